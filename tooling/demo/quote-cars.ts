import { comparisonRate, repayment, repaymentCount, shownRatePercent, unroundedRepayment } from "@forecourt/core";
import type { DemoCarDraft } from "./demo-car.ts";
import type { DemoSite } from "./demo-site.ts";
import { createRandom } from "./random.ts";

const quotedCars = 10;
const dayMs = 24 * 3_600_000;
const feeDollars = 395;
const monthlyFeeDollars = 8;

/**
 * Gives some used cars of a stock what lenders quote for them, as `docs/quotes.md` has it: in Australia the figures of
 * the lender that the site shows, in New Zealand a quick quote. Half of the lender's carry its own disclaimer, all of
 * them its payments over other terms.
 */
export function quoteCars(site: DemoSite, drafts: readonly DemoCarDraft[], referenceDay: string): void {
  const validUntil = new Date(Date.parse(`${referenceDay}T00:00:00Z`) + 90 * dayMs).toISOString();
  const suits = ({ car }: DemoCarDraft) =>
    car.car_type === "used" &&
    car.status === "in_stock" &&
    !car.reserved &&
    car.offer_price === null &&
    car.year >= 2018 &&
    (car.price ?? 0) > 18_000 &&
    (car.price ?? 0) < 70_000;
  const chosen = createRandom(`${site.slug}/quotes`).shuffled(drafts.filter(suits)).slice(0, quotedCars);
  for (const [index, { car }] of chosen.entries()) {
    const price = car.price ?? 0;
    if (site.country === "AU") car.finance_lenders = { coastline: lenderQuote(price, index, validUntil) };
    else car.youxQuote = quickQuote(price, index, validUntil);
  }
}

/** What the demo lender quotes: 10 % down, 30 % left to the end, five years. */
function lenderQuote(price: number, index: number, validUntil: string): Record<string, number | string | boolean> {
  const deposit = Math.round(price / 1000) * 100;
  const balloon = Math.round((price * 0.3) / 100) * 100;
  const interestRate = 7.9 + (index % 4) * 0.5;
  const loan = {
    priceDollars: price,
    depositDollars: deposit,
    balloonDollars: balloon,
    feeDollars,
    ratePercentPerYear: interestRate,
  };
  const monthly = (termYears: number) => repayment({ ...loan, termYears, frequency: "monthly" }) ?? 0;
  const months = repaymentCount(5, "monthly");
  const comparison = comparisonRate({
    creditDollars: 30_000,
    repaymentDollars: unroundedRepayment({
      priceDollars: 30_000,
      feeDollars,
      ratePercentPerYear: interestRate,
      termYears: 5,
      frequency: "monthly",
    }),
    repaymentCount: months,
    frequency: "monthly",
    upFrontFeesDollars: 0,
    periodicFeesDollars: monthlyFeeDollars,
  });
  if (comparison === undefined) throw new Error(`[demo] No comparison rate for a car at ${price}.`);
  return {
    financeProvider: "Coastline Vehicle Finance Pty Ltd (demo)",
    interestRate,
    comparisonRate: shownRatePercent(comparison),
    paymentWeek: repayment({ ...loan, termYears: 5, frequency: "weekly" }) ?? 0,
    paymentMonth: monthly(5),
    deposit,
    balloon,
    establishmentFees: feeDollars,
    totalPayable: Number((monthly(5) * months + deposit + balloon).toFixed(2)),
    termYears: 5,
    term36: monthly(3),
    term48: monthly(4),
    qualify: true,
    ...(index % 2 === 0
      ? {}
      : {
          disclaimer: `Coastline Vehicle Finance (demo) quotes this car over 5 years with a deposit of $${deposit.toLocaleString("en-AU")} and a final payment of $${balloon.toLocaleString("en-AU")}, an establishment fee of $${feeDollars} and an account fee of $${monthlyFeeDollars} a month. Lending criteria apply.`,
        }),
    validUntil,
  };
}

function quickQuote(price: number, index: number, validUntil: string) {
  const advertisedRate = 9.95 + (index % 3);
  const weekly = repayment({
    priceDollars: price,
    ratePercentPerYear: advertisedRate,
    termYears: 5,
    frequency: "weekly",
  });
  return {
    weeklyRepaymentAmount: weekly ?? 0,
    advertisedRate,
    comparisonRate: Number((advertisedRate + 1.2).toFixed(2)),
    validUntil,
  };
}
