import { numberFormat, withCommas } from "../format/format-number.ts";
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

/** Currencies whose short sign is a plain `$`. */
const isDollar = /^(?:AUD|CAD|NZD|SGD|USD)$/;

/**
 * An amount in dollars as shoppers read it, with a plain `$`.
 *
 * @example
 * formatMoney(38990, { locale: "en-AU", currency: "AUD" }) // "$38,990"
 * formatMoney(146.7, { locale: "en-AU", currency: "AUD", cents: true }) // "$146.70"
 */
export function formatMoney(dollars: number, { locale, currency, cents = false }: FormatMoneyOptions): string {
  const digits = cents ? 2 : 0;
  const amount = roundHalfUp(dollars, digits);
  const plain = isDollar.test(currency) ? withCommas(amount, locale, digits, digits) : undefined;
  if (plain !== undefined) return plain.replace(/^-?/, "$&$$");
  const format = numberFormat(locale, `${currency}${digits}`, {
    style: "currency",
    currency,
    currencyDisplay: "narrowSymbol",
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
  return format.format(amount);
}
