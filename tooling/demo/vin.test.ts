import { describe, expect, it } from "vitest";
import { createRandom } from "./random.ts";
import { isVin, makeVin } from "./vin.ts";

describe("vehicle identification numbers", () => {
  it("accepts a real number with the right check digit", () => {
    expect(isVin("1M8GDM9AXKP042788")).toBe(true);
    expect(isVin("11111111111111111")).toBe(true);
  });

  it("refuses one with a wrong check digit, a letter O or sixteen places", () => {
    expect(isVin("1M8GDM9A1KP042788")).toBe(false);
    expect(isVin("1M8GDM9AXKPO42788")).toBe(false);
    expect(isVin("1M8GDM9AXKP04278")).toBe(false);
  });

  it("makes valid numbers that begin with the maker's prefix and tell the year", () => {
    for (let serial = 0; serial < 400; serial++) {
      const vin = makeVin("JM0", 2010 + (serial % 17), serial, createRandom(`vin/${serial}`));
      expect(isVin(vin), vin).toBe(true);
      expect(vin.startsWith("JM0")).toBe(true);
    }
    expect(makeVin("JM0", 2023, 1, createRandom("a"))[9]).toBe("P");
  });
});
