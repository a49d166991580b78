import { describe, expect, it } from "vitest";
import { contentKinds } from "../content/content-kinds.ts";
import { offerContentSchema } from "./offer-schema.ts";
import type { OfferContent } from "./offer-schema.ts";
import { siteWithContent } from "../content/site-with-content.ts";
import { hasPage, sitemapPages } from "../page/site-pages.ts";
import { offerAddress } from "../pages/offers.ts";
import { offerJsonLd } from "../seo/offer-json-ld.ts";
import { aSite } from "../testing/a-site.ts";
import { offerAppliesTo } from "./offer-applies-to.ts";
import { offerProblems } from "./offer-problems.ts";

const mazda = { name: "Mazda", slug: "mazda" };
const cx5 = { name: "CX-5", slug: "cx-5" };
const loan = {
  repaymentDollars: 146.73,
  frequency: "weekly" as const,
  ratePercentPerYear: 10,
  comparisonRatePercentPerYear: 11.36,
  loanDollars: 30_000,
  termMonths: 60,
};
const offer = (changes: Partial<OfferContent> = {}): OfferContent =>
  offerContentSchema.parse({ name: "CX-5 run-out", disclaimer: "To approved buyers.", ...changes });
const places = (changes: Partial<OfferContent>, country: "AU" | "NZ" = "AU") =>
  offerProblems(offer(changes), country).map(({ path }) => path.join("."));

describe("a finance offer", () => {
  it.each([
    "CX-5 from $99 p/w",
    "CX-5 from $99 p/wk",
    "CX-5 from $99 p.w.",
    "CX-5 from $1,099.50 p/m",
    "CX-5 from $99pw",
    "CX-5 for only $99 each week",
    "CX-5 at a rate of 2.9%",
    "Low rate finance from 1.9%",
    "Finance at 2.9% p/a",
    "Comparison rate 3.45%",
    "Drive now at 2.9% per year",
  ])("is refused without its typed figures however dealers write them: %s", (name) => {
    expect(places({ name })).toEqual(["name"]);
  });
  it.each(["20% off tyres", "$99 per service", "$500 per person", "50% off, at any rate", "Save $2,000 on a Mazda"])(
    "may name what is no figure of a loan: %s",
    (name) => expect(places({ name })).toEqual([]),
  );
  it("shows when rate, comparison rate, loan and term stand beside the repayment", () => {
    expect(places({ name: "From $146.73 a week", finance: loan })).toEqual([]);
  });
  it.each([
    ["a repayment in its name", { name: "CX-5 from $99 a week" }, ["name"]],
    ["a repayment with marks in it", { description: "Only **$99** per week." }, ["description"]],
    ["a repayment per month", { description: "$1,099.50/month" }, ["description"]],
    ["a rate in its small print", { disclaimer: "At 5.99% p.a. fixed." }, ["disclaimer"]],
    ["a rate in HTML", { sanitized_description: "<b>2.9</b>% comparison rate" }, ["sanitized_description"]],
    [
      "a repayment in words and a rate in figures",
      { name: "$99 weekly", finance: { ratePercentPerYear: 0 } },
      ["name", "finance.comparisonRatePercentPerYear"],
    ],
    ["words that promise a loan", { description: "Instant pre-approval for everybody." }, ["description"]],
  ])("is refused with %s that its figures do not say", (_, changes, expected) => {
    expect(places(changes)).toEqual(expected);
  });
  it.each(["frequency", "ratePercentPerYear", "loanDollars", "termMonths"] as const)(
    "is refused with a repayment without its %s",
    (missing) => {
      const { [missing]: _, ...finance } = loan;
      expect(places({ finance })).toContain(`finance.${missing}`);
    },
  );
  it("is refused without a comparison rate in Australia, not in New Zealand", () => {
    const { comparisonRatePercentPerYear: _, ...finance } = loan;
    expect(places({ finance })).toEqual(["finance.comparisonRatePercentPerYear"]);
    expect(places({ finance }, "NZ")).toEqual([]);
  });
  it("is refused with a comparison rate below its rate, or without the rate", () => {
    expect(places({ finance: { ...loan, comparisonRatePercentPerYear: 9.99 } })).toEqual([
      "finance.comparisonRatePercentPerYear",
    ]);
    expect(places({ finance: { comparisonRatePercentPerYear: 5 } })).toEqual(["finance.ratePercentPerYear"]);
  });
  it("is refused with a repayment that is lower than its loan makes, but for a dollar", () => {
    expect(places({ finance: { ...loan, repaymentDollars: 145.7 } })).toEqual(["finance.repaymentDollars"]);
    expect(places({ finance: { ...loan, repaymentDollars: 146 } })).toEqual([]);
    expect(places({ finance: { ...loan, repaymentDollars: 120, finalPaymentDollars: 9000 } })).toEqual([]);
    expect(places({ finance: { ...loan, repaymentDollars: 1, termMonths: 1, frequency: "monthly" } })).toEqual([
      "finance.repaymentDollars",
    ]);
  });
  it("says who can have it", () => {
    expect(offerProblems({ name: "Finance", finance: loan }, "AU").map(({ path }) => path[0])).toEqual(["disclaimer"]);
  });
});

