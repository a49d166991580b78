import type { Page } from "../page/page.ts";
import { searchParameters } from "../search/search-parameters.ts";

/** Start of the path of every search (S1 §2). */
export const searchPath = "/search";
/** The same results under the address of used-car sites' breadcrumbs (decisions.md row 79). */
export const usedCarPath = "/used-car";

/**
 * The stock search: a condition, dealership, make or body, and below a make its models (S1 §2, decisions.md row 26).
 */
export const searchPage = {
  name: "search",
  paths: [`${searchPath}/{segment?}/{model?}`],
  label: "All stock",
  sitemap: "searches",
  parameters: searchParameters,
  canonicalParameters: ["page"],
} as const satisfies Page;

/** The search of a make or a model on used-car sites; search engines keep it under the path of {@link searchPage}. */
export const usedCarPage = {
  name: "used-car",
  paths: [`${usedCarPath}/{segment?}/{model?}`],
  module: "search",
  parameters: searchParameters,
  canonicalParameters: ["page"],
} as const satisfies Page;
