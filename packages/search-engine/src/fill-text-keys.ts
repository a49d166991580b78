import type { Deadline } from "./deadline.ts";
import type { SortKey } from "./row-order.ts";
import type { TextMatches } from "./text-matches.ts";

/** Gives text sort keys their scores, put into buckets where asked. Where others come first, few rows are scored. */
export function fillTextKeys(
  keys: readonly SortKey[],
  matches: TextMatches | undefined,
  rows: ArrayLike<number>,
  deadline: Deadline,
): void {
  if (!matches) return;
  keys.forEach((key, place) => {
    if (key.kind !== "text") return;
    if (place > 0 && key.buckets < 1) {
      key.value = (row) => matches.best(row)?.score ?? 0;
      return;
    }
    const scores = matches.scores(deadline);
    if (key.buckets < 1) {
      key.value = (row) => scores[row] ?? 0;
      key.direct = { codes: undefined, numbers: scores, missing: 0 };
      return;
    }
    const order = Array.from(rows).sort((a, b) => (scores[b] ?? 0) - (scores[a] ?? 0) || b - a);
    const size = Math.max(1, Math.ceil(order.length / key.buckets));
    const bucket = new Map(order.map((row, at) => [row, -Math.floor(at / size)]));
    key.value = (row) => bucket.get(row) ?? 0;
  });
}
