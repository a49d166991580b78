import { countries } from "../country/countries.ts";
import type { CountryLocale } from "../country/countries.ts";
import type { MoneyFormat } from "../price/format-money.ts";
import type { Site } from "./site-document.ts";

type LocalSite = Pick<Site, "country"> & Partial<Pick<Site, "locale">>;

/**
 * Language and country in which a site writes numbers and dates: its own, else by country.
 *
 * @example
 * siteLocale({ country: "NZ" }) // "en-NZ"
 */
export function siteLocale(site: LocalSite): CountryLocale {
  return site.locale ?? countries[site.country].locale;
}

/**
 * How a site writes money: its locale and the currency of its country.
 *
 * @example
 * siteMoney({ country: "NZ" }) // { locale: "en-NZ", currency: "NZD" }
 */
export function siteMoney(site: LocalSite): MoneyFormat {
  return { locale: siteLocale(site), currency: countries[site.country].currency };
}
