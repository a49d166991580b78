import { hasText } from "../car/car-part.ts";
import type { CarPart } from "../car/car-part.ts";
import type { LeadInput } from "../entities/lead.ts";
import { pathSegment } from "../navigation/path-segment.ts";
import type { EnquirySettings } from "../site/enquiry-settings.ts";
import { vehicleEnquiry } from "./lead-limits.ts";

/** What {@link vehicleEnquiryDefaults} needs to know besides the car. */
export interface VehicleEnquiryOptions {
  /** Whether the marketing box starts ticked, per site. Source S1 §5. @default true */
  settings?: Pick<EnquirySettings, "optInDefault">;
  /** What the button that opened the form says, e.g. "Test Drive". */
  subcategory?: string;
}

/** The part of a lead that is known before the shopper types. */
export type VehicleEnquiryDefaults = Pick<
  LeadInput,
  | "category"
  | "subcategory"
  | "car_id"
  | "car_type"
  | "car_dealership_id"
  | "vehicle_status"
  | "stock_number"
  | "Vehicle Make"
  | "Vehicle Model"
  | "dealership_slug"
  | "manufacturer_slug"
  | "opt_in"
  | "message"
>;

/**
 * Start values of an enquiry about a car (S1 §3 "Enquiry defaults"). What the car does not say is left out.
 *
 * @example
 * vehicleEnquiryDefaults({ id: "17", make: "Kia", model: "Rio", car_type: "used", status: "in_stock" })
 * // { category: "Vehicle Enquiry", car_id: "17", car_type: "used", vehicle_status: "in_stock", "Vehicle Make": "Kia",
 * //   "Vehicle Model": "Rio", manufacturer_slug: "kia", opt_in: true, message: "" }
 */
export function vehicleEnquiryDefaults(
  car: CarPart<"id" | "make" | "model" | "car_type" | "status" | "stocknum" | "dealership_slug" | "dealership_id">,
  { settings = { optInDefault: true }, subcategory }: VehicleEnquiryOptions = {},
): VehicleEnquiryDefaults {
  return {
    category: vehicleEnquiry,
    ...(hasText(subcategory) ? { subcategory } : {}),
    ...(hasText(car.id) ? { car_id: car.id } : {}),
    ...(car.car_type ? { car_type: car.car_type } : {}),
    ...(hasText(car.status) ? { vehicle_status: car.status } : {}),
    ...(hasText(car.stocknum) ? { stock_number: car.stocknum } : {}),
    ...(hasText(car.make) ? { "Vehicle Make": car.make, manufacturer_slug: pathSegment(car.make) } : {}),
    ...(hasText(car.model) ? { "Vehicle Model": car.model } : {}),
    ...(hasText(car.dealership_slug) ? { dealership_slug: car.dealership_slug } : {}),
    ...(hasText(car.dealership_id) ? { car_dealership_id: car.dealership_id } : {}),
    opt_in: settings.optInDefault,
    message: "",
  };
}
