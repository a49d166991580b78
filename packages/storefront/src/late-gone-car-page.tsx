import { makeSearchPath } from "@forecourt/core";
import { Button } from "@forecourt/ui-kit/button";
import { CarList } from "@forecourt/vehicle/carousel";
import type { GoneCarData } from "./api-failure.ts";
import { MessagePage } from "./root/message-page.tsx";
import { SiteCarCard } from "./site-car-card.tsx";
import styles from "./storefront-gone.module.css";

/** The address of a car that was sold before the site's window: what it was, and what is like it (rules 2.8). Answered with 410. */
export function GoneCarPage({ gone, others }: GoneCarData) {
  const cars = others?.cars ?? [];
  // A search that finds nothing would be no help.
  const hasModel = cars.some(({ make, model }) => make === gone.make && model === gone.model);
  return (
    <>
      <div className={styles.message}>
        <MessagePage
          title={`This ${gone.name} has been sold`}
          text="It is no longer for sale, but we may have one very much like it."
        />
      </div>
      {cars.length > 0 && (
        <div className={styles.cars}>
          <CarList
            heading="You may also like"
            layout="grid"
            cars={cars}
            CarCard={SiteCarCard}
            more={
              hasModel && (
                <Button href={makeSearchPath(gone.make, gone.model)} variant="link">
                  See every {gone.make} {gone.model}
                </Button>
              )
            }
          />
        </div>
      )}
    </>
  );
}
