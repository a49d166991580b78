import { aCar } from "@forecourt/core/testing";
import { describe, expect, it } from "vitest";
import { priceBasis } from "./price-basis.ts";

const cars = [
  aCar({ price_type: "drive_away", price_type_label: null }),
  aCar({ price_type: "egc", price_type_label: null }),
  aCar({ price_type: "egc", price_type_label: null }),
];

describe("An order by price", () => {
  it("says on what it stands where drive-away prices stand among prices without charges", () => {
    expect(priceBasis("price_asc", cars, false)).toBe(
      "Sorted by the price shown: some are drive away, others excl. govt charges.",
    );
    expect(priceBasis("price_desc", cars, true)).toBe(priceBasis("price_asc", cars, false));
  });
  it("says nothing where all prices are of one kind, or where the order is another", () => {
    expect([priceBasis("price_asc", cars.slice(1), false), priceBasis("newest", cars, true)]).toEqual([
      undefined,
      undefined,
    ]);
  });
  it("says that the lowest price first leaves out cars without one, though no car be left", () => {
    expect(priceBasis("price_asc", [], true)).toBe("This order leaves out cars without a price.");
  });
});
