import type { Site } from "@forecourt/core/schemas";

/** How money and numbers of a site are written. */
export interface MoneyFormat {
  locale: string;
  currency: string;
}

/**
 * Formats by country: Australian sites write en-AU and AUD, New Zealand ones en-NZ and NZD.
 *
 * @example
 * moneyFormat({ country: "NZ" }) // { locale: "en-NZ", currency: "NZD" }
 */
export function moneyFormat(site: Pick<Site, "country" | "locale">): MoneyFormat {
  const isAustralian = site.country === "AU";
  return { locale: site.locale ?? (isAustralian ? "en-AU" : "en-NZ"), currency: isAustralian ? "AUD" : "NZD" };
}
