import type { OfferAnswer } from "@forecourt/api";
import { aCar, aSite } from "@forecourt/core/testing";
import type { SiteDocumentInput } from "@forecourt/core/schemas";
import { describe, expect, it, vi } from "vitest";
import { nameComparisonRates, offerFacts } from "./offer-facts.ts";
import { offersOf } from "./offers-of.ts";
import { withPicturedLead } from "./pictured-lead.ts";
import { siteOffers } from "./site-offers.ts";

const on = (...paths: string[]) => ({ pages: { on: paths } }) as Partial<SiteDocumentInput>;
const site = aSite(on("/special-offers", "/book-test-drive"));
const offer: OfferAnswer = {
  id: "runout",
  name: "CX-5 run-out",
  manufacturer: { name: "Mazda", slug: "mazda" },
  model: { name: "CX-5", slug: "cx-5" },
  end: "2026-12-31T17:00",
};
const long = "word ".repeat(50).trim();
const { signal } = new AbortController();

describe("an offer at a site", () => {
  it("leads to its one address, its enquiry and the test drive of its model", () => {
    expect(offerFacts(offer, site)).toMatchObject({
      href: "/offers/mazda/runout",
      ends: "Ends 31 December 2026",
      links: {
        enquire: "/offers/mazda/runout#enquire",
        testDrive: { label: "Book A Test Drive", href: "/book-test-drive?model=Mazda+CX-5" },
      },
    });
    expect(offerFacts({ id: "tyres", name: "Tyres" }, site)).toMatchObject({
      href: "/offers/tyres",
      links: { enquire: "/offers/tyres#enquire" },
    });
    expect(offerFacts({ id: "tyres", name: "Tyres" }, site).links.testDrive).toBeUndefined();
    expect(offerFacts({ ...offer, model: undefined }, site).links.testDrive?.href).toBe("/book-test-drive");
    expect(offerFacts(offer, aSite(on("/special-offers"))).links.testDrive).toBeUndefined();
    const buttons = { testDrive: { show: true, label: "Book a Test Ride" } };
    const bikes = aSite({ ...on("/special-offers", "/book-test-drive"), vehiclePage: { buttons } });
    expect(offerFacts(offer, bikes).links.testDrive?.label).toBe("Book a Test Ride");
  });
  it("offers no test drive of a caravan, but what the dealer calls it, in the words of the page it leads to", () => {
    const enquiry = { testDriveName: "guided walk-through" };
    const vans = aSite({ ...on("/special-offers", "/book-test-drive"), enquiry });
    expect(offerFacts(offer, vans).links.testDrive?.label).toBe("Book A Guided Walk-through");
  });
  it("explores its model only where the site has its page; an address of its own goes first", () => {
    expect(offerFacts(offer, site).links.explore).toBeUndefined();
    const model = { name: "CX-5", slug: "cx-5", override_url: "/our-cx-5" };
    expect(offerFacts({ ...offer, model }, site).links.explore).toBeUndefined();
    const withPage = aSite({ pages: { own: ["/our-cx-5"] } });
    expect(offerFacts({ ...offer, model }, withPage).links.explore).toEqual({
      label: "Explore CX-5",
      href: "/our-cx-5",
    });
  });
  it("folds a description over 200 characters at about 160, unless the site shows it whole; a disclaimer at 200 always", () => {
    const text = { description: long, sanitized_description: `<p>${long}</p>`, disclaimer: "x".repeat(201) };
    const folded = offerFacts({ ...offer, ...text }, site);
    expect(folded.description).toMatchObject({ isFolded: true, html: `<p>${long}</p>` });
    expect(folded.description?.preview.length).toBeLessThanOrEqual(163);
    expect(folded.disclaimer?.preview).toHaveLength(200);
    const whole = offerFacts({ ...offer, ...text }, aSite({ offers: { collapseDescriptions: false } }));
    expect([whole.description?.isFolded, whole.disclaimer?.isFolded]).toEqual([false, true]);
  });
  it("writes its price and its loan", () => {
    const finance = {
      repaymentDollars: 126.9,
      frequency: "weekly" as const,
      ratePercentPerYear: 4.99,
      comparisonRatePercentPerYear: 5.55,
      loanDollars: 34_990,
      termMonths: 48,
      depositDollars: 1000,
      finalPaymentDollars: 14_000,
      lender: "Example Finance",
    };
    const facts = offerFacts({ ...offer, finance, price: { dollars: 34_990, type: "drive_away" } }, site);
    expect(facts.price).toEqual({ amount: "$34,990", label: "Drive away" });
    expect(facts.loan).toEqual({
      repayment: { amount: "$126.90", unit: "a week" },
      rate: "4.99% p.a.",
      comparisonRate: "5.55% p.a.",
      example: "Loan of $34,990, 48 months, deposit of $1,000, final payment of $14,000. Finance by Example Finance.",
    });
    expect(nameComparisonRates([facts])).toBe(true);
    const bare = offerFacts(
      { ...offer, finance: { ratePercentPerYear: 3 }, price: { dollars: 9, type: "total" } },
      site,
    );
    expect(bare.price).toEqual({ amount: "$9", label: undefined });
    expect(bare.loan).toEqual({ rate: "3.00% p.a." });
    expect(nameComparisonRates([bare])).toBe(false);
  });
});

