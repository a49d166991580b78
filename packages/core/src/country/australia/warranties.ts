import type { WarrantyStep } from "../country.ts";

const usual: readonly WarrantyStep[] = [{ years: 10, km: 160_000, months: 3, warrantyKm: 5000 }];

/**
 * By state. From a secondary source: somebody who knows the law of the state should confirm them (legal-display.md
 * "Statutory warranty").
 */
export const warranties: Readonly<Record<string, readonly WarrantyStep[]>> = {
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
};
