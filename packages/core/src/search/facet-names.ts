/** Facets whose values are picked from a list; several values of one facet mean "any of them" (S1 §3). */
export const listFacetNames = [
  "car_type",
  "make",
  "model",
  "make_model",
  "badge",
  "simple_body",
  "body",
  "categories",
  "fuel",
  "transmission",
  "drive",
  "colour",
  "seats",
  "filtered_features",
  "price_range",
  "city",
  "state",
  "dealership_name",
  "dealership_slug",
  "location_name",
  "item_type",
  "tag",
  "certified",
  "status",
] as const;

/**
 * Facets with a lowest and a highest value (S1 §3). `price` and `subscription_price` in dollars, `weekly_price_range`
 * in dollars a week, `km` in kilometres, `towing` (braked towing capacity) and `aggregate_trailer_mass` in kilograms,
 * `body_length` in millimetres, `sleeps` in berths, `created_at_timestamp` in seconds since 1970.
 */
export const rangeFacetNames = [
  "price",
  "weekly_price_range",
  "subscription_price",
  "year",
  "km",
  "towing",
  "sleeps",
  "body_length",
  "aggregate_trailer_mass",
  "created_at_timestamp",
] as const;

/** Every facet, in the order in which they stand in an address. */
export const facetNames = /* @__PURE__ */ inOneList(listFacetNames, rangeFacetNames);

/** Name of a facet with a list of values. */
export type ListFacetName = (typeof listFacetNames)[number];
/** Name of a facet with a range. */
export type RangeFacetName = (typeof rangeFacetNames)[number];
/** Name of a facet. */
export type FacetName = (typeof facetNames)[number];

/** A call that bundlers may leave out when nobody uses its list; a spread would stay in the bundle of every rule. */
function inOneList<const One extends readonly string[], const Other extends readonly string[]>(
  one: One,
  other: Other,
): readonly [...One, ...Other] {
  return [...one, ...other];
}
