import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { aCar } from "../testing/a-car.ts";
import { soldLastMonth, soldYesterday } from "../testing/car-presets.ts";
import { canBuyOnline, isEnquirable, isPurchasable, isSold, isValuationTarget } from "./availability.ts";
import { collapseSoldRuns } from "./collapse-sold-runs.ts";
import { soldUrlState } from "./sold-url-state.ts";
import { soldVisibleUntil, soldWindowDays, soldWindowStart } from "./stock-visibility.ts";

const now = new Date("2026-11-21T09:03:00Z");
const settings = { soldWindowDays: 3 };
const seconds = now.getTime() / 1000;
const day = 24 * 60 * 60;

describe("availability", () => {
  it.each([
    ["in_stock", true],
    ["coming_soon", true],
    ["sold", false],
    ["withdrawn", false],
  ] as const)("a car %s can be enquired about: %s", (status, can) => {
    expect(isEnquirable({ status })).toBe(can);
    expect(isSold({ status })).toBe(status === "sold");
  });
  it.each([
    [{}, true],
    [{ status: "coming_soon" as const }, true],
    [{ payment_processors: [] }, false],
    [{ payment_processors: null }, false],
    [{ reserved: true }, false],
    [{ price: 10 }, false],
    [{ price: null }, false],
    [{ status: "sold" as const }, false],
  ])("a car with %j can be reserved and bought online: %s", (changes, can) => {
    expect(isPurchasable({ status: "in_stock", payment_processors: ["card"], price: 38990, ...changes })).toBe(can);
  });
  it("a car that is offered by the week can be reserved, and not bought online: it has no price to buy it at", () => {
    const car = aCar({ payment_processors: ["card"] });
    const weekly = aCar({ payment_processors: ["card"], subscription_price: 299 });
    const reserve = { depositLabel: "$200" };
    expect([canBuyOnline(car, reserve), canBuyOnline(weekly, reserve), isPurchasable(weekly)]).toEqual([
      true,
      false,
      true,
    ]);
  });
  it.each([
    [{ price: 199 }, false],
    [{ price: 200 }, true],
    [{ price: 600, offer_price: 150 }, false],
  ])("a car is not bought online for less than the deposit of $200; one with %j: %s", (changes, can) => {
    const car = aCar({ payment_processors: ["card"], ...changes });
    expect(canBuyOnline(car, { depositLabel: "$200" })).toBe(can);
    expect(canBuyOnline(car, { depositLabel: "$200", deposit: 100 })).toBe(true);
  });
  it.each([
    [{}, true],
    [{ price: 200 }, false],
    [{ price: 200.5 }, true],
    [{ price: null }, false],
    [{ reserved: true }, false],
    [{ status: "coming_soon" as const }, false],
    [{ status: "sold" as const }, false],
  ])("a trade-in can be valued against a car with %j: %s", (changes, can) => {
    expect(isValuationTarget(aCar(changes))).toBe(can);
  });
  it("is never claimed for a record that says nothing", () => {
    expect([isEnquirable({}), isSold({}), isPurchasable({}), isValuationTarget({})]).toEqual([
      false,
      false,
      false,
      false,
    ]);
  });
});