describe("the offers of a page about something else", () => {
  const api = () => ({
    getOffers: vi.fn(async () => ({ offers: [offer], categories: [], changesAt: "2026-12-31T06:00:00Z" })),
    search: vi.fn(async () => Promise.reject(new Error("away"))),
  });
  const shown = { ...site, shownContent: { offer: [{ id: "runout", manufacturer: "mazda" }] } };
  it("are those that are for a car, with the instant of their next change", async () => {
    const asked = api();
    const car = { make: "Mazda", model: "CX-5", car_type: "new" as const };
    const { offers, changes } = await siteOffers(asked, shown, { limit: 2, car, signal });
    expect(offers.map(({ id }) => id)).toEqual(["runout"]);
    expect(changes).toEqual([new Date("2026-12-31T06:00:00Z")]);
    expect(asked.getOffers).toHaveBeenCalledWith({ limit: "2", ...car }, { signal });
  });
  it("are none, and are not asked for, where the site has no offer, no page of them, or wants none", async () => {
    const asked = api();
    const off = { ...aSite(on("/service")), shownContent: shown.shownContent };
    for (const [of, limit] of [
      [site, 2],
      [off, 2],
      [shown, 0],
    ] as const)
      expect(await siteOffers(asked, of, { limit, signal })).toEqual({ offers: [], changes: [] });
    expect(asked.getOffers).not.toHaveBeenCalled();
  });
  it("of a content page stand by the place of their block", async () => {
    const block = { kind: "offers" as const, title: "Offers", category: "Service", count: 3 };
    const asked = api();
    const { byBlock, changes } = await offersOf([{ kind: "prose" }, block], asked, shown, signal);
    expect(Object.keys(byBlock)).toEqual(["1"]);
    expect(changes).toHaveLength(1);
    expect(asked.getOffers).toHaveBeenCalledWith({ limit: "3", category: "Service" }, { signal });
  });
});

describe("the offer that leads a page", () => {
  const asked = (...hits: ReturnType<typeof aCar>[]) => ({ search: vi.fn(async () => ({ hits }) as never) });
  const lead = async (answer: OfferAnswer, api: ReturnType<typeof asked>) =>
    (await withPicturedLead([answer], site, { api, signal }))[0];
  const used = { id: "cover", name: "Two years of cover", car_types: ["used" as const] };
  const photo = aCar({ name: "2019 Mazda CX-5", status: "in_stock", primary_image_url: "cars/1.webp" });

  it("shows the newest car that it is for, where it has no picture of its own, and says which", async () => {
    const api = asked(aCar({ primary_image_url: null }), photo);
    expect(await lead(used, api)).toMatchObject({
      picture: { file: "cars/1.webp", alt: "" },
      pictured: "2019 Mazda CX-5",
    });
    expect(api.search).toHaveBeenCalledWith({ car_type: ["used"] }, { signal });
    await lead(offer, api);
    expect(api.search).toHaveBeenLastCalledWith({ make: ["Mazda"], model: ["CX-5"] }, { signal });
  });
  it("keeps its own picture, and has none where it is for no car, no car has a photo or the search is away", async () => {
    const api = asked(photo);
    const picture = { file: "offers/own.webp", alt: "A van" };
    expect(await lead({ ...used, picture }, api)).toMatchObject({ picture });
    expect((await lead({ id: "tyres", name: "Tyres" }, api))?.picture).toBeUndefined();
    expect(api.search).not.toHaveBeenCalled();
    const elsewhere = aCar({ primary_image_url: "https://photos.example/1.jpg" });
    expect((await lead(used, asked(elsewhere)))?.picture).toBeUndefined();
    expect(
      (await lead(used, { search: vi.fn(async () => Promise.reject(new Error("away"))) }))?.picture,
    ).toBeUndefined();
  });
});
