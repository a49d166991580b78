import { financeEnquirySchema } from "@forecourt/api";
import { aCar } from "@forecourt/core/testing";
import { describe, expect, it } from "vitest";
import { enquiryPayload } from "../src/domain/finance/enquiry-payload.ts";
import { enquiryForm, enquirerPhone } from "./enquiry-fixtures.ts";
import { parsedSite } from "./http-fixtures.ts";

const { site } = parsedSite("north");
const youxQuote = {
  weeklyRepaymentAmount: 171,
  advertisedRate: 9.5,
  comparisonRate: 10.9,
  validUntil: "2099-12-31T23:59:59+11:00",
};
const car = aCar({ id: "7", price: 32_500, youxQuote });
const quoteIn = (change: object, about = car) =>
  enquiryPayload(site, financeEnquirySchema.parse({ ...enquiryForm, car_id: "7", ...change }), enquirerPhone, about)
    .lead["youxQuote"];

describe("the customer that a lender is given of a finance enquiry", () => {
  it("carries the lender's own quote of the car, in the lead, where the shopper asks for just that", () => {
    expect(quoteIn({})).toEqual(youxQuote);
  });
  it.each([
    ["another price", { amount: 30_000 }],
    ["another term", { term: 3 }],
    ["another credit history", { selfAssessedCreditScore: "POOR" }],
  ])("carries none for %s: the lender has not quoted that", (_, change) => expect(quoteIn(change)).toBeUndefined());
  it("carries none of a car without one", () => {
    expect(quoteIn({}, aCar({ id: "7", price: 32_500 }))).toBeUndefined();
  });
});
