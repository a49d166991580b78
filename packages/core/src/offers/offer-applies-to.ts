import type { CarPart } from "../car/car-part.ts";
import { pathSegment } from "../navigation/path-segment.ts";
import type { OfferContent } from "./offer-schema.ts";

/** What an offer says of the cars that it is for. */
export type OfferScope = Pick<OfferContent, "manufacturer" | "model" | "car_types">;

/**
 * Whether an offer is for a car: of its make, its model and its conditions, as far as it names them. One that names
 * none is for no car of its own; one of a make or model that names no condition is for new and demo cars.
 *
 * @example
 * offerAppliesTo({ model: { name: "CX-5", slug: "cx-5" } }, { make: "Mazda", model: "CX-5", car_type: "new" }) // true
 */
export function offerAppliesTo(
  { manufacturer, model, car_types: types }: OfferScope,
  car: CarPart<"make" | "model" | "car_type">,
): boolean {
  if (!manufacturer && !model && !types) return false;
  return (
    (!manufacturer || pathSegment(car.make ?? "") === manufacturer.slug) &&
    (!model || pathSegment(car.model ?? "") === model.slug) &&
    (types ?? ["new", "demo"]).some((type) => type === car.car_type)
  );
}
