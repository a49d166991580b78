import { formatMoney, isEnquirable, salePrice } from "@forecourt/core";
import type { MoneyFormat } from "@forecourt/core";
import type { Car } from "@forecourt/core/schemas";
import { Button } from "@forecourt/ui-kit/button";
import { IconBell } from "@forecourt/ui-kit/icon";
import styles from "./account-watchlist.module.css";
import { changeSinceSaved } from "./change-since-saved.ts";
import type { ChangeSinceSaved } from "./change-since-saved.ts";
import type { SavedCar } from "./saved-records.ts";
import { moveFocusOnRemoval } from "./move-focus-on-removal.ts";
import { savedStoreOf, useSaved } from "./use-saved.ts";
import type { CarCardComponent } from "./car-card-component.ts";

/** Props of {@link SavedCars}. */
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
  /** @default 2 */
  headingLevel?: 2 | 3;
  /** Other cars of the same make and model, by the ids of saved ones, where that is known. */
  alike?: ReadonlyMap<string, { count: number; href: string }> | undefined;
  /** Where a shopper asks to be told of a car. @default nobody is told of cars */
  alertHref?: ((carId: string) => string) | undefined;
}

/** The saved cars, each with what changed since it was saved. */
export function SavedCars({
  site,
  favourites,
  cars,
  known,
  money,
  CarCard,
  stockHref,
  headingLevel = 2,
  alike,
  alertHref,
}: SavedCarsProps) {
  const reserved = useSaved(site, (state) => state.reserved);
  const Heading = `h${headingLevel}` as const;
  return (
    <ul className={styles.grid} aria-labelledby="saved">
      {favourites.map((saved) => {
        const car = cars.get(saved.id);
        const change = known || car ? changeSinceSaved(saved, car) : undefined;
        const own = reserved.find(({ id }) => id === saved.id);
        const others = alike?.get(saved.id);
        return (
          <li key={saved.id} ref={moveFocusOnRemoval} className={styles.saved}>
            {car ? (
              <CarCard car={car} priority={false} headingLevel={headingLevel} />
            ) : (
              <div className={styles.gone}>
                <Heading className={styles.goneName}>{saved.name}</Heading>
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
                {change.kind === "reserved" && own ? (
                  <a href={own.href}>See your reservation</a>
                ) : (
                  words(change, (dollars) => formatMoney(dollars, money))
                )}
              </p>
            )}
            {others && (
              <p className={styles.change}>
                <a href={others.href}>
                  {others.count === 1 ? "One more like it" : `${others.count} more like it`}
                  <span className={styles.hidden}>: {saved.name}</span>
                </a>
              </p>
            )}
            {/* The price of one that is sold, or shows none, does not drop. */}
            {alertHref && car && isEnquirable(car) && salePrice(car) !== undefined && (
              <a
                className={styles.alert}
                href={alertHref(car.id)}
                rel="nofollow"
                aria-label={`Tell me when the price drops: ${saved.name}`}
              >
                <IconBell size={18} />
                Tell me when the price drops
              </a>
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
