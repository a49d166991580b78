import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { addExact, divideHalfUp, exactDecimal } from "./exact-decimal.ts";

describe("exact decimal of a number", () => {
  it.each([
    [9.99, 999n, 2],
    [-0.5, -5n, 1],
    [30000, 30000n, 0],
    [1e21, 10n ** 21n, 0],
    [1.5e22, 15n * 10n ** 21n, 0],
    [1e-7, 1n, 7],
    [1.25e-8, 125n, 10],
    [0, 0n, 0],
  ])("%s is %s with %s places", (value, digits, places) => {
    expect(exactDecimal(value)).toEqual({ digits, places });
  });
  it.each([Number.NaN, Number.POSITIVE_INFINITY])("is refused for %s", (value) => {
    expect(() => exactDecimal(value)).toThrow(
      new RangeError(
        `[money] ${value} is not an amount: exact arithmetic needs a finite number. Leave such values out first.`,
      ),
    );
  });
  it("is the number again when it is read back", () => {
    fc.assert(
      fc.property(fc.double({ noNaN: true, noDefaultInfinity: true }), (value) => {
        const { digits, places } = exactDecimal(value);
        expect(Number(`${digits}e-${places}`)).toBe(value === 0 ? 0 : value);
      }),
    );
  });
  it("adds without loss, which plain numbers do not", () => {
    expect(addExact([0.1, 0.2, -0.3].map(exactDecimal))).toEqual({ digits: 0n, places: 1 });
    expect(addExact([1360.5, 30000, -0.25].map(exactDecimal))).toEqual({ digits: 3136025n, places: 2 });
    expect(addExact([])).toEqual({ digits: 0n, places: 0 });
  });
});

describe("division to whole numbers", () => {
  it.each([
    [5n, 2n, 3n],
    [-5n, 2n, -3n],
    [5n, -2n, -3n],
    [-5n, -2n, 3n],
    [4n, 3n, 1n],
    [0n, 7n, 0n],
    [7n, 3n, 2n],
    [8n, 3n, 3n],
  ])("%s ÷ %s is %s", (numerator, denominator, quotient) => {
    expect(divideHalfUp(numerator, denominator)).toBe(quotient);
  });
});
