import { describe, expect, it } from "vitest";
import type { Car } from "../entities/car.ts";
import { aCar } from "../testing/a-car.ts";
import { aSite } from "../testing/a-site.ts";
import { cardActions } from "./card-actions.ts";
import type { CardActionSettings } from "./card-actions.ts";

const shown = { show: true };
const everything: CardActionSettings = {
  buttons: {
    enquire: shown,
    finance: shown,
    tradeIn: shown,
    testDrive: shown,
    details: shown,
    findSimilar: shown,
    call: shown,
  },
  reserve: { enabled: true },
  stock: { testDrivesOfUnavailable: false },
};
const kinds = (...input: Parameters<typeof cardActions>) => cardActions(...input).map(({ kind }) => kind);

describe("the buttons of a car card", () => {
  it("are an enquiry alone unless the site says otherwise: the card itself leads to the details", () => {
    const { card, reserve } = aSite();
    expect(cardActions(aCar(), { buttons: card.buttons, reserve, stock: aSite().stock })).toEqual([
      { kind: "enquire", label: "Enquire Now" },
    ]);
  });
  it("are all of them for a car that can be bought, where the site wants them", () => {
    const car = aCar({ status: "in_stock", price: 20_000, payment_processors: ["card"] });
    expect(kinds(car, everything)).toEqual([
      "enquire",
      "reserve",
      "testDrive",
      "finance",
      "tradeIn",
      "call",
      "details",
    ]);
  });
  it.each<[string, Partial<Car>]>([
    ["has no payment processor", { payment_processors: [] }],
    ["is reserved", { reserved: true, payment_processors: ["card"] }],
    ["has no price", { price: 0, payment_processors: ["card"] }],
  ])("leave Reserve Now out for a car that %s", (_, changes) => {
    expect(kinds(aCar(changes), everything)).not.toContain("reserve");
  });
  it("leave the trade-in out for a car that is not in stock yet or costs 200 or less", () => {
    expect(kinds(aCar({ status: "coming_soon" }), everything)).not.toContain("tradeIn");
    expect(kinds(aCar({ price: 200 }), everything)).not.toContain("tradeIn");
  });
  it.each<[string, Partial<Car>]>([
    ["is reserved", { reserved: true }],
    ["is coming soon", { status: "coming_soon" }],
  ])("offer no test drive of a car that %s, unless the site says so", (_, changes) => {
    expect(kinds(aCar(changes), everything)).not.toContain("testDrive");
    expect(kinds(aCar(changes), { ...everything, stock: { testDrivesOfUnavailable: true } })).toContain("testDrive");
  });
  it("only offer something similar for a sold car", () => {
    expect(cardActions(aCar({ status: "sold" }), everything)).toEqual([
      { kind: "findSimilar", label: "Find Me Something Similar" },
    ]);
  });
  it("read as the site words them", () => {
    const buttons = {
      ...everything.buttons,
      enquire: { show: true, label: "Quick Enquiry" },
      details: { show: true, label: "Explore Vehicle" },
    };
    const labels = cardActions(aCar({ payment_processors: ["card"] }), {
      buttons,
      reserve: { enabled: true, label: "Reserve this Car" },
      stock: aSite().stock,
    }).map(({ label }) => label);
    expect(labels).toEqual(expect.arrayContaining(["Quick Enquiry", "Reserve this Car", "Explore Vehicle"]));
  });
});
