import { describe, expect, it } from "vitest";
import { aCar } from "../testing/a-car.ts";
import { aSite } from "../testing/a-site.ts";
import { purchaseCalculatorQuery, purchaseLoan } from "./purchase-loan.ts";

const car = aCar({ price: 30_000, car_type: "used", year: 2022 });
const terms = { deliveryDollars: 420, depositDollars: 500, tradeInDollars: 8000 };
const rated = { weeklyEstimate: true, interestRatePercent: 10, comparisonRatePercent: 10.5 };

describe("the loan of a purchase", () => {
  it("is for the car delivered, less what is put down, at the site's rate", () => {
    expect(purchaseLoan(car, aSite({ finance: rated }), terms, 2026)).toMatchObject({
      amountDollars: 30_420,
      depositDollars: 500,
      tradeInDollars: 8000,
      frequency: "weekly",
      // (30,420 − 8,500) at 10 % over 5 years.
      paymentDollars: 107.21,
      comparisonRatePercent: 10.5,
    });
  });

  it("is that of the calculator where the site has one, to the cent", () => {
    const site = aSite({ finance: rated, calculator: { enabled: true } });
    expect(purchaseLoan(car, site, terms, 2026)).toMatchObject({ amountDollars: 30_420, paymentDollars: 107.21 });
    expect(`${purchaseCalculatorQuery(30_000, terms)}`).toBe("loan=30420&deposit=500&tradeIn=8000");
    expect(`${purchaseCalculatorQuery(30_000, { ...terms, deliveryDollars: 0 })}`).toBe("deposit=500&tradeIn=8000");
  });

  it("is known where a site has a calculator and shows no figures otherwise", () => {
    const site = aSite({ country: "NZ", calculator: { enabled: true, interestPercent: 10.95 } });
    expect(purchaseLoan(car, site, terms, 2026)).toMatchObject({ ratePercent: 10.95, comparisonRatePercent: null });
  });

  it("is by the month where the site speaks of months", () => {
    const monthly = { enabled: true, monthlyOnly: true };
    expect(purchaseLoan(car, aSite({ finance: rated, calculator: monthly }), terms, 2026)?.frequency).toBe("monthly");
    const silent = aSite({ finance: rated, calculator: { ...monthly, enabled: false } });
    expect(purchaseLoan(car, silent, terms, 2026)?.frequency).toBe("monthly");
  });

  it("is none of a car without a price, of a make without finance, or where the site shows none", () => {
    expect(purchaseLoan({ ...car, price: null }, aSite({ finance: rated }), terms, 2026)).toBeUndefined();
    expect(purchaseLoan(car, aSite(), terms, 2026)).toBeUndefined();
    const suppressed = aSite({ finance: rated, lenders: { suppressedMakes: [car.make] } });
    expect(purchaseLoan(car, suppressed, terms, 2026)).toBeUndefined();
  });
});
