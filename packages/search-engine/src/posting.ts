import { GrowableUint32 } from "./growable.ts";

/** The rows in which a word stands, ascending. A bare number is the only row, which is how stock numbers stay small. */
export type Posting = number | GrowableUint32;

/** Number of rows in a posting. */
export function postingLength(posting: Posting | undefined): number {
  if (posting === undefined) return 0;
  return typeof posting === "number" ? 1 : posting.length;
}

/** A posting with a row added. */
export function addToPosting(posting: Posting | undefined, row: number): Posting {
  if (posting === undefined) return row;
  if (typeof posting === "number") {
    if (posting === row) return posting;
    const rows = new GrowableUint32(2);
    rows.push(Math.min(posting, row));
    rows.push(Math.max(posting, row));
    return rows;
  }
  if (posting.length === 0 || (posting.data[posting.length - 1] ?? 0) < row) {
    posting.push(row);
    return posting;
  }
  const place = lowerBound(posting, row);
  if (posting.data[place] === row) return posting;
  posting.reserve(posting.length + 1);
  posting.data.copyWithin(place + 1, place, posting.length);
  posting.data[place] = row;
  posting.length += 1;
  return posting;
}

/** A posting with a row removed; undefined when it was the last. */
export function removeFromPosting(posting: Posting | undefined, row: number): Posting | undefined {
  if (posting === undefined || posting === row) return undefined;
  if (typeof posting === "number") return posting;
  const place = lowerBound(posting, row);
  if (place < posting.length && posting.data[place] === row) {
    posting.data.copyWithin(place, place + 1, posting.length);
    posting.length -= 1;
  }
  return posting.length === 0 ? undefined : posting;
}

/** Whether any row of a posting passes a test. */
export function somePostingRow(posting: Posting | undefined, test: (row: number) => boolean): boolean {
  if (posting === undefined) return false;
  if (typeof posting === "number") return test(posting);
  for (let index = 0; index < posting.length; index++) if (test(posting.data[index] ?? 0)) return true;
  return false;
}

function lowerBound(posting: GrowableUint32, row: number): number {
  let low = 0;
  let high = posting.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((posting.data[middle] ?? 0) < row) low = middle + 1;
    else high = middle;
  }
  return low;
}
