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

const rates = ({ interestRate, comparisonRate }: { interestRate: number; comparisonRate: number }) =>
  comparisonRate >= interestRate;
const ratesError = { path: ["comparisonRate"], error: "A comparison rate is never below its rate." };

const lenderFields = z
  .strictObject({
    financeProvider: z.string().trim().min(1).max(80).optional(),
    interestRate: percent,
    comparisonRate: percent,
    paymentWeek: dollars.optional(),
    paymentMonth: dollars.optional(),
    deposit: dollars.optional(),
    balloon: dollars.optional(),
    establishmentFees: dollars.optional(),
    totalPayable: dollars.optional(),
    termYears: z.number().positive().max(40).optional(),
    termMonths: z.number().int().min(1).max(480).optional(),
    termWeeks: z.number().int().min(1).max(2080).optional(),
    disclaimer: z.string().trim().min(1).max(4000).optional(),
    qualify: z.boolean().optional(),
    validUntil,
  })
  .refine(rates, ratesError);

/** An entry with the numbers that lenders write under `term{N}` apart, which {@link lenderFields} does not name. */
const lenderInput = z.record(z.string(), z.unknown()).transform((entry, context) => {
  const isTerm = (name: string) => /^term\d{1,3}$/.test(name);
  const read = lenderFields.safeParse(Object.fromEntries(Object.entries(entry).filter(([name]) => !isTerm(name))));
  const terms = z
    .record(z.string(), dollars)
    .safeParse(Object.fromEntries(Object.entries(entry).filter(([name]) => isTerm(name))));
  for (const { path, message } of [...(read.error?.issues ?? []), ...(terms.error?.issues ?? [])])
    context.addIssue({ code: "custom", path: [...path], message });
  return financeLenderEntrySchema.parse({ ...read.data, ...terms.data });
});

/**
 * Figures of lenders for one car as an outside system may say them (S1 §3 "Finance lender entry"), by the name of the lender: strict, both
 * rates known, and each with an end. Money in dollars, rates in percent a year.
 */
export const outsideLendersSchema = z
  .record(provider, lenderInput)
  .refine((lenders) => Object.keys(lenders).length <= maxLenders, `At most ${maxLenders} lenders quote for a car.`);

/** A quick quote of one car as an outside system may say it (S1 §3 `youxQuote`): all three figures, and its end. */
export const outsideQuoteSchema = z
  .strictObject({ weeklyRepaymentAmount: dollars, advertisedRate: percent, comparisonRate: percent, validUntil })
  .refine(({ advertisedRate, comparisonRate }) => comparisonRate >= advertisedRate, ratesError)
  .transform((quote) => quoteResponseSchema.parse(quote));

/** What a car of its kind is sold for on average, as a valuer's system may say it (S1 §3 `autograb_data`): at least one of the two, and its end. */
export const outsideMarketSchema = z
  .strictObject({
    state_average_market_price: dollars.positive().optional(),
    average_market_price: dollars.positive().optional(),
    validUntil,
  })
  .refine(
    ({ state_average_market_price: state, average_market_price: national }) => (state ?? national) !== undefined,
    "Say the average of the state, or of the country.",
  );
