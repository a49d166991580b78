/**
 * How many letters must be added, left out, replaced or swapped with their neighbour to make one word of another
 * (optimal string alignment).
 *
 * Source: decisions.md row 26.
 *
 * @example
 * editDistance("mazda", "madza") // 1
 */
export function editDistance(one: string, other: string): number {
  const [first, second] = [Array.from(one), Array.from(other)];
  let before: number[] = [];
  let row = Array.from({ length: second.length + 1 }, (_, index) => index);
  for (const [index, letter] of first.entries()) {
    const next = [index + 1];
    for (let column = 1; column <= second.length; column += 1) {
      const replaced = at(row, column - 1) + (letter === second[column - 1] ? 0 : 1);
      const isSwap =
        index > 0 && column > 1 && letter === second[column - 2] && first[index - 1] === second[column - 1];
      const swapped = isSwap ? at(before, column - 2) + 1 : replaced;
      next.push(Math.min(replaced, swapped, at(row, column) + 1, at(next, column - 1) + 1));
    }
    [before, row] = [row, next];
  }
  return at(row, second.length);
}

const at = (row: readonly number[], column: number): number => row[column] ?? 0;
