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

// With a short summary the facts are on the first screen. They can be read without scripts.
const Details = latePart("car-details", async () => (await import("./late-details.tsx")).Details, { waitsFor: "sign" });

// Loads all parts at once; the standard layout does not need that.
const LaidOutDetails = lazyPart(async () => (await import("./laid-out-details.tsx")).LaidOutDetails);

/**
 * The vehicle details page: pictures, summary, facts, key information, equipment, comments, calculators, place (S1 §2
 * "Vehicle details page"). What stands below pictures and summary comes alive once a shopper is there.
 */
export function VehicleDetails({ Layout, ...input }: VehicleDetailsProps) {
  const { car } = input;
  // Read when a masked phone number is revealed and logged.
  const named = { "data-car-id": car.id, "data-dealership-id": car.dealership_id ?? undefined };
  if (Layout)
    return (
      <div {...named} data-part="vehicle-page">
        <Suspense>
          <LaidOutDetails Layout={Layout} {...input} />
        </Suspense>
      </div>
    );
  // The own summary of a template is a single box, so it is placed beside the pictures.
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
