/** Facets whose values are picked from a list; several values of one facet mean "any of them" (S1 §3). */
export const listFacetNames = [
  "car_type", "make", "model", "badge", "simple_body", "fuel", "transmission", "drive", "colour", "seats", "city", "state", "tag", "dealership_slug",
] as const;

/** Facets with a lowest and a highest value (S1 §3). `price` in dollars, `km` in kilometres. */
export const rangeFacetNames = ["price", "year", "km"] as const;

/** Every facet, in the order in which they stand in an address. */
export const facetNames = [...listFacetNames, ...rangeFacetNames] as const;

/** Name of a facet with a list of values. */
export type ListFacetName = (typeof listFacetNames)[number];
/** Name of a facet with a range. */
export type RangeFacetName = (typeof rangeFacetNames)[number];
/** Name of a facet. */
export type FacetName = (typeof facetNames)[number];
