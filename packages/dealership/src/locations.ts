export { LocationCard, type LocationCardProps } from "./location-card.tsx";
