import type { RepaymentFrequency } from "@forecourt/core";

/**
 * How often repayments are made where a site shows one: by the month on sites that quote by the month alone, else by
 * the week (S1 §5).
 *
 * @example
 * siteFrequency({ calculator: { monthlyOnly: true } }) // "monthly"
 */
export function siteFrequency({ calculator }: { calculator: { monthlyOnly: boolean } }): RepaymentFrequency {
  return calculator.monthlyOnly ? "monthly" : "weekly";
}