describe("stock shown", () => {
  const isStillShown = (car: Parameters<typeof soldVisibleUntil>[0], shop: Parameters<typeof soldVisibleUntil>[1]) =>
    (soldVisibleUntil(car, shop)?.getTime() ?? 0) >= now.getTime();
  it("has sold cars for the site's window, to the second", () => {
    expect(isStillShown(soldYesterday(now), settings)).toBe(true);
    expect(isStillShown(soldLastMonth(now), settings)).toBe(false);
    expect(isStillShown(aCar({ status: "sold", sold_date_timestamp: seconds - 3 * day }), settings)).toBe(true);
    expect(isStillShown(aCar({ status: "sold", sold_date_timestamp: seconds - 3 * day - 1 }), settings)).toBe(false);
    expect(isStillShown(soldLastMonth(now), { soldWindowDays: 30 })).toBe(true);
  });
  it("has sold cars of a dealership for its own window, where the site gives it one", () => {
    const group = {
      ...settings,
      dealershipSoldWindows: [
        { dealership_slug: "east", soldWindowDays: 30 },
        { dealership_slug: "west", soldWindowDays: 0 },
      ],
    };
    expect(isStillShown({ ...soldLastMonth(now), dealership_slug: "east" }, group)).toBe(true);
    expect(isStillShown({ ...soldLastMonth(now), dealership_slug: "north" }, group)).toBe(false);
    expect(isStillShown({ ...soldYesterday(now), dealership_slug: "west" }, group)).toBe(false);
    expect(
      [{ dealership_slug: "west" }, { dealership_slug: null }, {}].map((car) => soldWindowDays(car, group)),
    ).toEqual([0, 3, 3]);
  });
  it("leaves out a sold car when nobody knows since when", () => {
    expect(soldVisibleUntil({ status: "sold" }, settings)).toBeUndefined();
    expect(soldVisibleUntil({ status: "sold", sold_date_timestamp: 1e300 }, settings)).toBeUndefined();
    expect(soldVisibleUntil(aCar(), settings)).toBeUndefined();
  });
  it("starts its sold window on a five-minute mark, at or before the exact one", () => {
    expect(soldWindowStart({ now, settings })).toBe(Date.parse("2026-11-18T09:00:00Z") / 1000);
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 4e9 }), (at) => {
        const start = soldWindowStart({ now: new Date(at * 1000), settings });
        expect(start % 300 === 0 && at - 3 * day - start >= 0 && at - 3 * day - start < 300).toBe(true);
      }),
    );
  });
});

describe("runs of sold cars", () => {
  const hits = (letters: string) =>
    letters
      .split("")
      .map((letter, index) => ({ id: index, status: letter === "s" ? ("sold" as const) : ("in_stock" as const) }));
  const letters = (shown: { status: string }[]) => shown.map((hit) => (hit.status === "sold" ? "s" : "i")).join("");

  it.each([
    ["issis", "isis"],
    ["ssi", "si"],
    ["iss", "is"],
    ["sss", "sss"],
    ["", ""],
    ["iii", "iii"],
    ["sissis", "sisis"],
  ])("%s shows as %s", (given, shown) => {
    expect(letters(collapseSoldRuns(hits(given)))).toBe(shown);
  });
  it("never hide a car for sale and never stand side by side", () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[si]{0,30}$/), (given) => {
        const shown = letters(collapseSoldRuns(hits(given)));
        expect(shown.replaceAll("s", "")).toBe(given.replaceAll("s", ""));
        expect(given.includes("i") && shown.includes("ss")).toBe(false);
      }),
    );
  });
});

describe("address of a sold car", () => {
  it("is live while the car is for sale", () => {
    expect(soldUrlState(aCar(), { now, settings })).toEqual({ kind: "live", status: 200 });
  });
  it("answers with SOLD within the window and says until when", () => {
    const state = soldUrlState(soldYesterday(now), { now, settings });
    expect(state).toEqual({ kind: "sold", status: 200, unavailableAfter: new Date("2026-11-23T09:03:00Z") });
  });
  it("is gone after the window, and when the car was withdrawn", () => {
    expect(soldUrlState(soldLastMonth(now), { now, settings })).toEqual({ kind: "gone", status: 410 });
    expect(soldUrlState({ status: "withdrawn" }, { now, settings })).toEqual({ kind: "gone", status: 410 });
    expect(soldUrlState({ status: "sold" }, { now, settings })).toEqual({ kind: "gone", status: 410 });
  });
  it("is not there when the car is not to be on the website", () => {
    expect(soldUrlState(aCar({ show_on_dealer_website: false }), { now, settings })).toEqual({
      kind: "hidden",
      status: 404,
    });
  });
});
