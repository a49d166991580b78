export { sentViews, type CarViewerSettings } from "./car-viewer-settings.ts";
export { frameSources } from "./frame-sources.ts";
export {
  vehicleFacts,
  type Fact,
  type RunningCostsStart,
  type VehicleFacts,
  type VehicleFactsOptions,
} from "./vehicle-facts.ts";
