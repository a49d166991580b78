/** Counts above this are replaced (S1 §9). */
export const highestPlainCount = 1999;

/** What a search says about how many cars it found. */
export interface CountedResult {
  count: number;
  /** Cars per value of one facet that every car has, such as car_type. */
  facetCounts?: Readonly<Record<string, number>>;
  /** Cars in stock, where it is known by itself. */
  inStockCount?: number;
}

/**
 * How many cars to say there are: the count, or above 1999 the summed facet counts, else the count of cars in stock
 * (S1 §9, decisions.md row 31).
 *
 * @example
 * resultCount({ count: 2500, facetCounts: { new: 400, demo: 100, used: 2012 } }) // 2512
 */
export function resultCount({ count, facetCounts = {}, inStockCount }: CountedResult): number {
  if (count <= highestPlainCount) return count;
  const summed = Object.values(facetCounts).reduce((sum, each) => sum + each, 0);
  return summed > 0 ? summed : (inStockCount ?? count);
}
