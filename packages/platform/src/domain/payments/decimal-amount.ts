/**
 * An amount for programs: dollars with two digits, without a currency.
 *
 * @example
 * decimalAmount(50_000) // "500.00"
 */
export const decimalAmount = (cents: number): string => (cents / 100).toFixed(2);

/**
 * An amount for an operator, to the cent.
 *
 * @example
 * amountWithCurrency(50_000, "AUD") // "500.00 AUD"
 */
export const amountWithCurrency = (cents: number, currency: string): string => `${decimalAmount(cents)} ${currency}`;
