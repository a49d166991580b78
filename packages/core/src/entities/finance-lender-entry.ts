import { z } from "zod";
import { optionalNumber, optionalText } from "./fields.ts";

/** One lender's figures for one car (S1 §3 "Finance lender entry"). Rates in percent a year, money in dollars. */
export const financeLenderEntrySchema = z.object({
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
});

/** Parsed lender entry. */
export type FinanceLenderEntry = z.output<typeof financeLenderEntrySchema>;
