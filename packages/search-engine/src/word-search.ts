import { postingLength } from "./posting.ts";
import type { TextIndex } from "./text-index.ts";

/** First place in the sorted words whose word is not below `word`. */
export function lowerBound(index: TextIndex, sorted: Uint32Array, word: string, from = 0): number {
  let low = from;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((index.words[sorted[middle] ?? 0] ?? "") < word) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** The ids of the words that start with (or, without `prefix`, equal) a word. */
export function exactWords(index: TextIndex, word: string, prefix: boolean): number[] {
  if (!prefix) {
    const id = index.idOf(word);
    return id < 0 ? [] : [id];
  }
  const sorted = index.sortedIds();
  const ids: number[] = [];
  for (let place = lowerBound(index, sorted, word); place < sorted.length; place++) {
    const id = sorted[place] ?? 0;
    if (!(index.words[id] ?? "").startsWith(word)) break;
    if (postingLength(index.postings[id]) > 0) ids.push(id);
  }
  return ids;
}
