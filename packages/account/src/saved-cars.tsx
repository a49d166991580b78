import { formatMoney } from "@forecourt/core";
import type { MoneyFormat } from "@forecourt/core";
import type { Car } from "@forecourt/core/schemas";
import { Button } from "@forecourt/ui-kit/button";
import styles from "./account-watchlist.module.css";
import { changeSinceSaved } from "./change-since-saved.ts";
import type { ChangeSinceSaved } from "./change-since-saved.ts";
import type { SavedCar } from "./saved-records.ts";
import { savedStoreOf } from "./use-saved.ts";
import type { CarCardComponent } from "./car-card-component.ts";

/** What the list of saved cars needs. */
export interface SavedCarsProps {
  /** Slug of the site. */
  site: string;
  money: MoneyFormat;
  CarCard: CarCardComponent;
  /** Where all stock is. */
  stockHref: string;
  favourites: readonly SavedCar[];
  /** The cars as they are now. */
  cars: ReadonlyMap<string, Car>;
  /** False when the platform did not answer: a car that is not there may still be. */
  known: boolean;
}

/** The saved cars, each with what changed since it was saved. */
export function SavedCars({ site, favourites, cars, known, money, CarCard, stockHref }: SavedCarsProps) {
  return (
    <ul className={styles.grid} aria-labelledby="saved">
      {favourites.map((saved) => {
        const car = cars.get(saved.id);
        const change = known || car ? changeSinceSaved(saved, car) : undefined;
        return (
          <li key={saved.id} className={styles.saved}>
            {car ? (
              <CarCard car={car} priority={false} headingLevel={2} />
            ) : (
              <div className={styles.gone}>
                <h2 className={styles.goneName}>{saved.name}</h2>
                <Button href={stockHref} variant="secondary" size="s">
                  Find Me Something Similar
                </Button>
                <Button
                  variant="quiet"
                  size="s"
                  aria-label={`Remove ${saved.name}`}
                  onClick={() =>
                    savedStoreOf(site).toggleSaved({ ...saved, make: saved.make ?? "", model: saved.model ?? "" })
                  }
                >
                  Remove
                </Button>
              </div>
            )}
            {change && change.kind !== "same" && (
              <p className={styles.change} data-kind={change.kind}>
                {words(change, (dollars) => formatMoney(dollars, money))}
              </p>
            )}
          </li>
        );
      })}
    </ul>
  );
}

function words(change: ChangeSinceSaved, money: (dollars: number) => string): string {
  switch (change.kind) {
    case "reduced":
      return `Price dropped by ${money(change.dollars)} since you saved it`;
    case "raised":
      return `Price rose by ${money(change.dollars)} since you saved it`;
    case "sold":
      return "Sold since you saved it";
    case "reserved":
      return "Reserved for someone at the moment";
    default:
      return "No longer available";
  }
}