describe("a price", () => {
  it("of a new car is what a buyer pays in Australia", () => {
    const price = { dollars: 38_990, type: "plus_orc" as const };
    expect(places({ manufacturer: mazda, price })).toEqual(["price.type"]);
    expect(places({ car_types: ["new"], price })).toEqual(["price.type"]);
    expect(places({ manufacturer: mazda, price: { ...price, type: "drive_away" } })).toEqual([]);
    expect(places({ car_types: ["used"], price: { ...price, type: "egc" } })).toEqual([]);
    expect(places({ price: { ...price, type: "egc" } })).toEqual([]);
    expect(places({ model: cx5, price: { ...price, type: "egc" } })).toEqual(["price.type"]);
    expect(places({ car_types: ["used"], price: { ...price, type: "egc" } }, "NZ")).toEqual(["price.type"]);
  });
});

describe("an offer", () => {
  it.each([
    [
      "a new CX-5, of its model",
      { manufacturer: mazda, model: cx5 },
      { make: "Mazda", model: "CX-5", car_type: "new" },
      true,
    ],
    ["a demo, of its make", { manufacturer: mazda }, { make: "Mazda", model: "CX-3", car_type: "demo" }, true],
    [
      "no used car, unless it says so",
      { manufacturer: mazda },
      { make: "Mazda", model: "CX-5", car_type: "used" },
      false,
    ],
    [
      "every used car, where it says so",
      { car_types: ["used"] },
      { make: "Kia", model: "Rio", car_type: "used" },
      true,
    ],
    ["no other model", { model: cx5 }, { make: "Mazda", model: "CX-3", car_type: "new" }, false],
    ["no other make", { manufacturer: mazda }, { make: "Kia", model: "Rio", car_type: "new" }, false],
    [
      "no car that has no name",
      { manufacturer: mazda, model: cx5 },
      { make: null, model: null, car_type: null },
      false,
    ],
    ["no car of its own, where it names none", {}, { make: "Mazda", model: "CX-5", car_type: "new" }, false],
  ] as const)("is for %s", (_, scope, car, expected) => {
    expect(offerAppliesTo(scope as OfferContent, car)).toBe(expected);
  });
  it("stands below its manufacturer, else alone, and nowhere else", () => {
    expect(offerAddress({ id: "runout", manufacturer: "mazda" })).toBe("/offers/mazda/runout");
    expect(offerAddress({ id: "tyres" })).toBe("/offers/tyres");
    const site = siteWithContent(aSite({ pages: { on: ["/special-offers"] } }), {
      offer: [{ id: "runout", manufacturer: "mazda" }, { id: "tyres" }],
    });
    const paths = ["/offers/mazda/runout", "/offers/tyres", "/offers/runout", "/offers/mazda/tyres", "/offers/kia/x"];
    expect(paths.filter((path) => hasPage(path, site))).toEqual(["/offers/mazda/runout", "/offers/tyres"]);
    expect(sitemapPages(site)).toEqual(["/", "/offers/mazda/runout", "/offers/tyres", "/special-offers"]);
    expect(sitemapPages(siteWithContent(aSite({ pages: { on: ["/special-offers"] } }), {}))).toEqual([
      "/",
      "/special-offers",
    ]);
    expect(hasPage("/offers/mazda/runout", aSite({ pages: { on: ["/brands"] } }))).toBe(false);
    // A document does not know its content.
    expect(hasPage("/offers/mazda/any", aSite({ pages: { on: ["/special-offers"] } }))).toBe(true);
  });
  it("is checked as a record only where it is whole", () => {
    const kind = contentKinds.find(({ name }) => name === "offer");
    expect(kind?.problems?.({ name: "$9 a week" }, aSite()).map(({ path }) => path)).toEqual([["name"]]);
    expect(kind?.problems?.({}, aSite())).toEqual([]);
  });
  it("says its price, its time and its car to search engines", () => {
    const facts = {
      name: "Runout",
      url: "https://a.example/offers/mazda/runout",
      currency: "AUD",
      sellerName: "Harbour",
    };
    expect(offerJsonLd({ ...facts, priceDollars: 38_990, end: "2026-12-31", make: "Mazda", model: "CX-5" })).toEqual({
      "@context": "https://schema.org",
      "@type": "Offer",
      name: "Runout",
      url: facts.url,
      price: 38_990,
      priceCurrency: "AUD",
      validThrough: "2026-12-31",
      itemOffered: {
        "@type": "Car",
        name: "Mazda CX-5",
        model: "CX-5",
        brand: { "@type": "Brand", name: "Mazda" },
      },
      seller: { "@type": "AutoDealer", name: "Harbour" },
    });
    expect(Object.keys(offerJsonLd(facts))).not.toContain("priceCurrency");
  });
});
