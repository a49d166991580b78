import { stockWord } from "@forecourt/core";
import type { MoneyFormat } from "@forecourt/core";
import { Alert } from "@forecourt/ui-kit/alert";
import { Button } from "@forecourt/ui-kit/button";
import { EmptyState } from "@forecourt/ui-kit/empty-state";
import { IconHeart } from "@forecourt/ui-kit/icon";
import { Skeleton } from "@forecourt/ui-kit/skeleton";
import type { ReactNode } from "react";
import styles from "./account-watchlist.module.css";
import { ForgetDevice } from "./forget-device.tsx";
import { SavedCars } from "./saved-cars.tsx";
import { useCarsById } from "./use-cars-by-id.ts";
import { useSaved } from "./use-saved.ts";
import type { CarCardComponent } from "./car-card-component.ts";

/** Props of {@link WatchlistPage}. */
export interface WatchlistPageProps {
  /** Slug of the site. */
  site: string;
  /** Cars can be saved here; else the page is about the rest of what the device keeps. @default true */
  keepsCars?: boolean;
  money: MoneyFormat;
  CarCard: CarCardComponent;
  /** Where all stock is. */
  stockHref: string;
  /** Where the dealer can be called, for when the platform does not answer. */
  phone: string;
  /** The site's word for its stock, in the plural. @default "cars" */
  vehicles?: string;
  /** Where a shopper asks to be told of a car. @default nobody is told of cars */
  alertHref?: ((carId: string) => string) | undefined;
  /** What to begin with, where nothing was saved or looked at. @default nothing */
  suggestions?: ReactNode;
}

/**
 * The page of what is kept on this device: saved cars as they are now, cars looked at, and the way to forget it all.
 * The server renders its frame alone; the device fills it.
 */
export function WatchlistPage({
  site,
  keepsCars = true,
  money,
  CarCard,
  stockHref,
  phone,
  vehicles = "cars",
  alertHref,
  suggestions,
}: WatchlistPageProps) {
  const ready = useSaved(site, (state) => state.ready && !state.isReading);
  const favourites = useSaved(site, (state) => state.favourites);
  const viewed = useSaved(site, (state) => state.viewed);
  const { cars, settled, failed, retry } = useCarsById(
    ready ? [...new Set([...favourites, ...viewed].map(({ id }) => id))] : undefined,
  );
  const looked = viewed.flatMap(({ id }) => cars.get(id) ?? []);
  return (
    <div className={styles.page}>
      <h1 className={styles.heading} id="saved" tabIndex={-1}>
        {keepsCars ? `Saved ${vehicles}` : "Kept on this device"}
      </h1>
      <noscript>
        <p>Saved {vehicles} are kept in your browser, which needs JavaScript to show them.</p>
      </noscript>
      {!settled ? (
        <div className={`${styles.grid} ${styles.loading}`} aria-busy="true">
          <span className={styles.hidden}>Loading your saved {vehicles}</span>
          {[1, 2, 3].map((each) => (
            <div key={each} className={styles.waiting}>
              <Skeleton shape="box" />
              <Skeleton quarters={3} />
              <Skeleton quarters={2} />
              <Skeleton shape="control" />
            </div>
          ))}
        </div>
      ) : (
        <>
          {failed && (
            <Alert
              tone="error"
              live="polite"
              action={
                <Button
                  variant="secondary"
                  size="s"
                  onClick={() => {
                    // The button goes once there is an answer.
                    document.getElementById("saved")?.focus();
                    retry();
                  }}
                >
                  Try again
                </Button>
              }
            >
              We could not look up your {vehicles} just now. They are still saved on this device; please try again in a
              moment or call {phone}.
            </Alert>
          )}
          {!keepsCars ? null : favourites.length === 0 ? (
            <EmptyState
              title="Nothing saved yet"
              layout="row"
              icon={<IconHeart size={22} />}
              actions={<Button href={stockHref}>Browse all {vehicles}</Button>}
            >
              Tap the heart on a {stockWord(vehicles)} and it will wait for you here.
            </EmptyState>
          ) : (
            <SavedCars
              site={site}
              favourites={favourites}
              cars={cars}
              known={!failed}
              money={money}
              CarCard={CarCard}
              stockHref={stockHref}
              alertHref={alertHref}
            />
          )}
          {keepsCars && favourites.length === 0 && looked.length === 0 && suggestions}
          {looked.length > 0 && (
            <section aria-labelledby="viewed" className={styles.section}>
              <h2 className={styles.title} id="viewed">
                Recently viewed
              </h2>
              <ul className={styles.grid}>
                {looked.map((car) => (
                  <li key={car.id} className={styles.cell}>
                    <CarCard car={car} priority={false} />
                  </li>
                ))}
              </ul>
            </section>
          )}
          <ForgetDevice site={site} stockHref={stockHref} />
        </>
      )}
    </div>
  );
}
