import type { z } from "zod";
import type { FavouriteEntry } from "../entities/favourite-entry.ts";
import type { financeLeadFormSchema } from "../entities/finance-lead-form.ts";
import type { FinanceLenderEntry } from "../entities/finance-lender-entry.ts";
import type { priceComparisonResponseSchema } from "../entities/price-comparison-response.ts";
import type { serviceFormSchema } from "../entities/service-form.ts";

/** A lender's figures with both rates and a weekly payment: they may be shown. */
export function quotedByLender(changes: Partial<FinanceLenderEntry> = {}): FinanceLenderEntry {
  return {
    financeProvider: "Plenti",
    interestRate: 8.99,
    comparisonRate: 10.11,
    paymentWeek: 186.4,
    paymentMonth: 809.44,
    deposit: 0,
    termYears: 5,
    termMonths: 60,
    termWeeks: 260,
    balloon: 0,
    establishmentFees: 395,
    totalPayable: 48_566.4,
    disclaimer: "Approved applicants only.",
    ...changes,
  };
}

/** A price comparison in the middle of the market, sure enough to show. */
export function midMarket(
  changes: Partial<z.output<typeof priceComparisonResponseSchema>> = {},
): z.output<typeof priceComparisonResponseSchema> {
  return {
    fill: 0.5,
    listing_price: 38_990,
    market_range_min: 35_000,
    market_range_max: 43_000,
    confidence: 0.8,
    description: null,
    ...changes,
  };
}

/** A car that a shopper marked. */
export function aFavourite(changes: Partial<FavouriteEntry> = {}): FavouriteEntry {
  return {
    id: "1042",
    name: "2021 Mazda CX-5 Touring KF",
    slug: "2021-mazda-cx-5-touring-used-s1042",
    make: "Mazda",
    model: "CX-5",
    primary_image_url: "/photos/cx5-1.jpg",
    ...changes,
  };
}

/** A finance enquiry whose phone number is verified. */
export function verifiedFinanceEnquiry(
  changes: Partial<z.output<typeof financeLeadFormSchema>> = {},
): z.output<typeof financeLeadFormSchema> {
  return {
    amount: 30_000,
    term: 5,
    selfAssessedCreditScore: "GREAT",
    name: "Ana",
    phone: "0412 345 678",
    code: "123456",
    subscribe: false,
    ...changes,
  };
}

/** A booking of a yearly service. */
export function yearlyService(
  changes: Partial<z.output<typeof serviceFormSchema>> = {},
): z.output<typeof serviceFormSchema> {
  return {
    "Vehicle Make": "Mazda",
    "Vehicle Model": "CX-5",
    "Vehicle Year": "2021",
    "Service Interval": "12 months",
    "Preferred Service Date": "2026-11-30",
    ...changes,
  };
}
