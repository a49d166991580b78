import { parseAmount } from "./parse-amount.ts";

/** A shopper's budget and its terms, in whole dollars and years; absent values were not given. */
export interface BudgetTerms {
  /** Most to pay a week: only cars whose weekly estimate is at most this are found. */
  weeklyDollars?: number;
  depositDollars?: number;
  tradeInDollars?: number;
  /** 1 to 7, whole years; the site's own term when absent. */
  termYears?: number;
}

/** Terms offered, in years (S2 §5, §9: 1 to 7). */
export const budgetTermYears = [1, 2, 3, 4, 5, 6, 7] as const;

/** What of a site decides which terms a search offers. */
export interface BudgetTermSite {
  calculator: {
    enabled?: boolean | undefined;
    termMaxYears?: number | undefined;
    termChoices?: readonly number[] | undefined;
  };
}

/**
 * Terms that a search offers, in whole years: those that the site's calculator has, so that no card shows a repayment
 * over a term that the page of its car has not (S2 §5, decisions.md row 91).
 *
 * @example
 * offeredTermYears({ calculator: { enabled: true, termMaxYears: 5 } }) // [1, 2, 3, 4, 5]
 */
export function offeredTermYears({ calculator }: BudgetTermSite): number[] {
  const { enabled = false, termMaxYears = 7, termChoices } = calculator;
  return budgetTermYears.filter(
    (years) => !enabled || (years <= termMaxYears && (termChoices?.includes(years) ?? true)),
  );
}

/** Each term with its name in an address and its limits. */
const fields = [
  { field: "weeklyDollars", name: "weekly", min: 1, max: 10_000 },
  { field: "depositDollars", name: "deposit", min: 1, max: 1_000_000 },
  { field: "tradeInDollars", name: "tradeIn", min: 1, max: 1_000_000 },
  { field: "termYears", name: "term", min: 1, max: 7 },
] as const satisfies readonly { field: keyof BudgetTerms; name: string; min: number; max: number }[];

/** Parameters of an address that hold a budget. */
export const budgetParameters = /* @__PURE__ */ fields.map(({ name }) => name);

/**
 * Reads a budget from an address: `weekly`, `deposit` and `tradeIn` in dollars ("$ 5,000" is read too), `term` in
 * years. What is no such amount is left out; undefined when nothing is left.
 *
 * @example
 * parseBudget(new URLSearchParams("weekly=150&deposit=5000")) // { weeklyDollars: 150, depositDollars: 5000 }
 */
export function parseBudget(params: URLSearchParams): BudgetTerms | undefined {
  const budget: BudgetTerms = {};
  for (const { field, name, min, max } of fields) {
    const amount = parseAmount(params.get(name) ?? "") ?? 0;
    if (amount >= min && amount <= max) budget[field] = amount;
  }
  return Object.keys(budget).length > 0 ? budget : undefined;
}

/** Writes a budget into an address. */
export function writeBudget(params: URLSearchParams, budget: BudgetTerms | undefined): void {
  for (const { field, name } of fields) if (budget?.[field] !== undefined) params.set(name, String(budget[field]));
}

/** A term of a budget that was sent by a form and cannot be used. */
export interface InvalidBudgetTerm {
  /** Its name in an address. */
  name: (typeof fields)[number]["name"];
  /** What was typed. */
  text: string;
  /** The most that it may be. */
  max: number;
}

/**
 * Terms of a budget that were typed and cannot be used, so that the page can say so instead of dropping them silently.
 *
 * @param site whose terms of years count. @default 1 to 7 years
 * @example
 * invalidBudgetTerms(new URLSearchParams("weekly=abc&deposit=5k")) // [{ name: "weekly", text: "abc", max: 10000 }]
 */
export function invalidBudgetTerms(params: URLSearchParams, site?: BudgetTermSite): InvalidBudgetTerm[] {
  const years: readonly number[] = site ? offeredTermYears(site) : budgetTermYears;
  return fields.flatMap(({ name, min, max: most }) => {
    const max = name === "term" ? (years.at(-1) ?? most) : most;
    const text = (params.get(name) ?? "").trim().slice(0, 40);
    const amount = parseAmount(text) ?? 0;
    const isRead = name === "term" ? years.includes(amount) : amount >= min && amount <= max;
    return text === "" || isRead ? [] : [{ name, text, max }];
  });
}
