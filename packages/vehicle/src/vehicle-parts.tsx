import { frameParts } from "./frame-parts.tsx";
import { detailsParts } from "./late-details.tsx";
import type { VehicleParts, VehiclePartsInput } from "./vehicle-parts-types.ts";

/**
 * Makes the parts of a car's page. They come alive one by one, so that a first touch waits for the one that is touched.
 *
 * @example
 * vehicleParts(input).features // false where the equipment of the car is not known
 */
export function vehicleParts(input: VehiclePartsInput): VehicleParts {
  const { details, ...parts } = frameParts(input);
  return { ...parts, ...detailsParts(details) };
}
