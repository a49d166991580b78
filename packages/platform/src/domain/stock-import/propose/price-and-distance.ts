import { readNumber } from "../read-number.ts";
import type { MatchedColumn } from "./matched-column.ts";
import type { ColumnProfile, StockFileProfile } from "./profile-stock-file.ts";

/**
 * Tells prices from distances among columns of large numbers that no name gives away: newer cars cost more and have
 * gone less far.
 *
 * @example
 * [...priceAndDistance(profile, columns, yearColumn)] // [{ subject: "price", … }, { subject: "km", … }]
 */
export function* priceAndDistance(
  { sample }: StockFileProfile,
  columns: readonly ColumnProfile[],
  year: ColumnProfile | undefined,
): Generator<MatchedColumn> {
  if (!year) return;
  for (const column of columns) {
    const pairs = sample.flatMap((cells): [number, number][] => {
      const [of, value] = [year, column].map(({ index }) => readNumber(cells[index] ?? ""));
      return of !== undefined && value !== undefined && value >= 100 ? [[of, Math.log(value)]] : [];
    });
    if (pairs.length < 10 || pairs.length < sample.length / 2) continue;
    const together = correlation(pairs);
    if (Math.abs(together) < 0.3) continue;
    yield { subject: together > 0 ? "price" : "km", column, because: "values" };
  }
}

/** How far two numbers go together: 1 always, 0 not at all, -1 against each other (Pearson). */
function correlation(pairs: readonly (readonly [number, number])[]): number {
  const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  const [a, b] = [mean(pairs.map(([one]) => one)), mean(pairs.map(([, other]) => other))];
  let [both, first, second] = [0, 0, 0];
  for (const [one, other] of pairs) {
    both += (one - a) * (other - b);
    first += (one - a) ** 2;
    second += (other - b) ** 2;
  }
  return first === 0 || second === 0 ? 0 : both / Math.sqrt(first * second);
}
