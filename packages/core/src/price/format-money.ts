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
  /**
   * True writes cents, always two digits; false whole dollars, halves up. @default cents where the amount has some: a
   * price reads the same everywhere
   */
  cents?: boolean;
}

/** Currencies whose short sign is a plain `$`. */
const isDollar = /^(?:AUD|CAD|NZD|SGD|USD)$/;

/**
 * An amount in dollars as shoppers read it, with a plain `$`.
 *
 * @example
 * formatMoney(38990, { locale: "en-AU", currency: "AUD" }) // "$38,990"
 * formatMoney(19990.5, { locale: "en-AU", currency: "AUD" }) // "$19,990.50"
 * formatMoney(150, { locale: "en-AU", currency: "AUD", cents: true }) // "$150.00"
 */
export function formatMoney(dollars: number, { locale, currency, cents }: FormatMoneyOptions): string {
  const digits = (cents ?? roundHalfUp(dollars, 2) % 1 !== 0) ? 2 : 0;
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
