export { LocationCard, type LocationCardProps, type LocationLinks } from "./location-card.tsx";
