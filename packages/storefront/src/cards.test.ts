import { aCar, aSite } from "@forecourt/core/testing";
import { describe, expect, it } from "vitest";
import { financeLink, telHref } from "@forecourt/core";
import { carSummarySchema } from "@forecourt/core/schemas";
import type { Car, CarSummary, SiteDocumentInput } from "@forecourt/core/schemas";
import { cardLinks, compareLinks } from "./card-links.ts";
import { extrasChangeAt, resultExtras } from "./result-extras.ts";
import { shownButtons } from "./shown-buttons.ts";
import { otherCars } from "./similar-cars.ts";

const now = new Date("2026-11-21T00:00:00Z");

describe("The buttons of a card on a site", () => {
  const shown = { show: true };
  const siteWith = (finance: SiteDocumentInput["financeEnquiry"]) =>
    aSite({
      financeEnquiry: finance,
      card: {
        buttons: {
          enquire: shown,
          finance: shown,
          tradeIn: shown,
          testDrive: shown,
          details: shown,
          findSimilar: shown,
          call: shown,
        },
      },
      reserve: { enabled: true },
    });
  const everything = siteWith({ enabled: true });

  it("lead to the car, its enquiry, where it is reserved and the dealer's phone; to nothing that the site does not have", () => {
    const car = aCar({ payment_processors: ["card"], price: 30_000 });
    const hrefs = Object.fromEntries(
      cardLinks({ ...everything, ...shownButtons(everything) }, car).map(({ kind, href }) => [kind, href]),
    );
    expect(hrefs).toMatchObject({ enquire: `${car.path}/enquire`, details: car.path });
    expect(hrefs["call"]).toMatch(/^tel:/);
    expect(hrefs["finance"]).toMatch(
      new RegExp(`^/finance\\?.*vehiclePriceBudget=30000&car_id=${car.id}&.*#finance-form$`),
    );
    expect(hrefs["tradeIn"]).toBe(`/cars/trade-in?car_id=${car.id}`);
    expect(hrefs["reserve"]).toBe(`${car.path}/checkout`);
    const quiet = { ...everything, reserve: { ...everything.reserve, onCards: false } };
    expect(cardLinks({ ...quiet, ...shownButtons(quiet) }, car).map(({ kind }) => kind)).not.toContain("reserve");
    const without = { ...siteWith({ enabled: false }), pages: aSite({ pages: { on: [] } }).pages };
    const kinds = cardLinks({ ...without, ...shownButtons(without) }, car).map(({ kind }) => kind);
    expect(kinds).not.toContain("finance");
    expect(kinds).not.toContain("tradeIn");
  });

  it("call the number of the place where the car stands; a hidden one is asked for, for that car", () => {
    const site = siteWith({ enabled: false });
    const callOf = (car: CarSummary) => cardLinks(site, car).find(({ kind }) => kind === "call")?.href;
    expect(callOf({ ...carSummarySchema.parse(aCar()), phone: "02 5550 0199" })).toBe("tel:0255500199");
    expect(callOf({ ...carSummarySchema.parse(aCar({ id: "17" })), phone: "02 555• ••••" })).toBe(
      "#reveal-phone?car_id=17",
    );
    expect(callOf({ ...carSummarySchema.parse(aCar()), phone: undefined })).toBe(telHref(site.dealer.phone));
  });

  it("lead to finance with the deposit, trade-in and term of the search", () => {
    const links = cardLinks({ ...everything, ...shownButtons(everything) }, aCar({ price: 30_000 }), {
      weeklyDollars: 150,
      depositDollars: 5000,
      termYears: 3,
    });
    expect(links.find(({ kind }) => kind === "finance")?.href).toMatch(/&loanTerm=3&deposit=5000#finance-form$/);
  });

  it("lead to finance where the car's page leads, the VIN and a personalised quote by NVIC included", () => {
    const personal = siteWith({ enabled: true, personalised: true });
    const hrefOf = (car: Car) => cardLinks(personal, car).find(({ kind }) => kind === "finance")?.href;
    for (const car of [
      aCar({ nvic: "ABC123", vin: "JM0DK2W7A00123456" }),
      aCar({ nvic: null, vin: "JM0DK2W7A00123456" }),
    ]) {
      const summary: CarSummary = carSummarySchema.parse(car);
      expect(cardLinks(personal, summary).find(({ kind }) => kind === "finance")?.href).toBe(
        financeLink(car, personal.financeEnquiry),
      );
      expect(hrefOf(car)).toContain(car.nvic === null ? "vin=JM0DK2W7A00123456" : "/personalised/finance?car_id=");
    }
  });

  it("lead to similar cars when the car is sold", () => {
    expect(cardLinks(everything, aCar({ status: "sold", make: "Kia", simple_body: "SUV" }))).toEqual([
      {
        kind: "findSimilar",
        label: "Find Me Something Similar",
        href: "/search/new-used-and-demo-cars?make=Kia&simple_body=SUV",
      },
    ]);
  });
});

describe("The next steps with a compared car", () => {
  const site = aSite();
  const kinds = (car: Parameters<typeof compareLinks>[1], hasTestDrives = true) =>
    compareLinks(site, car, hasTestDrives).map(({ kind }) => kind);

  it("are to enquire, to look at it and to drive it, also where cards have no button for a test drive", () => {
    expect(kinds(aCar())).toEqual(["enquire", "details", "testDrive"]);
    // What is missing is the last: the others stand where they stand for the cars beside it.
    expect(kinds(aCar(), false)).toEqual(["enquire", "details"]);
  });

  it("are to find one like it when it is sold", () => {
    expect(kinds(aCar({ status: "sold" }))).toEqual(["findSimilar"]);
  });
});

describe("What stands among the results", () => {
  const promotion = (more: object) => ({
    display: true,
    strictDisplay: false,
    position: 9,
    node: { title: "Sale", text: "", terms: "" },
    ...more,
  });
  const site = (
    { tile = {}, promotions = [] as ReturnType<typeof promotion>[] },
    document: Partial<SiteDocumentInput> = {},
  ) => {
    const { slots, ...rest } = aSite(document);
    return { ...rest, slots: { tile: { ...slots.tile, enabled: true, ...tile }, promotions } };
  };
  const first = { page: 1, query: "", now };

  it("is the tile with the words of the specification, without a link that leads nowhere", () => {
    const tile = {
      position: 8,
      title: "We Want Your Car!",
      text: "We buy all types of cars / Our high turnover means we can pay more",
      label: "Sell your car",
    };
    expect(resultExtras(site({}), first).tile).toEqual({ ...tile, to: "/sell-your-car" });
    expect(resultExtras(site({}, { pages: { on: [] } }), first).tile).toEqual(tile);
    expect(resultExtras(site({ tile: { to: "/search/used-cars" } }), first).tile?.to).toBe("/search/used-cars");
  });

  it("is nothing on later pages, and no promotion out of its time", () => {
    expect(resultExtras(site({}), { ...first, page: 2 })).toEqual({ promotions: [] });
    const promotions = [
      promotion({ expiry: "2026-11-20T00:00:00Z" }),
      promotion({ start: "2026-11-22T00:00:00Z" }),
      promotion({ display: false }),
      promotion({ node: { title: "Now", text: "", terms: "" } }),
    ];
    expect(resultExtras(site({ promotions }), first).promotions.map(({ node }) => node.title)).toEqual(["Now"]);
  });

  it("is a promotion with the picture that the dealer stored, or with one of another host", () => {
    const pictured = (image: string) => promotion({ node: { title: "Now", text: "", terms: "", image } });
    const promotions = [pictured("/content/summer.webp"), pictured("https://pictures.example/summer.jpg")];
    expect(resultExtras(site({ promotions }), first).promotions.map(({ node }) => node.image)).toEqual([
      "/img/640/content/summer.webp",
      "https://pictures.example/summer.jpg",
    ]);
  });

  it("may stand at a place that looks random and is the same all day", () => {
    const place = (at: string) =>
      resultExtras(site({ tile: { randomOffsets: 6 } }), { ...first, now: new Date(at) }).tile?.position;
    expect(place("2026-11-21T00:00:00Z")).toBe(place("2026-11-21T09:00:00Z"));
    expect(place("2026-11-21T00:00:00Z")).toBeGreaterThanOrEqual(3);
  });

  it("changes when a promotion starts or ends, which ends the life of the page", () => {
    const promotions = [
      promotion({ start: "2026-11-22T00:00:00Z", expiry: "2026-12-01T00:00:00Z" }),
      promotion({ start: "2026-11-01T00:00:00Z" }),
    ];
    expect(extrasChangeAt(site({ promotions }), now).map((instant) => instant.toISOString())).toEqual([
      "2026-11-22T00:00:00.000Z",
      "2026-12-01T00:00:00.000Z",
    ]);
  });
});

describe("Other cars on a car's page", () => {
  it("are left to the browser when the search does not answer", async () => {
    expect(
      await otherCars({ similarCars: async () => Promise.reject(new TypeError("down")) }, { slug: "a" }),
    ).toBeUndefined();
  });
});
