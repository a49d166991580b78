import { formatMoney } from "./format-money.ts";
import type { FormatMoneyOptions } from "./format-money.ts";

/**
 * An amount in whole cents, as payments have it, written as shoppers read it.
 *
 * @example
 * formatCents(20_000, { locale: "en-AU", currency: "AUD" }) // "$200"
 * formatCents(20_000, { locale: "en-AU", currency: "AUD", cents: true }) // "$200.00"
 */
export const formatCents = (cents: number, options: FormatMoneyOptions): string => formatMoney(cents / 100, options);
