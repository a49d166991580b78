import { describe, expect, it } from "vitest";
import { costOfBorrowingLinks } from "../page/cost-of-borrowing-links.ts";
import { pageProblems } from "../page/page-problems.ts";
import { hasPage, sitemapPages } from "../page/site-pages.ts";
import type { SiteDocumentInput } from "../site/site-document.ts";
import { siteWarnings } from "../site/site-warnings.ts";
import { aSite } from "../testing/a-site.ts";
import { costOfBorrowing } from "./cost-of-borrowing.ts";

type Lenders = NonNullable<SiteDocumentInput["lenders"]>;
type Lender = NonNullable<Lenders["lenders"]>[number];

const kauri: Lender = {
  provider: "Kauri Finance",
  name: "Kauri",
  phone: "0800 555 010",
  establishmentFeeDollars: 295,
  termsTo: "https://kauri.example/terms",
  defaultInterestPercent: 15.95,
  defaultFees: [{ name: "Missed payment", dollars: 12.5 }],
  rates: [
    { carTypes: ["new", "demo"], maxAgeYears: 1, interestRatePercent: 9.95, comparisonRatePercent: 11.2 },
    { carTypes: ["used"], maxAgeYears: 7, minPriceDollars: 10_000, interestRatePercent: 11, comparisonRatePercent: 12 },
    { maxPriceDollars: 20_000, interestRatePercent: 13.5, comparisonRatePercent: 15 },
  ],
};
const siteWith = (lender: Partial<Lender> = {}, document: Partial<SiteDocumentInput> = {}) =>
  aSite({
    country: "NZ",
    timeZone: "Pacific/Auckland",
    pages: { on: ["/cost-of-borrowing/{lender}"] },
    lenders: { lenders: [{ ...kauri, ...lender }], fees: [{ name: "Account", dollars: 3.5, per: "month" }] },
    ...document,
  });
const path = "/cost-of-borrowing/kauri-finance";
const costsOf = (lender: Partial<Lender> = {}, document: Partial<SiteDocumentInput> = {}) =>
  costOfBorrowing(siteWith(lender, document), "kauri-finance");

describe("what it costs to borrow from a lender", () => {
  it("has a page for each lender of a site that turns it on, and none without lenders", () => {
    const site = siteWith();
    expect(costOfBorrowingLinks(site)).toEqual([{ name: "Kauri", href: path }]);
    expect(sitemapPages(site)).toContain(path);
    expect(hasPage("/cost-of-borrowing/another", site)).toBe(false);
    expect(costOfBorrowing(site, "another")).toBeUndefined();
    const without = siteWith({}, { lenders: {} });
    expect([costOfBorrowingLinks(without), hasPage(path, without)]).toEqual([undefined, false]);
    expect(costsOf({}, { pages: { on: [] } })).toBeUndefined();
  });
  it("is its rates by kind of car, its fees, what a missed payment costs, and its standard terms", () => {
    expect(costsOf()).toMatchObject({
      lender: "Kauri",
      phone: "0800 555 010",
      rates: [
        { label: "New and demonstrator cars up to 1 year old", value: "9.95% p.a." },
        { label: "Used cars up to 7 years old, from $10,000", value: "11.00% p.a." },
        { label: "All cars, to $20,000", value: "13.50% p.a." },
      ],
      fees: [
        { label: "Establishment", value: "$295 a loan" },
        { label: "Account", value: "$3.50 a month" },
      ],
      defaults: [
        { label: "Interest on what is overdue", value: "15.95% p.a." },
        { label: "Missed payment", value: "$12.50" },
      ],
      termsHref: "https://kauri.example/terms",
      law: { law: "Credit Contracts and Consumer Finance Act 2003" },
    });
  });
  it("counts an establishment fee once, and says fees of the dealer's list", () => {
    const fees = [{ name: "Establishment fee", dollars: 395 }];
    expect(costsOf({}, { lenders: { lenders: [kauri], fees } })?.fees).toEqual([
      { label: "Establishment fee", value: "$395 a loan" },
    ]);
    expect(
      costsOf(
        { establishmentFeeDollars: undefined },
        { lenders: { lenders: [{ ...kauri, establishmentFeeDollars: 0 }] } },
      )?.fees,
    ).toEqual([]);
    expect(costsOf({ establishmentFeeDollars: undefined })?.fees.map(({ label }) => label)).toEqual(["Account"]);
  });
  it("says nothing of defaults that the site does not know, and that there are no fees where there are none", () => {
    expect(costsOf({ defaultInterestPercent: undefined, defaultFees: undefined })?.defaults).toBeUndefined();
    expect(costsOf({ defaultInterestPercent: undefined, defaultFees: [] })?.defaults).toEqual([
      { label: "Interest on what is overdue", value: "Ask the lender" },
      { label: "Fees", value: "None" },
    ]);
    expect(costsOf({ defaultFees: undefined })?.defaults?.[1]).toEqual({ label: "Fees", value: "Ask the lender" });
  });
  it("leads to standard terms that are there: a page that the site does not have is refused", () => {
    const dead = siteWith({ termsTo: "/there-is-none" });
    expect(costOfBorrowing(dead, "kauri-finance")?.termsHref).toBeUndefined();
    expect(pageProblems(dead).map((problem) => problem.path)).toEqual(["lenders.lenders.0.termsTo"]);
    expect(costsOf({ termsTo: undefined })?.termsHref).toBeUndefined();
  });
  it("has each rate beside its comparison rate in Australia, and no rate without a credit licence", () => {
    const inAustralia = (creditLicence?: string) =>
      costsOf(
        {},
        {
          country: "AU",
          timeZone: "Australia/Sydney",
          ...(creditLicence === undefined ? {} : { finance: { creditLicence } }),
        },
      );
    expect(inAustralia("Australian Credit Licence 000000")).toMatchObject({
      comparesRates: true,
      law: undefined,
      rates: [{ value: "9.95% p.a., comparison rate 11.20% p.a." }, {}, {}],
    });
    expect(inAustralia()?.rates).toEqual([]);
  });
});

describe("site check", () => {
  const warned = (site: ReturnType<typeof siteWith>) =>
    siteWarnings(site)
      .filter(({ rule }) => rule === "CCCFA 2003")
      .map(({ path: at }) => at);
  const shows = { calculator: { enabled: true } };
  it("asks a site in New Zealand that shows finance for the page of each lender, and for what it lacks", () => {
    expect(warned(siteWith({}, { ...shows, pages: { on: [] } }))).toEqual(["finance"]);
    expect(warned(siteWith({}, { ...shows, lenders: {} }))).toEqual(["finance"]);
    expect(warned(siteWith({}, shows))).toEqual([]);
    const bare = { rates: [], termsTo: undefined, defaultInterestPercent: undefined, defaultFees: undefined };
    expect(warned(siteWith(bare, shows))).toEqual(["lenders.lenders.0"]);
    expect(siteWarnings(siteWith(bare)).find(({ rule }) => rule === "CCCFA 2003")?.message).toContain(
      "set rates, termsTo, defaultInterestPercent, defaultFees",
    );
  });
});
