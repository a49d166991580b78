/**
 * Arrays with one entry for each row that a search fills and nobody reads after it. A thread runs one search at a time
 * and a search never waits, so all searches share them: a page of two megabytes made anew for each request would cost
 * more than the search itself, in page faults now and garbage collection later.
 */
const words = new Map<string, Uint32Array>();
const doubles = new Map<string, Float64Array>();

/** Numbers of 32 bits, one for each row, with whatever the last search left in them. */
export function scratchWords(use: string, rowCount: number): Uint32Array {
  let array = words.get(use);
  if (!array || array.length < rowCount) words.set(use, (array = new Uint32Array(grown(rowCount))));
  return array;
}

/** Doubles, one for each row, with whatever the last search left in them. */
export function scratchDoubles(use: string, rowCount: number): Float64Array {
  let array = doubles.get(use);
  if (!array || array.length < rowCount) doubles.set(use, (array = new Float64Array(grown(rowCount))));
  return array;
}

/** Room to grow, so that a collection that takes documents in does not replace the array each time. */
function grown(rowCount: number): number {
  return Math.ceil(rowCount * 1.25) + 1024;
}
