import { Suspense } from "react";
import type { ComponentType } from "react";
import type { SummaryCardProps } from "./summary-card.tsx";
import styles from "./vehicle-details.module.css";
import { vehicleParts } from "./vehicle-parts.tsx";
import type { VehicleParts, VehiclePartsInput } from "./vehicle-parts.tsx";

/** What lays a car's page out gets: what its summary shows, and the parts to be placed. */
export interface VehicleLayoutProps extends SummaryCardProps {
  parts: VehicleParts;
}

/** What the details page shows of a car. */
export interface VehicleDetailsProps extends VehiclePartsInput {
  /** Places the parts. @default pictures above, summary and details side by side */
  Layout?: ComponentType<VehicleLayoutProps> | undefined;
}

/**
 * The vehicle details page: pictures, summary, facts, key information, equipment, comments, calculators, place (S1 §2 "Vehicle details page").
 */
export function VehicleDetails({ Layout, ...input }: VehicleDetailsProps) {
  const { car } = input;
  // What a masked number and its log are told about the page.
  const named = { "data-car-id": car.id, "data-dealership-id": car.dealership_id ?? undefined };
  const parts = vehicleParts(input);
  if (Layout)
    return (
      <div {...named} data-part="vehicle-page">
        <Suspense>
          <Layout {...input} parts={parts} />
        </Suspense>
      </div>
    );
  return (
    <div className={styles.page} {...named} data-part="vehicle-page">
      <div className={styles.crumbs}>{parts.breadcrumb}</div>
      <div className={styles.gallery}>
        {parts.viewer}
        {parts.photoRequest}
      </div>
      <div className={styles.columns}>
        <div className={styles.summary}>
          <Suspense>{parts.sidebar}</Suspense>
        </div>
        <div className={styles.main}>
          <Suspense>
            {parts.glance}
            {parts.offers}
            {parts.specs}
            {parts.features}
            {parts.comments}
            {parts.comparison}
          </Suspense>
          {parts.finance}
          {parts.panels}
        </div>
      </div>
      {parts.similar}
      {parts.banner}
      {parts.disclaimer}
      {parts.bars}
    </div>
  );
}
