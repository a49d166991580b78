import { z } from "zod";
import { facetNames } from "../search/facet-names.ts";

/** How the stock search of a site looks (S1 §2, §9). */
export const searchSettingsSchema = z.strictObject({
  /** Facets offered, in this order. */
  facets: z.array(z.enum(facetNames)).default(["make", "model", "simple_body", "price", "year", "km", "fuel", "transmission", "city"]),
  /** Cards in a row on large screens. Source S1 §2. */
  columns: z.union([z.literal(3), z.literal(4)]).default(3),
  /** Price-ascending order leaves out cars without a price. Source S1 §5, decisions.md row 71. */
  priceAscendingNeedsPrice: z.boolean().default(false),
  /** Where "Clear Filters" leads; a path that is not a page of the site falls back to the base path. Source S1 §2, decisions.md rows 27 and 80. */
  clearFiltersTo: z.string().startsWith("/").default("/special-offers"),
  /** Placeholder of the keyword box. Source S1 §2. */
  keywordPlaceholder: z.string().max(80).default("Keyword search eg. EV, SUV, Toyota"),
});
/** Parsed search settings. */
export type SearchSettings = z.output<typeof searchSettingsSchema>;
