import { z } from "zod";
import { financeLenderEntrySchema } from "./finance-lender-entry.ts";
import { quoteResponseSchema } from "./quote-response.ts";

const maxDollars = 10_000_000;
const maxLenders = 20;

const percent = z.number().min(0).max(100);
const dollars = z.number().min(0).max(maxDollars);
const validUntil = z.iso.datetime({
  offset: true,
  error: "Say until when it holds, such as 2026-12-31T23:59:59+11:00.",
});
const provider = z.string().regex(/^[a-z0-9][a-z0-9_-]{0,39}$/i, "Name the lender in letters, digits and hyphens.");

const rates = ({ interestRate, comparisonRate }: Record<"interestRate" | "comparisonRate", number | null>) =>
  comparisonRate === null || comparisonRate >= (interestRate ?? 0);
const ratesError = { path: ["comparisonRate"], error: "A comparison rate is never below its rate." };

const lenderFields = z
  .strictObject({
    financeProvider: z.string().trim().min(1).max(80).nullish(),
    interestRate: percent.nullable(),
    comparisonRate: percent.nullable(),
    paymentWeek: dollars.nullish(),
    paymentMonth: dollars.nullish(),
    deposit: dollars.nullish(),
    balloon: dollars.nullish(),
    establishmentFees: dollars.nullish(),
    totalPayable: dollars.nullish(),
    termYears: z.number().positive().max(40).nullish(),
    termMonths: z.number().int().min(1).max(480).nullish(),
    termWeeks: z.number().int().min(1).max(2080).nullish(),
    disclaimer: z.string().trim().min(1).max(4000).nullish(),
    qualify: z.boolean().nullish(),
    validUntil,
  })
  .refine(rates, ratesError);

/** An entry with the numbers that lenders write under `term{N}` apart, which {@link lenderFields} does not name. */
const lenderInput = z.record(z.string(), z.unknown()).transform((entry, context) => {
  const isTerm = (name: string) => /^term\d{1,3}$/.test(name);
  const read = lenderFields.safeParse(Object.fromEntries(Object.entries(entry).filter(([name]) => !isTerm(name))));
  const terms = z
    .record(z.string(), dollars.nullable())
    .safeParse(Object.fromEntries(Object.entries(entry).filter(([name]) => isTerm(name))));
  for (const { path, message } of [...(read.error?.issues ?? []), ...(terms.error?.issues ?? [])])
    context.addIssue({ code: "custom", path: [...path], message });
  return financeLenderEntrySchema.parse({ ...read.data, ...terms.data });
});

/**
 * Figures of lenders for one car as an outside system may say them (S1 §3 "Finance lender entry"), by the name of the
 * lender: strict, and each with an end. What is null is not known; a lender whose rate or comparison rate is null does
 * not quote. Money in dollars, rates in percent a year.
 */
export const outsideLendersSchema = z
  .record(provider, lenderInput)
  .refine((lenders) => Object.keys(lenders).length <= maxLenders, `At most ${maxLenders} lenders quote for a car.`);

/** A quick quote of one car as an outside system may say it (S1 §3 `youxQuote`): all three figures, and its end. */
export const outsideQuoteSchema = z
  .strictObject({ weeklyRepaymentAmount: dollars, advertisedRate: percent, comparisonRate: percent, validUntil })
  .refine(({ advertisedRate, comparisonRate }) => comparisonRate >= advertisedRate, ratesError)
  .transform((quote) => quoteResponseSchema.parse(quote));

/**
 * Average market price of such a car, as a valuer's system sends it (S1 §3 `autograb_data`): at least one of the two,
 * null where it is not known, and its end.
 */
export const outsideMarketSchema = z
  .strictObject({
    state_average_market_price: dollars.positive().nullish(),
    average_market_price: dollars.positive().nullish(),
    validUntil,
  })
  .refine(
    ({ state_average_market_price: state, average_market_price: national }) => (state ?? national) != null,
    "Say the average of the state, or of the country.",
  );
