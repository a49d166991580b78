import { z } from "zod";
import { absentFlag, absentInstant, optionalNumber, optionalText } from "./fields.ts";
import { readNumber } from "./read-field.ts";

const knownFields = z.object({
  financeProvider: optionalText,
  interestRate: optionalNumber,
  comparisonRate: optionalNumber,
  paymentWeek: optionalNumber,
  paymentMonth: optionalNumber,
  deposit: optionalNumber,
  termYears: optionalNumber,
  termMonths: optionalNumber,
  termWeeks: optionalNumber,
  balloon: optionalNumber,
  establishmentFees: optionalNumber,
  totalPayable: optionalNumber,
  disclaimer: optionalText,
  /** Whether the car qualifies with a lender that quotes for qualifying cars alone (S1 §5, S2 §5). */
  qualify: absentFlag,
  /** Until when the lender's figures hold: from then on they show nowhere. */
  validUntil: absentInstant,
});

/** What lenders write under `term{N}`: a number for each term that they quote. */
type Terms = Partial<Record<`term${number}`, number>>;

/**
 * One lender's figures for one car (S1 §3 "Finance lender entry"). Rates in percent a year, money in dollars; `term60`
 * and its like are kept.
 */
export const financeLenderEntrySchema = knownFields
  .catchall(z.unknown())
  .transform((entry): z.output<typeof knownFields> & Terms => ({ ...knownFields.parse(entry), ...termsOf(entry) }));

/** Parsed lender entry. */
export type FinanceLenderEntry = z.output<typeof financeLenderEntrySchema>;

function termsOf(entry: Readonly<Record<string, unknown>>): Terms {
  const terms = Object.entries(entry).flatMap(([name, value]) => {
    const number =
      /^term\d+$/.test(name) && (typeof value === "number" || typeof value === "string")
        ? readNumber(value)
        : undefined;
    return number === undefined ? [] : [[name, number]];
  });
  return Object.fromEntries(terms) as Terms;
}
