import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { z } from "zod";
import * as presets from "../testing/entity-presets.ts";
import { carSchema } from "./car.ts";
import { favouriteEntrySchema } from "./favourite-entry.ts";
import { financeLeadFormSchema } from "./finance-lead-form.ts";
import { financeLenderEntrySchema } from "./finance-lender-entry.ts";
import { hotspotsSchema } from "./hotspot.ts";
import { locationSchema } from "./location.ts";
import { priceComparisonResponseSchema } from "./price-comparison-response.ts";
import { quoteResponseSchema } from "./quote-response.ts";
import { reviewSchema } from "./review.ts";
import { searchHistorySchema } from "./search-history.ts";
import { serviceFormSchema } from "./service-form.ts";
import { storedUserDetailsSchema } from "./stored-user-details.ts";
import { viewedCarSchema } from "./viewed-car.ts";

/** Each record with the least that it must hold. */
const records: readonly (readonly [name: string, schema: z.ZodType, least: Record<string, unknown>])[] = [
  ["a review", reviewSchema, { id: 81 }],
  ["a favourite", favouriteEntrySchema, { id: 1042, name: "Mazda CX-5", slug: "mazda-cx-5" }],
  ["a viewed car", viewedCarSchema, { id: 1042 }],
  ["user details", storedUserDetailsSchema, {}],
  ["hotspots", hotspotsSchema, {}],
  ["a quote", quoteResponseSchema, {}],
  ["a lender's figures", financeLenderEntrySchema, {}],
  ["a price comparison", priceComparisonResponseSchema, {}],
];

describe.each(records)("record of %s", (_, schema, least) => {
  const fields = Object.keys(schema.parse(least) as object);
  it("needs no more than its least", () => {
    expect(schema.safeParse(least).success).toBe(true);
    expect(Object.values(schema.parse({ ...least, unheard_of: 1 }) as object)).not.toContain(1);
  });
  it("is refused without any part of it", () => {
    for (const name of Object.keys(least))
      expect(schema.safeParse({ ...least, [name]: undefined }).success, name).toBe(false);
  });
  it("takes null for whatever it does not know", () => {
    const nulls = Object.fromEntries(fields.filter((name) => !Object.hasOwn(least, name)).map((name) => [name, null]));
    expect(schema.parse({ ...nulls, ...least })).toEqual(schema.parse(least));
  });
  it("stays what it is when it is parsed again", () => {
    const parsed = schema.parse(least);
    expect(schema.parse(parsed)).toEqual(parsed);
  });
  it("is accepted or refused, whatever stands in its fields", () => {
    fc.assert(
      fc.property(
        fc.record(Object.fromEntries(fields.map((name) => [name, fc.anything()])), { requiredKeys: [] }),
        (record) => {
          expect(typeof schema.safeParse({ ...least, ...record }).success).toBe("boolean");
        },
      ),
    );
  });
});

describe("presets of records", () => {
  it.each<[string, z.ZodType, unknown]>([
    ["quotedByLender", financeLenderEntrySchema, presets.quotedByLender()],
    ["midMarket", priceComparisonResponseSchema, presets.midMarket()],
    ["aFavourite", favouriteEntrySchema, presets.aFavourite()],
    ["verifiedFinanceEnquiry", financeLeadFormSchema, presets.verifiedFinanceEnquiry()],
    ["yearlyService", serviceFormSchema, presets.yearlyService()],
  ])("%s is what its schema makes of it", (_, schema, made) => {
    expect(schema.parse(made)).toEqual(made);
  });
});

