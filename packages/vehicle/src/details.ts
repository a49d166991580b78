export { VehicleDetails, type VehicleDetailsProps } from "./vehicle-details.tsx";
