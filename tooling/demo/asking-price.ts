import type { CatalogueVersion } from "./catalogue/catalogue.ts";
import { catalogueYear } from "./catalogue/catalogue.ts";
import type { Random } from "./random.ts";

/** New Zealand prices beside Australian ones, in each country's dollars. */
const nzPerAuDollar = 1.09;
const kmPerYear = 14_000;

/** What this version cost new in this model year: makers raise prices by about 2.5 % a year. */
export function priceNewDollars({ series, badge }: CatalogueVersion, year: number, country: "AU" | "NZ"): number {
  const lastYear = series.toYear ?? catalogueYear;
  return badge.priceNewDollars * 0.975 ** Math.max(0, lastYear - year) * (country === "NZ" ? nzPerAuDollar : 1);
}

/**
 * What a used car is worth: a small first drop, then about a tenth a year for the average car, slower with age and for
 * those that keep their value; 2 % for each 10,000 km over or under the usual 14,000 a year. Checked against the asking
 * prices of 7,000 real listings by model and age: the middle one is 14 % under them, as the market has come down since.
 *
 * @param ageYears years since it was first registered, 0 or more
 */
export function usedValueDollars(
  version: CatalogueVersion,
  year: number,
  ageYears: number,
  km: number,
  country: "AU" | "NZ",
): number {
  const { retention } = version.model;
  const share = Math.min(0.98, 0.97 * Math.sqrt(retention) * Math.exp((-0.105 / retention ** 1.5) * ageYears ** 0.92));
  const forKm = Math.exp((kmPerYear * ageYears - km) / 480_000);
  return 1_200 + priceNewDollars(version, year, country) * share * forKm;
}

/**
 * A price as dealers write it: ending in 990, 888, 500 and the like, near the value and never above it by more than
 * 250.
 *
 * @example
 * dealerPrice(31_420, createRandom("a")) // such as 30990 or 31500
 */
export function dealerPrice(valueDollars: number, random: Random): number {
  const endings =
    valueDollars < 12_000
      ? [990, 490, 999, 500]
      : valueDollars < 40_000
        ? [990, 990, 990, 888, 490, 500, 750]
        : [990, 990, 990, 888, 500, 880];
  const ending = random.pick(endings);
  const thousands = Math.floor((valueDollars + 250 - ending) / 1000);
  return Math.max(1, thousands) * 1000 + ending;
}
