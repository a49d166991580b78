/**
 * A moment in a table, to the second.
 *
 * @example
 * momentCell(new Date(0)) // "1970-01-01T00:00:00Z"
 */
export const momentCell = (at: Date): string => at.toISOString().replace(/\.\d+Z$/, "Z");

/**
 * An amount in a table, to the cent.
 *
 * @example
 * amountCell(50_000, "AUD") // "500.00 AUD"
 */
export const amountCell = (cents: number, currency: string): string => `${(cents / 100).toFixed(2)} ${currency}`;
