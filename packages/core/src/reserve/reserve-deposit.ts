import { typedAmount } from "../money/typed-number.ts";
import { formatMoney } from "../price/format-money.ts";
import { siteMoney } from "../site/site-locale.ts";
import type { Site } from "../site/site-document.ts";

/** The deposit of a site. */
export interface ReserveDeposit {
  /** A whole number of cents. */
  cents: number;
  /** ISO 4217 code, such as "AUD". */
  currency: string;
  /** As shoppers read it: "$200". */
  label: string;
}

/**
 * Deposit for reserving a car: `reserve.deposit`, else the amount in `reserve.depositLabel` (S1 §9, S2 §9 "$200"), so
 * that label and charge agree.
 *
 * @returns undefined where the label says no amount; such a document is refused
 * @example
 * reserveDeposit({ country: "AU", reserve: { depositLabel: "$200" } }) // { cents: 20000, currency: "AUD", label: "$200" }
 */
export function reserveDeposit(
  site: Pick<Site, "country"> &
    Partial<Pick<Site, "locale">> & { reserve: Pick<Site["reserve"], "depositLabel" | "deposit"> },
): ReserveDeposit | undefined {
  const { deposit, depositLabel } = site.reserve;
  const money = siteMoney(site);
  const dollars = depositDollars(site.reserve);
  if (dollars === undefined) return undefined;
  const cents = Math.round(dollars * 100);
  const label = deposit === undefined ? depositLabel : formatMoney(deposit, money);
  return { cents, currency: money.currency, label };
}

/** The deposit in dollars; undefined where the label says no amount. */
export function depositDollars({
  deposit,
  depositLabel,
}: Pick<Site["reserve"], "depositLabel" | "deposit">): number | undefined {
  const dollars = deposit ?? typedAmount(depositLabel);
  return dollars !== undefined && dollars > 0 ? dollars : undefined;
}
