import { firstRows, rowComparator } from "./row-order.ts";
import type { SortKey } from "./row-order.ts";
import { scratchWords } from "./row-scratch.ts";

/** So far down the order a heap of all rows above is still quicker than looking at each row's keys once. */
const nearMost = 5000;

/**
 * The rows from one place of an order to another, found without sorting the rest. Far down the order the keys of all
 * rows are read once and the rows parted around the two ends, so that the last page of a million costs little more than
 * the first.
 *
 * @param from first place, 0 for the first row
 * @param to place after the last
 */
export function rowsBetween(rows: ArrayLike<number>, from: number, to: number, keys: readonly SortKey[]): number[] {
  const end = Math.min(to, rows.length);
  if (from >= end) return [];
  if (end <= nearMost) return firstRows(rows, end, rowComparator(keys), keys[0]).slice(from);
  const numbers = keys.map((key) => keyNumbers(rows, key));
  const compare = (a: number, b: number): number => {
    for (const values of numbers) {
      const left = values[a] as number;
      const right = values[b] as number;
      if (left !== right) return left > right ? -1 : 1;
    }
    return (rows[b] as number) - (rows[a] as number);
  };
  const order = scratchWords("order", rows.length);
  for (let place = 0; place < rows.length; place++) order[place] = place;
  part(order, { low: 0, high: rows.length - 1, at: from }, compare);
  part(order, { low: from, high: rows.length - 1, at: end - 1 }, compare);
  return Array.from(order.subarray(from, end).sort(compare), (place) => rows[place] as number);
}

/** A key's number for each of the rows, in their order, bigger first. */
function keyNumbers(rows: ArrayLike<number>, { sign, value, direct }: SortKey): Float64Array {
  const numbers = new Float64Array(rows.length);
  for (let place = 0; place < rows.length; place++) {
    const row = rows[place] as number;
    if (!direct) numbers[place] = value(row) * sign;
    else if (!direct.codes) numbers[place] = (direct.numbers[row] as number) * sign;
    else {
      const code = direct.codes[row] as number;
      numbers[place] = (code === 0 ? direct.missing : (direct.numbers[code] as number)) * sign;
    }
  }
  return numbers;
}

/**
 * Moves entries so that those before place `at` come before it in the order, and those after it after (Hoare's
 * selection).
 */
function part(
  order: Uint32Array,
  { low: first, high: last, at }: { low: number; high: number; at: number },
  compare: (a: number, b: number) => number,
): void {
  let low = first;
  let high = last;
  while (low < high) {
    const pivot = order[(low + high) >>> 1] as number;
    let left = low - 1;
    let right = high + 1;
    for (;;) {
      do left += 1;
      while (left < high && compare(order[left] as number, pivot) < 0);
      do right -= 1;
      while (right > low && compare(order[right] as number, pivot) > 0);
      if (left >= right) break;
      [order[left], order[right]] = [order[right] as number, order[left] as number];
    }
    if (at <= right) high = right;
    else low = right + 1;
  }
}
