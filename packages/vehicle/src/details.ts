export { VehicleDetails, type VehicleDetailsProps, type VehicleLayoutProps } from "./vehicle-details.tsx";
export { someonesReservation, SummaryCard, type SummaryCardProps } from "./summary-card.tsx";
export type { BannerEntry } from "./feature-banner.tsx";
export type { DeliveryResult } from "./delivery-result.ts";
export type { VehicleParts } from "./vehicle-parts.tsx";
export type { ReportLink } from "./report-links.tsx";
export type { VehicleLink } from "./vehicle-links.ts";
