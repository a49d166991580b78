import { postingLength } from "./posting.ts";
import type { TextIndex } from "./text-index.ts";

/** A word of the index that stands for a word of the query. */
export interface WordMatch {
  id: number;
  /** Typos between the query word and the word (or its beginning). */
  typos: number;
  /** Whether only the word's beginning matches. */
  prefixOnly: boolean;
}

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

/** Words that start with (or, without `prefix`, equal) the query word. */
export function exactWords(index: TextIndex, word: string, prefix: boolean): WordMatch[] {
  if (!prefix) {
    const id = index.idOf(word);
    return id < 0 ? [] : [{ id, typos: 0, prefixOnly: false }];
  }
  const sorted = index.sortedIds();
  const matches: WordMatch[] = [];
  for (let place = lowerBound(index, sorted, word); place < sorted.length; place++) {
    const id = sorted[place] ?? 0;
    const candidate = index.words[id] ?? "";
    if (!candidate.startsWith(word)) break;
    if (postingLength(index.postings[id]) > 0) matches.push({ id, typos: 0, prefixOnly: candidate.length !== word.length });
  }
  return matches;
}
