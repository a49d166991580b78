import { numberFormat } from "../format/format-number.ts";
import { roundHalfUp } from "../money/round-half-up.ts";

/** How money and numbers are written. */
export interface MoneyFormat {
  /** Language and country of the separators, e.g. `en-AU`. */
  locale: string;
  /** ISO 4217. */
  currency: string;
}

/** How an amount of money is written. */
export interface FormatMoneyOptions extends MoneyFormat {
  /** Write cents, always two digits; whole dollars otherwise, halves up. @default false */
  cents?: boolean;
}

/**
 * An amount in dollars as shoppers read it, with a plain `$`.
 *
 * @example
 * formatMoney(38990, { locale: "en-AU", currency: "AUD" }) // "$38,990"
 * formatMoney(146.7, { locale: "en-AU", currency: "AUD", cents: true }) // "$146.70"
 */
export function formatMoney(dollars: number, { locale, currency, cents = false }: FormatMoneyOptions): string {
  const digits = cents ? 2 : 0;
  const format = numberFormat(locale, `${currency}${digits}`, {
    style: "currency",
    currency,
    currencyDisplay: "narrowSymbol",
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
  return format.format(roundHalfUp(dollars, digits));
}
