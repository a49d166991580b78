export { VehicleDetails, type VehicleDetailsProps } from "./vehicle-details.tsx";
export { reservedByOthersText, SummaryCard, type SummaryCardProps } from "./summary-card.tsx";
export type { BannerEntry } from "./feature-banner.tsx";
export type { DeliveryResult } from "./delivery-result.ts";
export type { VehicleLayoutProps, VehicleParts } from "./vehicle-parts-types.ts";
export type { ReportLink } from "./report-links.tsx";
export type { VehicleLink } from "./vehicle-links.ts";
