import { makeSearchPath } from "@forecourt/core";
import { CarList } from "@forecourt/vehicle/carousel";
import { Button } from "@forecourt/ui-kit/button";
import type { GoneCarData } from "./api-failure.ts";
import { MessagePage } from "./root/message-page.tsx";
import { SiteCarCard } from "./site-car-card.tsx";
import styles from "./storefront-vehicle.module.css";

/** The address of a car that was sold before the site's window: what it was, and what is like it (rules 2.8). Answered with 410. */
export function GoneCarPage({ gone, others }: GoneCarData) {
  return (
    <>
      <MessagePage title={`This ${gone.name} has been sold`} text="It is no longer for sale, but we may have one very much like it." />
      <div className={styles.similar}>
        <CarList
          heading="You may also like"
          cars={others?.cars ?? []}
          CarCard={SiteCarCard}
          more={
            <Button href={makeSearchPath(gone.make, gone.model)} variant="link">
              See every {gone.make} {gone.model}
            </Button>
          }
        />
      </div>
    </>
  );
}
