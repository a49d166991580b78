import type { Car } from "../entities/car.ts";

/** Price types of prices that a buyer pays charges on top of (S1 §3). */
export const partialPriceTypes = ["egc", "plus_orc"] as const satisfies readonly Car["price_type"][];

/**
 * Whether a buyer pays charges on top of a price of this type (S1 §3, legal-display.md): it is no total, which the law
 * of New Zealand asks of every advertised price.
 *
 * @example
 * isPartialPrice("egc") // true
 * isPartialPrice(null) // false
 */
export const isPartialPrice = (type: string | null): boolean => partialPriceTypes.some((partial) => partial === type);
