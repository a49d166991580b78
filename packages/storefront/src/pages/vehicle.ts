export { loader } from "../vehicle/vehicle-loader.ts";
export { ErrorBoundary, headers, meta, shouldRevalidate } from "../routes/vehicle.tsx";
export { useVehiclePage, type VehiclePage } from "../vehicle/use-vehicle-page.tsx";
export { VehicleView, type VehicleViewProps } from "../vehicle/vehicle-view.tsx";
