/**
 * Compares repayments of random loans with the 60-digit reference, to the cent, and of each thousandth its comparison
 * rate to two decimals: `pnpm --filter @forecourt/core million [loans] [seed]`. Ends with 1 when a single one differs.
 */
import {
  comparisonRate,
  comparisonPeriodsPerYear,
  shownRatePercent,
} from "../../packages/core/src/finance/comparison-rate.ts";
import { repaymentCount } from "../../packages/core/src/finance/frequency.ts";
import type { RepaymentFrequency } from "../../packages/core/src/finance/frequency.ts";
import type { Loan } from "../../packages/core/src/finance/loan.ts";
import { principalDollars, repayment, unroundedRepayment } from "../../packages/core/src/finance/repayment.ts";
import { referenceCents, referencePeriodRate } from "../../packages/core/test/reference-repayment.ts";

const loans = Number(process.argv[2] ?? 1_000_000);
const seed = Number(process.argv[3] ?? 20_261_121);
const ratesEvery = 1000;
const frequencies: readonly RepaymentFrequency[] = ["weekly", "fortnightly", "monthly"];

/** Mulberry32: the same numbers for the same seed, on every machine. */
function random(state: number): () => number {
  let at = state;
  return () => {
    at = (at + 0x6d2b79f5) | 0;
    let mixed = Math.imul(at ^ (at >>> 15), 1 | at);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

const next = random(seed);
const below = (most: number) => Math.floor(next() * most);
const cents = (maxDollars: number) => below(maxDollars * 100 + 1) / 100;

/** Half of them as a shopper would set them up, half with anything that a calculator takes. */
function randomLoan(): Loan {
  const usual = next() < 0.5;
  return {
    priceDollars: usual ? 1000 + below(400) * 500 : cents(1_000_000),
    depositDollars: usual ? below(20) * 500 : cents(60_000),
    tradeInDollars: usual ? below(20) * 500 : cents(60_000),
    feeDollars: [0, 395, 1300, 1360.5, cents(2000)][below(5)] ?? 0,
    balloonDollars: usual ? below(20) * 500 : cents(60_000),
    ratePercentPerYear: usual ? below(3001) / 100 : Number((next() * 40).toPrecision(8)),
    termYears: usual ? (2 + below(13)) / 2 : 0.1 + below(991) / 100,
    frequency: frequencies[below(3)] ?? "weekly",
  };
}

function comparisonDiffers(loan: Loan): boolean | undefined {
  const credit = principalDollars(loan);
  if (credit <= 0 || credit <= (loan.balloonDollars ?? 0)) return undefined;
  const count = repaymentCount(loan.termYears, loan.frequency);
  const paid = unroundedRepayment(loan) + 8;
  const balloon = loan.balloonDollars ?? 0;
  const ours = comparisonRate({
    creditDollars: credit,
    repaymentDollars: paid,
    repaymentCount: count,
    frequency: loan.frequency,
    balloonDollars: balloon,
  });
  const reference =
    referencePeriodRate({ credit, paid, count, balloon }) * comparisonPeriodsPerYear[loan.frequency] * 100;
  return ours === undefined || shownRatePercent(ours) !== shownRatePercent(reference);
}

const differences: Loan[] = [];
let rates = 0;
let wrongRates = 0;
for (let done = 0; done < loans; done += 1) {
  const loan = randomLoan();
  if (BigInt(Math.round((repayment(loan) ?? Number.NaN) * 100)) !== referenceCents(loan)) differences.push(loan);
  if (done % ratesEvery === 0) {
    const differs = comparisonDiffers(loan);
    if (differs !== undefined) rates += 1;
    if (differs === true) wrongRates += 1;
  }
  if (done % 50_000 === 0 && process.stderr.isTTY) process.stderr.write(`\r${done} loans`);
}
process.stdout.write(
  `${loans} loans with seed ${seed}: ${differences.length} differ in cents; ${rates} comparison rates: ${wrongRates} differ in two decimals\n`,
);
for (const loan of differences.slice(0, 5))
  process.stdout.write(`${JSON.stringify(loan)} → ${repayment(loan)}, not ${referenceCents(loan)} cents\n`);
process.exitCode = differences.length + wrongRates > 0 ? 1 : 0;
