import { describe, expect, it } from "vitest";
import { aCar } from "../testing/a-car.ts";
import { aSite } from "../testing/a-site.ts";
import type { Site } from "../site/site-document.ts";
import { calculatorResult } from "./calculator.ts";
import { calculationLoan, carCalculation } from "./car-calculation.ts";
import { financeFigure } from "./finance-figure.ts";

const car = aCar({ price: 30_000 });
const asked = (query = "") => new URLSearchParams(query);

describe("the calculation of a car", () => {
  it("counts an establishment fee once: lent with the loan, it is not paid beside it too, though the dealer lists it", () => {
    const result = (establishmentFeeDollars: number, fees: Site["lenders"]["fees"]) => {
      const finance = {
        weeklyEstimate: true,
        interestRatePercent: 9,
        comparisonRatePercent: 9.6,
        establishmentFeeDollars,
      };
      const site = aSite({ country: "AU", finance, calculator: { enabled: true }, lenders: { fees } });
      const { basis, asked: started } = carCalculation(car, site, financeFigure(car, site, 2026), asked());
      // Another rate than the advertised one: its comparison rate is calculated.
      return calculatorResult({ ...started.input, rate: 8 }, basis);
    };
    const account = { name: "Account", dollars: 5, per: "month" as const, government: false };
    const establishment = { name: "Establishment fee", dollars: 495, per: "loan" as const, government: false };
    expect(result(495, [establishment, account])).toEqual(result(495, [account]));
    expect(result(495, [establishment, account]).feesBeside).toBe(300);
    expect(result(0, [establishment]).feesBeside).toBe(495);
  });

  it("counts no residual of an address where the site offers none: no field showed it", () => {
    const residualOf = (residual: boolean) => {
      const site = aSite({ country: "NZ", calculator: { enabled: true, residual } });
      return carCalculation(car, site, undefined, asked("residual=5000&deposit=1000")).asked.input;
    };
    expect(residualOf(true)).toMatchObject({ residual: 5000, deposit: 1000 });
    expect(residualOf(false)).toMatchObject({ residual: 0, deposit: 1000 });
  });

  it("starts with what its card shows, and with the site's terms where it shows none", () => {
    const site = aSite({
      country: "NZ",
      finance: { weeklyEstimate: true, interestRatePercent: 9, termYears: 4 },
      calculator: { enabled: true, interestPercent: 12 },
    });
    const figure = financeFigure(car, site, 2026);
    expect(carCalculation(car, site, figure, asked()).asked.input).toMatchObject({ loan: 30_000, term: 4, rate: 9 });
    const silent = aSite({ country: "NZ", calculator: { enabled: true, interestPercent: 12 } });
    const calculation = carCalculation(car, silent, undefined, asked());
    expect(calculation.asked.input).toMatchObject({ loan: 30_000, rate: 12 });
    expect(calculationLoan(calculation)).toMatchObject({ amountDollars: 30_000, isPrice: true, ratePercent: 12 });
  });

  it("starts with the rate that the dealer advertises also where that is above the slider's end, never with a lower one", () => {
    const site = aSite({
      country: "NZ",
      finance: { interestRatePercent: 16.95, establishmentFeeDollars: 0 },
      calculator: { enabled: true },
    });
    const { asked: started, ranges, basis } = carCalculation(car, site, undefined, asked());
    expect([started.input.rate, basis.start.rate, ranges.interest.max]).toEqual([16.95, 16.95, 16.95]);
    expect(carCalculation(car, site, undefined, asked("rate=20")).asked).toMatchObject({
      input: { rate: 16.95 },
      clamped: ["rate"],
    });
    // A lender's own figure of the car is one that the slider reaches, too.
    const figure = {
      ...financeFigure(
        car,
        aSite({ country: "NZ", finance: { weeklyEstimate: true, interestRatePercent: 18 } }),
        2026,
      )!,
    };
    expect(carCalculation(car, site, figure, asked()).ranges.interest.max).toBe(18);
  });

  it("takes the ranges of the lender before the site's, and of the dealership before both", () => {
    const site = aSite({
      calculator: { enabled: true, loanMinDollars: 1000 },
      lenders: {
        shown: "plenti",
        lenders: [{ provider: "plenti", name: "Plenti", calculator: { loanMinDollars: 5000 } }],
      },
    });
    expect(carCalculation(car, site, undefined, asked()).ranges.loan.min).toBe(5000);
  });

  it("has what is put down and traded in in one control where the site merges them", () => {
    const site = aSite({ calculator: { enabled: true, mergeDepositAndTradeIn: true } });
    const { input, clamped } = carCalculation(car, site, undefined, asked("deposit=3000&tradeIn=8000")).asked;
    expect([input.deposit, input.tradeIn, clamped]).toEqual([11_000, 0, []]);
    const most = carCalculation(car, site, undefined, asked("deposit=200000&tradeIn=100000")).asked;
    expect([most.input.deposit, most.clamped]).toEqual([250_000, ["deposit"]]);
  });

  it("says that a price above the highest loan was clamped, while nobody sets another", () => {
    const site = aSite({ calculator: { enabled: true } });
    const dear = { ...car, price: 150_000 };
    expect(carCalculation(dear, site, undefined, asked()).asked).toMatchObject({
      input: { loan: 100_000 },
      clamped: ["loan"],
    });
    expect(carCalculation(dear, site, undefined, asked("loan=90000")).asked.clamped).toEqual([]);
  });
});
