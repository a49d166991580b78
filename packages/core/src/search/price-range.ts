/** Where one price range ends and the next begins, in dollars. */
const bounds = [10_000, 15_000, 20_000, 25_000, 30_000, 40_000, 50_000, 60_000, 80_000, 100_000, 150_000] as const;

/**
 * Value of the facet `price_range` for a price in dollars (S1 §3): its bounds, the lower one included; undefined
 * without a price.
 *
 * @example
 * priceRangeOf(34990) // "30000-40000"
 * priceRangeOf(9000)  // "0-10000"
 */
export function priceRangeOf(priceDollars: number | undefined): string | undefined {
  if (priceDollars === undefined) return undefined;
  const above = bounds.findIndex((bound) => priceDollars < bound);
  if (above === -1) return `${bounds.at(-1)}-`;
  return `${bounds[above - 1] ?? 0}-${bounds[above]}`;
}

/**
 * A value of the facet `price_range` as its two bounds in dollars, 0 and `Infinity` where it is open; undefined when it
 * is none.
 *
 * @example
 * priceRangeBounds("150000-") // { from: 150000, below: Infinity }
 */
export function priceRangeBounds(value: string): { from: number; below: number } | undefined {
  const match = /^(\d{1,9})-(\d{1,9})?$/.exec(value);
  return match ? { from: Number(match[1]), below: match[2] === undefined ? Infinity : Number(match[2]) } : undefined;
}
