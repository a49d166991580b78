import { typedAmount } from "../money/typed-number.ts";
import { formatMoney } from "../price/format-money.ts";
import { siteMoney } from "../site/site-locale.ts";
import type { LeadFormContext } from "../lead/lead-form.ts";

/** The limits of what is paid at once, in dollars, and the country whose money it is. */
export type OnlinePaymentLimits = Pick<LeadFormContext, "country" | "onlinePayment">;

/**
 * An amount as a shopper types it, in whole cents (decisions.md row 101).
 *
 * @returns undefined for text that is no amount of money, and for one beyond the site's limits
 * @example
 * onlinePaymentCents("$1,250.50", { least: 10, most: 10_000 }) // 125050
 * onlinePaymentCents("12,50", { least: 10, most: 10_000 })     // undefined
 */
export function onlinePaymentCents(text: string, { least, most }: { least: number; most: number }): number | undefined {
  const dollars = typedAmount(text);
  if (dollars === undefined) return undefined;
  const cents = Math.round(dollars * 100);
  return cents >= Math.round(least * 100) && cents <= Math.round(most * 100) ? cents : undefined;
}

/**
 * The limits in words.
 *
 * @example
 * onlinePaymentLimits({ country: "AU", onlinePayment: { least: 10, most: 10_000 } }) // "$10 to $10,000"
 */
export function onlinePaymentLimits({ country, onlinePayment }: OnlinePaymentLimits): string {
  const { least, most } = onlinePayment ?? { least: 0, most: 0 };
  const said = (dollars: number) => formatMoney(dollars, siteMoney({ country }));
  return `${said(least)} to ${said(most)}`;
}
