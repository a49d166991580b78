import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { comparableMarket, comparableYears } from "./comparable-market.ts";

/** Ten cars that lose 10 cents a kilometre. */
const yard = Array.from({ length: 10 }, (_, index) => ({
  km: 10_000 * (index + 1),
  price: 40_000 - 1000 * (index + 1),
}));

describe("comparableMarket", () => {
  it("takes cars of the model year, the one before and the one after", () => {
    expect(comparableYears).toBe(1);
  });
  it("prices each car as if it had driven as far as this one", () => {
    expect(comparableMarket(yard, 50_000)).toEqual({ min: 35_000, max: 35_000, count: 10 });
    expect(comparableMarket(yard, 100_000)).toEqual({ min: 30_000, max: 30_000, count: 10 });
  });
  it("compares prices as they are where the odometer is not known", () => {
    expect(comparableMarket(yard, null)).toEqual({ min: 30_900, max: 38_100, count: 10 });
    expect(
      comparableMarket(
        yard.map(({ price }) => ({ price, km: null })),
        50_000,
      ),
    ).toEqual({ min: 30_900, max: 38_100, count: 10 });
  });
  it("never makes a car dearer for having driven further", () => {
    const odd = yard.map(({ km }, index) => ({ km, price: 20_000 + index * 1000 }));
    expect(comparableMarket(odd, 500_000)).toEqual(comparableMarket(odd, null));
  });
  it("leaves the odometer aside where all cars drove the same: there is nothing to learn from", () => {
    const same = yard.map(({ price }) => ({ price, km: 50_000 }));
    expect(comparableMarket(same, 200_000)).toEqual(comparableMarket(same, null));
  });
  it("is not carried away by one price with a digit too many", () => {
    const market = comparableMarket([...yard, { km: 50_000, price: 350_000 }], null);
    expect(market?.max).toBeLessThan(45_000);
    expect(market?.count).toBe(11);
  });
  it("has nothing to say of no cars", () => {
    expect(comparableMarket([], 10_000)).toBeUndefined();
    expect(comparableMarket([{ price: 0, km: 1 }], 10_000)).toBeUndefined();
  });
  it("stays within the dearest and cheapest car where the odometer is left out, whatever the cars", () => {
    const car = fc.record({
      price: fc.integer({ min: 11, max: 500_000 }),
      km: fc.option(fc.integer({ min: 0, max: 400_000 })),
    });
    fc.assert(
      fc.property(fc.array(car, { minLength: 1, maxLength: 40 }), (cars) => {
        const market = comparableMarket(cars, null);
        const prices = cars.map(({ price }) => price);
        expect(market?.min).toBeGreaterThanOrEqual(Math.min(...prices));
        expect(market?.max).toBeLessThanOrEqual(Math.max(...prices));
        expect(market?.min).toBeLessThanOrEqual(market?.max ?? 0);
      }),
    );
  });
});
