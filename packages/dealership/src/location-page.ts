export { LocationDetails, type LocationDetailsProps, type LocationPhone } from "./location-details.tsx";
