/** A field of a collection, as the Typesense protocol has it. */
export interface CollectionField {
  name: string;
  type: "string" | "string[]" | "int32" | "int64" | "float" | "bool" | "geopoint[]";
  facet?: boolean;
  optional?: boolean;
  index?: boolean;
  sort?: boolean;
}

const facet = (name: string, type: CollectionField["type"] = "string"): CollectionField => ({
  name,
  type,
  facet: true,
  optional: true,
});

/**
 * Fields of the one collection of all sites. Every search carries a scoped key whose filter names the site. `card` is
 * the car's summary as JSON: kept, not indexed, so that a hit needs nothing else; nobody searches for a `slug` either.
 */
export const carFields: readonly CollectionField[] = [
  { name: "site", type: "string", facet: true },
  { name: "slug", type: "string", index: false, optional: true },
  { name: "title", type: "string" },
  { name: "keywords", type: "string", optional: true },
  { name: "equipment", type: "string", optional: true },
  { name: "stocknum", type: "string", optional: true },
  { name: "regplate", type: "string", optional: true },
  { name: "stockdigits", type: "string", optional: true },
  ...[
    "car_type",
    "status",
    "make",
    "model",
    "make_model",
    "badge",
    "series",
    "simple_body",
    "body",
    "fuel",
    "transmission",
    "drive",
    "colour",
    "price_range",
    "city",
    "state",
    "dealership_name",
    "dealership_slug",
    "location_name",
    "item_type",
    "tag",
    "certified",
  ].map((name) => facet(name)),
  facet("categories", "string[]"),
  facet("filtered_features", "string[]"),
  facet("seats", "int32"),
  facet("year", "int32"),
  facet("price", "float"),
  facet("subscription_price", "float"),
  facet("km", "int32"),
  facet("towing", "int32"),
  facet("sleeps", "int32"),
  facet("body_length", "int32"),
  facet("aggregate_trailer_mass", "int32"),
  { name: "place", type: "geopoint[]", optional: true },
  { name: "created_at_timestamp", type: "int64", facet: true },
  { name: "sold_date_timestamp", type: "int64", optional: true },
  { name: "photos", type: "int32" },
  { name: "shown", type: "bool" },
  { name: "card", type: "string", index: false, optional: true },
];

/** The collection to create under a name. */
export function carCollection(name: string): {
  name: string;
  fields: readonly CollectionField[];
  default_sorting_field: string;
} {
  return { name, fields: carFields, default_sorting_field: "created_at_timestamp" };
}
