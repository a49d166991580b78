export { vehicleFacts, type RunningCostsStart, type VehicleFacts, type VehicleFactsOptions } from "./vehicle-facts.ts";
