import type { z } from "zod";
import type { BrandEntry } from "../entities/brand-entry.ts";
import type { FavouriteEntry } from "../entities/favourite-entry.ts";
import type { financeLeadFormSchema } from "../entities/finance-lead-form.ts";
import type { FinanceLenderEntry } from "../entities/finance-lender-entry.ts";
import type { Manufacturer } from "../entities/manufacturer.ts";
import type { priceComparisonResponseSchema } from "../entities/price-comparison-response.ts";
import type { PromoNode } from "../entities/promo-node.ts";
import type { Review } from "../entities/review.ts";
import type { serviceFormSchema } from "../entities/service-form.ts";
import type { VehicleModel } from "../entities/vehicle-model.ts";

/** A manufacturer for tests. */
export function aManufacturer(changes: Partial<Manufacturer> = {}): Manufacturer {
  return { id: "7", name: "Mazda", slug: "mazda", logo: { url: "/logos/mazda.svg" }, ...changes };
}

/** A model on sale. */
export function aModel(changes: Partial<VehicleModel> = {}): VehicleModel {
  return {
    slug: "cx-5",
    name: "CX-5",
    id: "31",
    status: null,
    manufacturer_name: "Mazda",
    manufacturer_body: "SUV",
    manufacturer_body2: null,
    manufacturer_body3: null,
    short_description: "A mid-size SUV.",
    description: "<p>A mid-size SUV.</p>",
    image: { url: "/models/cx-5.jpg" },
    cloudfront_new_image_url: null,
    ...changes,
  };
}

/** A model that is not on sale yet: shoppers register their interest. */
export function comingSoonModel(changes: Partial<VehicleModel> = {}): VehicleModel {
  return aModel({
    slug: "mazda-6e",
    name: "Mazda 6e",
    id: "32",
    status: "coming_soon",
    manufacturer_body: "Passenger",
    ...changes,
  });
}

/** A review with a reply of the dealer. */
export function repliedReview(changes: Partial<Review> = {}): Review {
  return {
    id: "81",
    customer_name: "Ana",
    text: "Straight answers.",
    rating: 5,
    review_date: "2026-10-03",
    reply_text: "Thank you, Ana.",
    reply_date: "2026-10-04",
    ...changes,
  };
}

/** A brand without a page of its own. */
export function brandWithoutPage(changes: Partial<BrandEntry> = {}): BrandEntry {
  return { title: "Jayco", slug: "jayco", logo: null, banner: null, description: null, skipPage: true, ...changes };
}

/** A promotion that never gives way: left out when its place is taken. */
export function strictPromotion(changes: Partial<PromoNode> = {}): PromoNode {
  return {
    start: null,
    expiry: null,
    position: 4,
    display: true,
    strictDisplay: true,
    node: { title: "Runout sale" },
    ...changes,
  };
}

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
