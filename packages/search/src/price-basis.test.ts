import { aCar } from "@forecourt/core/testing";
import { describe, expect, it } from "vitest";
import { priceBasis } from "./price-basis.ts";

const cars = [aCar({ price_type: "drive_away", price_type_label: null }), aCar({ price_type: "egc", price_type_label: null }), aCar({ price_type: "egc", price_type_label: null })];

describe("An order by price", () => {
  it("says on what it stands where drive-away prices stand among prices without charges", () => {
    expect(priceBasis("price_asc", cars)).toBe("Sorted by the price shown: some are drive away, others excl. govt charges.");
    expect(priceBasis("price_desc", cars)).toBe(priceBasis("price_asc", cars));
  });
  it("says nothing where all prices are of one kind, or where the order is another", () => {
    expect([priceBasis("price_asc", cars.slice(1)), priceBasis("newest", cars)]).toEqual([undefined, undefined]);
  });
});
