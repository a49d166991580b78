import type { Page } from "../page/page.ts";

/** Path of {@link modelsPage}. */
export const modelsPath = "/models";
/** Path of {@link orderModelPage}. */
export const orderModelPath = "/models/order-now";

/**
 * The models of the manufacturers that the dealer sells new, of one body category or of all (S2 §2,
 * decisions.md row 93).
 */
export const modelsPage = {
  name: "models",
  paths: [modelsPath],
  label: "New models",
  settings: ["pages.on"],
  sitemap: "pages",
  parameters: ["body"],
  canonicalParameters: ["body"],
  lists: "model",
} as const satisfies Page;

/** A model: what it is, what stands in the yard, and the ways to ask for it. */
export const modelPage = {
  name: "model",
  paths: ["/models/{slug}"],
  words: "records.models",
  settings: [{ key: "pages.on", is: modelsPath }],
  sitemap: "pages",
} as const satisfies Page;

/** Where a quote for a new car of a model is asked for. */
export const orderModelPage = {
  name: "order-model",
  paths: [orderModelPath],
  label: "Get a quote",
  settings: [{ key: "pages.on", is: modelsPath }],
  parameters: ["model_id", "model_name"],
} as const satisfies Page;

/**
 * The address of a brand's overview.
 *
 * @param brand its slug
 * @example
 * brandOverviewAddress("mazda") // "/mazda/overview"
 */
export function brandOverviewAddress(brand: string): string {
  return `/${brand}/overview`;
}

/** A brand that the dealer sells: what its manufacturer says of it, its models and its cars (S1 §2). */
export const brandOverviewPage = {
  name: "brand-overview",
  paths: ["/{brand}/overview"],
  words: "records.manufacturers",
  settings: ["pages.on"],
  sitemap: "pages",
  lists: "manufacturer",
} as const satisfies Page;
