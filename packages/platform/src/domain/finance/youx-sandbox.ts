import { createHash } from "node:crypto";
import {
  comparisonRate,
  quickQuotePrice,
  repayment,
  repaymentCount,
  shownRatePercent,
  unroundedRepayment,
} from "@forecourt/core";
import type { QuoteRequest } from "@forecourt/api";
import type { FinanceFigure } from "@forecourt/core";
import type { CustomerOutcome, QuoteOutcome, LenderClient } from "./lender-client.ts";

/** Interest for a great credit history where the site advertises no rate, percent a year. */
const usualRatePercent = 8.99;
/** Rate added by credit history, percent a year. */
const addedPercent = { GREAT: 0, DECENT: 3, POOR: 9 } as const;
/** Fees of the example in rules 2.2: paid up front, and with each month's repayment. */
const upFrontFeesDollars = 395;
const monthlyFeeDollars = 8;
/** How long the slow sandbox takes: longer than a shopper waits, shorter than a request lives. */
const slowMs = 9000;

/** The figure that a site advertises for a car like the one asked about. */
export type AdvertisedFor = (request: QuoteRequest) => Promise<AdvertisedTerms | undefined>;
/**
 * What is advertised: a whole figure, with its payment where it is for this very price, or rate and fee of the
 * calculator.
 */
export type AdvertisedTerms = Pick<FinanceFigure, "ratePercent" | "feeDollars"> &
  Partial<
    Pick<FinanceFigure, "comparisonRatePercent" | "depositDollars" | "balloonDollars" | "termYears" | "weeklyDollars">
  >;

/**
 * A lender for development. It can be told to be slow, to fail or to refuse: by `FORECOURT_YOUX_SANDBOX`, or by
 * "sandbox:fail" and the like in "Who's Helping You Today". It quotes from a rate table, calculated by core, and its
 * application is a page of this platform. The same key gives the same customer. Never reachable in production.
 *
 * @param wait resolves after so many milliseconds
 * @param advertisedFor the figure that the site advertises for such a car: a great credit history is quoted on its
 *   terms, so that card and quote agree
 */
export function youxSandbox(
  mood: string | undefined,
  wait: (ms: number) => Promise<void>,
  advertisedFor: AdvertisedFor = async () => undefined,
): LenderClient {
  async function behave(
    asked: string | undefined,
  ): Promise<{ kind: "failed"; reason: string } | { kind: "refused"; error: string } | undefined> {
    const told = /^sandbox:(\w+)$/.exec(asked?.trim().toLowerCase() ?? "")?.[1] ?? mood;
    if (told === "slow") await wait(slowMs);
    if (told === "fail") return { kind: "failed", reason: "The sandbox was told to fail." };
    return told === "refuse" ? { kind: "refused", error: "The sandbox was told to refuse." } : undefined;
  }

  return {
    async quote(request): Promise<QuoteOutcome> {
      const { whoIsHelping, purchasePrice: priceDollars, loanTerm: termYears, selfAssessedCreditScore } = request;
      const told = await behave(whoIsHelping);
      if (told) return told;
      if (priceDollars < quickQuotePrice.min || priceDollars > quickQuotePrice.max)
        return { kind: "refused", error: "The lender lends 10,000 to 200,000 dollars." };
      const advertised = await advertisedFor(request);
      const ratePercentPerYear = sumPercent(
        advertised?.ratePercent ?? usualRatePercent,
        addedPercent[selfAssessedCreditScore],
      );
      const terms = {
        priceDollars,
        termYears,
        ratePercentPerYear,
        balloonDollars: advertised?.balloonDollars ?? 0,
        depositDollars: advertised?.depositDollars ?? 0,
      };
      const isAdvertised = selfAssessedCreditScore === "GREAT" && termYears === advertised?.termYears;
      const weekly =
        (isAdvertised ? advertised.weeklyDollars : undefined) ??
        repayment({ ...terms, feeDollars: advertised?.feeDollars ?? 0, frequency: "weekly" });
      const comparison =
        advertised?.comparisonRatePercent == null
          ? comparisonRate({
              creditDollars: priceDollars,
              repaymentDollars: unroundedRepayment({ ...terms, frequency: "monthly" }),
              repaymentCount: repaymentCount(termYears, "monthly"),
              frequency: "monthly",
              upFrontFeesDollars,
              periodicFeesDollars: monthlyFeeDollars,
            })
          : sumPercent(advertised.comparisonRatePercent, addedPercent[selfAssessedCreditScore]);
      if (weekly === undefined || comparison === undefined)
        return { kind: "failed", reason: "The sandbox could not calculate the loan." };
      return {
        kind: "quoted",
        quote: {
          weeklyRepaymentAmount: weekly,
          advertisedRate: ratePercentPerYear,
          comparisonRate: shownRatePercent(comparison),
        },
      };
    },
    async createCustomer({ additionalData, idempotencyKey }): Promise<CustomerOutcome> {
      const asked = additionalData.whoIsHelping;
      const told = await behave(typeof asked === "string" ? asked : undefined);
      if (told) return told;
      const id = createHash("sha256").update(idempotencyKey).digest("hex").slice(0, 16);
      return { kind: "created", redirectUrl: `/dev/application?customer=${id}` };
    },
  };
}

/** Two decimals, without the dust of floating point. */
const sumPercent = (one: number, other: number): number => Number((one + other).toFixed(2));
