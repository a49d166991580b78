import type { PurchaseAnswer } from "@forecourt/api";
import { purchaseSteps } from "@forecourt/core/reserve";
import type { PurchaseStep } from "@forecourt/core/reserve";

/** Steps that are asked on pages of their own, with their names, in the order in which they are offered. */
export const purchaseStepNames = {
  delivery: "Delivery or collection",
  "trade-in": "Trade-in",
  finance: "How you pay",
  details: "Your details",
  deposit: "Deposit",
} as const satisfies Partial<Record<PurchaseStep, string>>;
/** A step that is asked on a page of its own. */
export type AskedPurchaseStep = keyof typeof purchaseStepNames;
/** The steps that an address may ask for, in order. */
export const askedPurchaseSteps = Object.keys(purchaseStepNames) as AskedPurchaseStep[];

/**
 * The step that an address asks for; without one that there is, the one that the purchase goes on with.
 *
 * @example
 * purchaseStepAt("finance", "delivery") // "finance"
 */
export function purchaseStepAt(asked: string | null, next: PurchaseAnswer["next"]): AskedPurchaseStep {
  const step = purchaseSteps.find((name) => name === asked && name !== "car") ?? next;
  return step === "car" ? "delivery" : step;
}
