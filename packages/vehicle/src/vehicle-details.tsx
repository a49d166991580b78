import { isEnquirable, keySpecs } from "@forecourt/core";
import type { Car } from "@forecourt/core/schemas";
import type { ReactNode } from "react";
import { DealerComments } from "./dealer-comments.tsx";
import { FactsStrip } from "./facts-strip.tsx";
import { FeatureList } from "./feature-list.tsx";
import { Gallery } from "./gallery.tsx";
import { SpecList } from "./spec-list.tsx";
import { StickyBar } from "./sticky-bar.tsx";
import { SummaryCard } from "./summary-card.tsx";
import type { SummaryCardProps } from "./summary-card.tsx";
import styles from "./vehicle-details.module.css";

/** What the details page shows of a car. */
export interface VehicleDetailsProps extends Omit<SummaryCardProps, "car"> {
  car: Car;
  timeZone: string;
  breadcrumb: ReactNode;
  /** Cars like this one, under the details. */
  similar?: ReactNode;
}

/** The vehicle details page: pictures, summary, facts, key information, equipment, comments (S1 §2 "Vehicle details page"). */
export function VehicleDetails({ car, timeZone, breadcrumb, similar, ...summary }: VehicleDetailsProps) {
  const specs = keySpecs(car, { locale: summary.money.locale, timeZone, now: summary.now });
  return (
    <div className={styles.page} data-car-id={car.id}>
      <div className={styles.crumbs}>{breadcrumb}</div>
      <div className={styles.gallery}>
        <Gallery key={car.id} car={car} />
      </div>
      <div className={styles.columns}>
        <div className={styles.summary}>
          <SummaryCard car={car} {...summary} />
        </div>
        <div className={styles.main}>
          <FactsStrip car={car} locale={summary.money.locale} />
          <section className={styles.section} aria-labelledby="overview">
            <h2 className={styles.heading} id="overview">
              Key information
            </h2>
            <SpecList specs={specs} />
          </section>
          {car.standardEquipment.length > 0 && (
            <section className={styles.section} aria-labelledby="features">
              <h2 className={styles.heading} id="features">
                Features
              </h2>
              <FeatureList features={car.standardEquipment} />
            </section>
          )}
          <section className={styles.section} aria-labelledby="comments">
            <h2 className={styles.heading} id="comments">
              Dealer comments
            </h2>
            <DealerComments text={car.dealercomments} />
          </section>
        </div>
      </div>
      {similar}
      {isEnquirable(car) && <StickyBar car={car} money={summary.money} phone={summary.phone} />}
    </div>
  );
}
