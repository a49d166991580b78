import type { PurchaseTerms } from "./purchase-loan.ts";
import type { PurchaseLine } from "./purchase-summary.ts";

/**
 * The lines of a summary and its deposit as the loan of the purchase takes them, in dollars: what comes off the price
 * is positive there, and a line that the summary does not have is 0 (decisions.md rows 91 and 100).
 *
 * @example
 * purchaseTerms([{ kind: "price", cents: 3899000 }, { kind: "trade_in", cents: -1200000 }], 20000)
 * // { priceDollars: 38990, deliveryDollars: 0, depositDollars: 200, tradeInDollars: 12000 }
 */
export function purchaseTerms(
  lines: readonly PurchaseLine[],
  depositCents: number,
): PurchaseTerms & { priceDollars: number } {
  const dollarsOf = (wanted: PurchaseLine["kind"]) =>
    Math.abs(lines.find(({ kind }) => kind === wanted)?.cents ?? 0) / 100;
  return {
    priceDollars: dollarsOf("price"),
    deliveryDollars: dollarsOf("delivery"),
    depositDollars: depositCents / 100,
    tradeInDollars: dollarsOf("trade_in"),
  };
}
