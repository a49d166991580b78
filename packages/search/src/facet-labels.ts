import { capitalized, formatNumber, priceRangeBounds, neutralLocale } from "@forecourt/core";
import type { FacetName } from "@forecourt/core";

/** Heading of each facet, as shoppers know it. */
export const facetLabels: Readonly<Record<FacetName, string>> = {
  car_type: "Condition",
  make: "Make",
  model: "Model",
  make_model: "Make and model",
  badge: "Badge",
  simple_body: "Body type",
  body: "Body",
  categories: "Category",
  fuel: "Fuel",
  transmission: "Transmission",
  drive: "Drive",
  colour: "Colour",
  seats: "Seats",
  filtered_features: "Features",
  price_range: "Price range",
  city: "Location",
  state: "State",
  dealership_name: "Dealership",
  dealership_slug: "Dealership",
  location_name: "Yard",
  item_type: "Vehicle",
  tag: "Offers",
  certified: "Certified",
  status: "Availability",
  price: "Price",
  weekly_price_range: "Weekly repayment",
  subscription_price: "Subscription",
  year: "Year",
  km: "Odometer",
  towing: "Towing capacity",
  sleeps: "Sleeps",
  body_length: "Body length",
  aggregate_trailer_mass: "Loaded weight (ATM)",
  created_at_timestamp: "Listed",
};

const valueLabels: Readonly<Partial<Record<FacetName, Readonly<Record<string, string>>>>> = {
  car_type: { new: "New", demo: "Demo", used: "Used" },
  certified: { true: "Certified", false: "Not certified" },
  status: { in_stock: "In stock", coming_soon: "Coming soon", sold: "Sold" },
};

/**
 * A facet value as shoppers read it.
 *
 * @example
 * facetValueLabel("car_type", "demo")           // "Demo"
 * facetValueLabel("seats", "7")                 // "7 seats"
 * facetValueLabel("price_range", "20000-25000") // "$20,000 to $25,000"
 */
export function facetValueLabel(name: FacetName, value: string, locale: string = neutralLocale): string {
  if (name === "seats") return `${value} seats`;
  if (name === "price_range") return priceRangeLabel(value, locale);
  if (name === "item_type") return capitalized(value);
  const labels = valueLabels[name];
  return labels && Object.hasOwn(labels, value) ? (labels[value] ?? value) : value;
}

function priceRangeLabel(value: string, locale: string): string {
  const bounds = priceRangeBounds(value);
  if (!bounds) return value;
  const dollars = (amount: number) => `$${formatNumber(amount, locale, 3)}`;
  if (bounds.from === 0) return `Under ${dollars(bounds.below)}`;
  return bounds.below === Infinity
    ? `${dollars(bounds.from)} and over`
    : `${dollars(bounds.from)} to ${dollars(bounds.below)}`;
}
