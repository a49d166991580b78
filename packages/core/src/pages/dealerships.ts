import type { Page } from "../page/page.ts";

/** Path of {@link dealershipsPage}. */
export const dealershipsPath = "/dealerships";
/** Path of {@link dealerLocatorPage}. */
export const dealerLocatorPath = "/dealer-locator";

/** Every place of the dealer, found by postcode or name, the nearest first (S1 §2, S2 §2). */
export const dealershipsPage = {
  name: "dealerships",
  paths: [dealershipsPath],
  label: "Our locations",
  settings: ["pages.on"],
  isUsual: true,
  sitemap: "pages",
  parameters: ["query"],
} as const satisfies Page;

/** The same for a make: the places that sell it first (S1 §2). */
export const dealerLocatorPage = {
  name: "dealer-locator",
  paths: [dealerLocatorPath],
  label: "Find a dealer",
  settings: ["pages.on"],
  isUsual: true,
  sitemap: "pages",
  parameters: ["query", "make"],
  module: "dealerships",
} as const satisfies Page;
