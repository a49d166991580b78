import { latePart, lazyPart } from "@forecourt/ui-kit/lazy-part";
import { Suspense } from "react";
import type { ComponentType } from "react";
import { frameParts } from "./frame-parts.tsx";
import { HydrationBoundary } from "./hydration-boundary.tsx";
import styles from "./vehicle-details.module.css";
import type { VehicleLayoutProps, VehiclePartsInput } from "./vehicle-parts-types.ts";

/** Props of {@link VehicleDetails}. */
export interface VehicleDetailsProps extends VehiclePartsInput {
  /** Places the parts. @default as `look` says */
  Layout?: ComponentType<VehicleLayoutProps> | undefined;
}

// A short summary leaves room for the facts on a first screen, and they need no code to be read.
const Details = latePart("car-details", async () => (await import("./late-details.tsx")).Details, { waitsFor: "sign" });

// It has all parts at once, which the standard layout does not need.
const LaidOutDetails = lazyPart(async () => (await import("./laid-out-details.tsx")).LaidOutDetails);

/**
 * The vehicle details page: pictures, summary, facts, key information, equipment, comments, calculators, place (S1 §2
 * "Vehicle details page"). What stands below pictures and summary comes alive once a shopper is there.
 */
export function VehicleDetails({ Layout, ...input }: VehicleDetailsProps) {
  const { car } = input;
  // Facts of the page for a masked number and its log.
  const named = { "data-car-id": car.id, "data-dealership-id": car.dealership_id ?? undefined };
  if (Layout)
    return (
      <div {...named} data-part="vehicle-page">
        <Suspense>
          <LaidOutDetails Layout={Layout} {...input} />
        </Suspense>
      </div>
    );
  // A summary of the template's own is one box: it stands beside the pictures.
  const look = input.Sidebar ? "beside" : (input.look ?? "beside");
  const parts = frameParts({ ...input, look });
  return (
    <div className={styles.page} {...named} data-part="vehicle-page" data-look={look}>
      <div className={styles.crumbs}>{parts.breadcrumb}</div>
      <div className={styles.gallery}>
        {parts.viewer}
        {parts.photoRequest}
      </div>
      <div className={styles.summary}>
        <HydrationBoundary>{parts.sidebar}</HydrationBoundary>
      </div>
      <div className={styles.main}>
        <Details key={`details ${car.id}`} {...parts.details} />
        {parts.finance}
        {parts.panels}
      </div>
      {parts.similar}
      {parts.banner}
      {parts.disclaimer}
      {parts.bars}
    </div>
  );
}
