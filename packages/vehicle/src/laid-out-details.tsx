import type { ComponentType } from "react";
import type { VehicleLayoutProps, VehiclePartsInput } from "./vehicle-parts-types.ts";
import { vehicleParts } from "./vehicle-parts.tsx";

/** A car's page in a layout of its own, whatever look the site has. */
export function LaidOutDetails({
  Layout,
  ...input
}: VehiclePartsInput & { Layout: ComponentType<VehicleLayoutProps> }) {
  return <Layout {...input} parts={vehicleParts({ ...input, look: undefined })} />;
}
