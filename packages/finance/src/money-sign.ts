/**
 * The sign of a currency, taken from the way in which the site writes amounts.
 *
 * @example
 * moneySign((dollars) => formatMoney(dollars, { locale: "en-NZ", currency: "NZD" })) // "$"
 */
export function moneySign(write: (dollars: number) => string): string {
  return write(0).replace(/[\d.,\s]/g, "");
}