describe("tolerance of records", () => {
  it("reads ids that are numbers, and blanks as not known", () => {
    expect(viewedCarSchema.parse({ id: 1042, make: " Mazda ", model: " " })).toMatchObject({
      id: "1042",
      make: "Mazda",
      model: null,
    });
  });
  it("keeps what few locations have, and leaves it away where they have not", () => {
    const place = {
      id: "1",
      name: "Dubbo",
      slug: "dubbo",
      address: { street: "1 Main Street", city: "Dubbo", state: "NSW", postcode: "2830" },
      contact_detail: {},
    };
    expect(
      locationSchema.parse({ ...place, manufacturers: ["Mazda"], average_rating: 4.6, image: "/a.jpg" }),
    ).toMatchObject({ manufacturers: ["Mazda"], average_rating: 4.6, image: "/a.jpg" });
    expect(
      JSON.stringify(
        locationSchema.parse({
          ...place,
          manufacturers: null,
          average_rating: null,
          image: " ",
          dealership_slug: null,
        }),
      ),
    ).not.toMatch(/manufacturers|average_rating|image|dealership_slug/);
  });
  it("keeps a lender's figure for each of its terms, and nothing else that it does not know", () => {
    expect(financeLenderEntrySchema.parse({ term60: 8.99, term84: "soon", internal: "x" })).toMatchObject({
      term60: 8.99,
    });
    expect(financeLenderEntrySchema.parse({ term60: 8.99, term84: "soon", internal: "x" })).not.toHaveProperty(
      "internal",
    );
  });
  it("keeps the last five searches", () => {
    expect(searchHistorySchema.parse(["a", "b", "c", "d", "e", "f"])).toEqual(["a", "b", "c", "d", "e"]);
  });
  it("never holds where a private seller lives", () => {
    const least = {
      id: "1",
      slug: "kia-rio-used-1",
      path: "/cars/kia-rio-used-1",
      name: "Kia Rio",
      make: "Kia",
      model: "Rio",
      car_type: "used",
      status: "in_stock",
    };
    expect(carSchema.parse({ ...least, private_suburb: "Dubbo", private_postcode: "2830" })).not.toHaveProperty(
      "private_suburb",
    );
    expect(
      carSchema.parse({ ...least, spin_images: [], videos: [{ video: { url: "/v.mp4" } }], sleeps: 2 }),
    ).toMatchObject({ videos: [{ video: { url: "/v.mp4" } }], sleeps: 2 });
  });
});

describe("finance enquiry", () => {
  const least = { amount: 30_000, name: "Ana", phone: "0412 345 678", code: "123456" };
  it("starts with five years and great credit, and leaves out what was left blank", () => {
    expect(financeLeadFormSchema.parse({ ...least, email: "", last_name: " ", postcode: "" })).toMatchObject({
      term: 5,
      selfAssessedCreditScore: "GREAT",
      subscribe: false,
      email: undefined,
      last_name: undefined,
      postcode: undefined,
    });
  });
  it("keeps the email address that was given", () => {
    expect(financeLeadFormSchema.parse({ ...least, email: "ana@example.com" }).email).toBe("ana@example.com");
  });
  it.each([
    ["a code of five digits", { code: "12345" }, "Code must be 6 digits."],
    ["no code", { code: "" }, "This is a required field."],
    ["a postcode of three digits", { postcode: "283" }, "Invalid postcode. Please enter a 4-digit number."],
    ["a postcode of five digits", { postcode: "99999" }, "Invalid postcode. Please enter a 4-digit number."],
  ])("is refused with %s", (_, changes, message) => {
    const parsed = financeLeadFormSchema.safeParse({ ...least, ...changes });
    expect(parsed.error?.issues.map((issue) => issue.message)).toContain(message);
  });
  it.each([{ term: 8 }, { term: 2.5 }, { selfAssessedCreditScore: "OK" }, { email: "ana" }, { is_admin: true }])(
    "is refused with %j",
    (changes) => {
      expect(financeLeadFormSchema.safeParse({ ...least, ...changes }).success).toBe(false);
    },
  );
});

describe("service booking", () => {
  it("may leave everything blank that a site does not ask for", () => {
    expect(serviceFormSchema.parse({ Comments: " ", "Vehicle Rego": "" })).toEqual({});
  });
  it.each([
    { "Preferred Service Date": "30/11/2026" },
    { "Vehicle Year": "19" },
    { postcode: "28" },
    { Comments: "x".repeat(2001) },
    { other: 1 },
  ])("is refused with %j", (changes) => {
    expect(serviceFormSchema.safeParse(changes).success).toBe(false);
  });
});
