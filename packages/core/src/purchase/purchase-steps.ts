/** Steps of buying a car online, in the order in which they are offered (decisions.md row 100). */
export const purchaseSteps = ["car", "delivery", "trade-in", "finance", "details", "deposit"] as const;
/** A step of buying a car online. */
export type PurchaseStep = (typeof purchaseSteps)[number];

/** Days for which a purchase can be taken up again by its link, from its last step. */
export const purchaseDays = 14;

/** Which of the steps a purchase has answers to. */
export interface PurchaseProgress {
  delivery: boolean;
  tradeIn: boolean;
  finance: boolean;
  details: boolean;
  /** The deposit is paid. */
  isPaid: boolean;
}

/**
 * The step that a purchase goes on with where its link names none: the first without an answer. Steps may be taken in
 * any order until the deposit, which wants all of them.
 *
 * @example
 * nextPurchaseStep({ delivery: true, tradeIn: false, finance: true, details: false, isPaid: false }) // "trade-in"
 */
export function nextPurchaseStep({ delivery, tradeIn, finance, details }: PurchaseProgress): PurchaseStep {
  if (!delivery) return "delivery";
  if (!tradeIn) return "trade-in";
  if (!finance) return "finance";
  return details ? "deposit" : "details";
}

/**
 * The steps that still want an answer before the deposit can be paid.
 *
 * @example
 * missingPurchaseSteps({ delivery: true, tradeIn: false, finance: true, details: false, isPaid: false }) // ["trade-in", "details"]
 */
export function missingPurchaseSteps({ delivery, tradeIn, finance, details }: PurchaseProgress): PurchaseStep[] {
  const answered = { delivery, "trade-in": tradeIn, finance, details } as const;
  return (["delivery", "trade-in", "finance", "details"] as const).filter((step) => !answered[step]);
}
