import type { Site } from "./site-document.ts";

/**
 * Language and country in which a site writes numbers and dates: its own, else by country.
 *
 * @example
 * siteLocale({ country: "NZ" }) // "en-NZ"
 */
export function siteLocale(site: Pick<Site, "country"> & Partial<Pick<Site, "locale">>): "en-AU" | "en-NZ" {
  return site.locale ?? (site.country === "NZ" ? "en-NZ" : "en-AU");
}

/** Currency of a site's prices, by its country: `AUD` or `NZD`. */
export function siteCurrency(site: Pick<Site, "country">): "AUD" | "NZD" {
  return site.country === "NZ" ? "NZD" : "AUD";
}
