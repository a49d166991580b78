/** How often a repayment is made. */
export type RepaymentFrequency = "weekly" | "fortnightly" | "monthly";

/** Repayments in a year (S1 §9, decisions.md row 9: 52 for repayments, 52.18 for comparison rates alone). */
export const repaymentsPerYear: Readonly<Record<RepaymentFrequency, number>> = {
  weekly: 52,
  fortnightly: 26,
  monthly: 12,
};

/**
 * Number of repayments in a term: years times frequency, halves up (decisions.md row 63).
 *
 * @example
 * repaymentCount(2.25, "fortnightly") // 59
 */
export function repaymentCount(termYears: number, frequency: RepaymentFrequency): number {
  return Math.round(termYears * repaymentsPerYear[frequency]);
}

/** How each frequency is said after an amount: "$146.73 a week". */
export const repaymentUnits: Readonly<Record<RepaymentFrequency, string>> = {
  weekly: "a week",
  fortnightly: "a fortnight",
  monthly: "a month",
};
