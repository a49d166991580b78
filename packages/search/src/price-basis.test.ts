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
    expect(priceBasis("price_asc", cars, 0, "cars", "en-AU")).toBe(
      "Sorted by the price shown: some are drive away, others excl. govt charges.",
    );
    expect(priceBasis("price_desc", cars, 4, "cars", "en-AU")).toBe(priceBasis("price_asc", cars, 0, "cars", "en-AU"));
  });
  it("says nothing where all prices are of one kind, or where the order is another", () => {
    expect([
      priceBasis("price_asc", cars.slice(1), 0, "cars", "en-AU"),
      priceBasis("newest", cars, 4, "cars", "en-AU"),
    ]).toEqual([undefined, undefined]);
  });
  it("says how many cars without a price the lowest price first leaves out, though no car be left", () => {
    expect(priceBasis("price_asc", [], 4, "cars", "en-AU")).toBe("4 cars without a price are left out.");
    expect(priceBasis("price_asc", cars.slice(1), 1, "cars", "en-AU")).toBe("1 car without a price is left out.");
  });
});
