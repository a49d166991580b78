import type { CountryCode } from "./countries.ts";

/** Until when a used car has a warranty by law, and for how long. */
export interface WarrantyStep {
  /** The car is younger than this, or as old where `orEqual` is set. */
  years: number;
  /** It has run less than this, or as much where `orEqual` is set. */
  km: number;
  orEqual?: boolean;
  /** It costs at least this, in dollars. @default any price */
  fromDollars?: number;
  /** What the warranty lasts, whichever comes first. */
  months: number;
  warrantyKm: number;
}

const usual: readonly WarrantyStep[] = [{ years: 10, km: 160_000, months: 3, warrantyKm: 5000 }];

/**
 * The warranties by law on used cars that a dealer sells, by country and state: the first step that fits a car is its own, and one that fits none
 * has none. From a secondary source: somebody who knows the law of the state should confirm them (legal-display.md "Statutory warranty").
 */
export const statutoryWarranties: Readonly<
  Partial<Record<CountryCode, Readonly<Record<string, readonly WarrantyStep[]>>>>
> = {
  AU: {
    NSW: usual,
    VIC: usual,
    NT: usual,
    ACT: usual,
    QLD: [...usual, { years: Infinity, km: Infinity, months: 1, warrantyKm: 1000 }],
    WA: [
      { years: 10, km: 150_000, orEqual: true, fromDollars: 4000, months: 3, warrantyKm: 5000 },
      { years: 12, km: 180_000, orEqual: true, fromDollars: 4000, months: 1, warrantyKm: 1500 },
    ],
    SA: [
      { years: 15, km: 200_000, orEqual: true, fromDollars: 6000.01, months: 3, warrantyKm: 5000 },
      { years: 15, km: 200_000, orEqual: true, fromDollars: 3001, months: 2, warrantyKm: 3000 },
    ],
    TAS: [{ years: 7, km: 120_000, months: 3, warrantyKm: 3000 }],
  },
};
