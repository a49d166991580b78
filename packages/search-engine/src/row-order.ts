/** One key of an order: a number for each row, bigger first once `sign` is applied. */
export interface SortKey {
  kind: "text" | "value" | "geo" | "groupFound";
  field: string;
  /** 1 for descending, -1 for ascending. */
  sign: 1 | -1;
  /** The number by row; text matches and group sizes are filled in by the search. */
  value: (row: number) => number;
  /** `_text_match(buckets: n)`. */
  buckets: number;
  /** The numbers themselves, where `value` only looks them up: by row, or by the row's code (0 has none). */
  direct?: { codes: Uint32Array | undefined; numbers: ArrayLike<number>; missing: number };
  /** Distance in metres by row, for a geo key. */
  distance?: (row: number) => number | undefined;
}

/** Compares two rows: negative when `a` comes first. Equal rows go newest first. */
export function rowComparator(keys: readonly SortKey[]): (a: number, b: number) => number {
  return (a, b) => {
    for (const key of keys) {
      const left = key.value(a);
      const right = key.value(b);
      if (left !== right) return left > right ? -key.sign : key.sign;
    }
    return b - a;
  };
}

/**
 * The first `count` rows of an order, found without sorting the rest.
 *
 * @param lead The order's first key, which settles most comparisons at once.
 */
export function firstRows(
  rows: ArrayLike<number>,
  count: number,
  compare: (a: number, b: number) => number,
  lead?: SortKey,
): number[] {
  if (count <= 0) return [];
  if (count * 4 >= rows.length) return Array.from(rows).sort(compare).slice(0, count);
  const heap: number[] = [];
  const sink = (from: number): void => {
    let at = from;
    for (;;) {
      const left = 2 * at + 1;
      const right = left + 1;
      let last = at;
      if (left < heap.length && compare(heap[left] as number, heap[last] as number) > 0) last = left;
      if (right < heap.length && compare(heap[right] as number, heap[last] as number) > 0) last = right;
      if (last === at) return;
      [heap[at], heap[last]] = [heap[last] as number, heap[at] as number];
      at = last;
    }
  };
  // From the end: rows are in order of age and most orders want the newest first, so the heap is soon full of winners.
  let worst = -Infinity;
  for (let place = rows.length - 1; place >= 0; place--) {
    if (lead && heap.length === count) place = nextContender(rows, place, lead, worst);
    if (place < 0) break;
    const row = rows[place] as number;
    if (heap.length < count) {
      heap.push(row);
      if (heap.length < count) continue;
      for (let at = count >> 1; at >= 0; at--) sink(at);
    } else {
      if (compare(row, heap[0] as number) >= 0) continue;
      heap[0] = row;
      sink(0);
    }
    if (lead) worst = lead.value(heap[0] as number) * lead.sign;
  }
  return heap.sort(compare);
}

/** The next place, going down, whose row is not already beaten by its first key alone; -1 when there is none. */
function nextContender(rows: ArrayLike<number>, from: number, lead: SortKey, worst: number): number {
  const { sign, direct } = lead;
  let place = from;
  if (!direct) {
    while (place >= 0 && lead.value(rows[place] as number) * sign < worst) place -= 1;
    return place;
  }
  const { codes, numbers, missing } = direct;
  if (!codes) {
    while (place >= 0 && (numbers[rows[place] as number] as number) * sign < worst) place -= 1;
    return place;
  }
  for (; place >= 0; place--) {
    const code = codes[rows[place] as number] as number;
    if ((code === 0 ? missing : (numbers[code] as number)) * sign >= worst) return place;
  }
  return place;
}
