import { describe, expect, it } from "vitest";
import { beforeChargesLabel } from "./before-charges-label.ts";
import { isPartialPrice, partialPriceTypes } from "./partial-price.ts";
import { priceNote } from "./price-note.ts";

describe("what a price includes", () => {
  it("is not all that a buyer pays where it excludes government charges or is plus on-road costs", () => {
    const types = ["drive_away", "estimated_drive_away", "egc", "plus_orc", "poa", null];
    expect(types.filter(isPartialPrice)).toEqual([...partialPriceTypes]);
    expect(partialPriceTypes).toEqual(["egc", "plus_orc"]);
  });
  it("names the state that a drive away price is worked out for", () => {
    expect(priceNote({ price: 38990, price_type: "drive_away", state: " NSW " }, { country: "AU" })).toMatch(
      /^Drive away price for private buyers in NSW: GST, stamp duty/,
    );
    expect(priceNote({ price: 38990, price_type: "drive_away" }, { country: "AU" })).toMatch(
      /^Drive away price for private buyers: /,
    );
  });
  it("says that government charges come on top", () => {
    expect(priceNote({ price: 38990, price_type: "egc" }, { country: "AU" })).toMatch(/^Excludes government charges/);
  });
  it("never calls government charges on-road costs, which the law of New South Wales forbids", () => {
    const note = priceNote({ price: 38990, price_type: "plus_orc", state: "NSW" }, { country: "AU" });
    expect(note).toMatch(/^Government charges are paid on top: stamp duty, registration/);
    expect(note).not.toMatch(/on.road/i);
  });
  it("is the total cash price in New Zealand, where on-road costs are never on top", () => {
    expect(priceNote({ price: 38990, price_type: "drive_away" }, { country: "NZ" })).toBe(
      "Total cash price: GST and on-road costs are included.",
    );
  });
  it.each(["egc", "plus_orc"] as const)(
    "is not called a total in New Zealand where charges come on top: %s",
    (price_type) => {
      expect(priceNote({ price: 38990, price_type }, { country: "NZ" })).toBeUndefined();
    },
  );
  it("may be said in the site's own words", () => {
    expect(priceNote({ price: 38990, price_type: "egc" }, { country: "AU", notes: { egc: "Plus duty." } })).toBe(
      "Plus duty.",
    );
  });
  it.each([
    { price: null, price_type: "egc" as const },
    { price: 38990, price_type: null },
    { price: 38990, price_type: "poa" as const },
    { subscription_price: 249, price: 38990, price_type: "egc" as const },
  ])("is not said of %j", (car) => {
    expect(priceNote(car, { country: "AU" })).toBeUndefined();
  });
});

describe("a sum of a price", () => {
  it.each([
    ["egc", "AU", "before government charges"],
    ["plus_orc", "AU", "before government charges and delivery"],
    ["drive_away", "AU", undefined],
    ["estimated_drive_away", "AU", undefined],
    [null, "AU", undefined],
    ["egc", "NZ", undefined],
  ] as const)("that is %s in %s is %s", (price_type, country, said) => {
    expect(beforeChargesLabel({ price_type }, country)).toBe(said);
  });
});
