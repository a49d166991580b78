export { LocationCard, type LocationCardProps } from "./location-card.tsx";
export type { LocationLinks } from "./location-card-links.tsx";
