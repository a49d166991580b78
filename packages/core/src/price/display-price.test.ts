import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { arbitraryCar } from "../../test/arbitrary-car.ts";
import { subscriptionCar } from "../testing/car-presets.ts";
import { displayPrice, displayPriceText, hasPreorderChip } from "./display-price.ts";
import { reducedBy } from "./reduced-by.ts";
import { salePrice } from "./sale-price.ts";
import { wasPrice } from "./was-price.ts";

const money = { locale: "en-AU", currency: "AUD" };
const text = (car: Parameters<typeof displayPrice>[0]) => displayPriceText(displayPrice(car), money);

describe("displayed price", () => {
  it.each([
    [{ price: 38990 }, "$38,990"],
    [{ price: 38990, offer_price: 36990 }, "$36,990"],
    [{ price: 38990, offer_price: 38990 }, "$38,990"],
    [{ price: 38990, offer_price: 10 }, "$38,990"],
    [{ price: null, offer_price: 36990 }, "$36,990"],
    [subscriptionCar({ offer_price: 36990 }), "$249 per week"],
    [{ price: 38990, subscription_price: 0 }, "$38,990"],
    [{ price: 38990, subscription_price: 1 }, "$1 per week"],
    [{ price: 10.01 }, "$10.01"],
    [{ price: 10 }, "Enquire for price."],
    [{ price: 10, preorder: true }, "PREORDER"],
    [{ price: 38990, preorder: true }, "$38,990"],
    [{ preorder: true }, "PREORDER"],
    [{ price: Number.NaN }, "Enquire for price."],
    [{}, "Enquire for price."],
  ])("of %j reads %s", (car, reads) => {
    expect(text(car)).toBe(reads);
  });

  it("of a car whose offer is its price is no reduction", () => {
    expect(displayPrice({ price: 38990, offer_price: 38990 })).toEqual({ kind: "price", dollars: 38990 });
  });

  it("never shows 10 dollars or less as a sale price", () => {
    fc.assert(
      fc.property(arbitraryCar, (car) => {
        expect(salePrice(car) ?? Number.POSITIVE_INFINITY).toBeGreaterThan(10);
      }),
    );
  });

  it("has a preorder chip beside it when the car is a preorder with a price", () => {
    expect(hasPreorderChip({ preorder: true, price: 38990 })).toBe(true);
    expect(hasPreorderChip({ preorder: true })).toBe(false);
    expect(hasPreorderChip({ price: 38990 })).toBe(false);
  });
});

describe("was-price", () => {
  it.each([
    [{ price: 36990, before_price: 38990 }, 38990, 2000],
    [{ price: 38990, offer_price: 36990, before_price: 37990 }, 37990, 1000],
    [{ price: 38990, offer_price: 36990 }, undefined, undefined],
    [{ price: 38990, before_price: 38990 }, undefined, undefined],
    [{ price: 38990, before_price: 30000 }, undefined, undefined],
    [{ price: 0, before_price: 38990 }, undefined, undefined],
    [{ price: 38990, subscription_price: 249, before_price: 40000 }, undefined, undefined],
    [{ price: 100.1, before_price: 100.3 }, 100.3, 0.2],
    [{ price: 100.1, before_price: 100.3005 }, 100.3005, 0.2],
  ])("of %j is %s, reduced by %s", (car, was, reduced) => {
    expect(wasPrice(car)).toBe(was);
    expect(reducedBy(car)).toBe(reduced);
  });

  it("is always higher than the price shown", () => {
    fc.assert(
      fc.property(arbitraryCar, (car) => {
        expect(wasPrice(car) ?? Number.POSITIVE_INFINITY).toBeGreaterThan(salePrice(car) ?? 0);
      }),
    );
  });
});
