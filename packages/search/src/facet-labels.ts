import type { FacetName } from "@forecourt/core";

/** Heading of each facet, as shoppers know it. */
export const facetLabels: Readonly<Record<FacetName, string>> = {
  car_type: "Condition",
  make: "Make",
  model: "Model",
  badge: "Badge",
  simple_body: "Body type",
  fuel: "Fuel",
  transmission: "Transmission",
  drive: "Drive",
  colour: "Colour",
  seats: "Seats",
  city: "Location",
  state: "State",
  tag: "Offers",
  dealership_slug: "Dealership",
  price: "Price",
  year: "Year",
  km: "Odometer",
};

const carTypeLabels: Readonly<Record<string, string>> = { new: "New", demo: "Demo", used: "Used" };

/**
 * A facet value as shoppers read it.
 *
 * @example
 * facetValueLabel("car_type", "demo") // "Demo"
 * facetValueLabel("seats", "7")       // "7 seats"
 */
export function facetValueLabel(name: FacetName, value: string): string {
  if (name === "car_type") return carTypeLabels[value] ?? value;
  if (name === "seats") return `${value} seats`;
  return value;
}
