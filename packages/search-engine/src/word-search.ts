import { postingLength, somePostingRow } from "./posting.ts";
import { firstRows } from "./row-order.ts";
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
function lowerBound(index: TextIndex, sorted: Uint32Array, word: string, from = 0): number {
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

/** Newest words that are looked at before all others are. */
const newestFirst = 64;

/**
 * Words that start with the query word, itself first, then those of the newest documents: a few at once, since few are
 * taken and a half-typed stock number begins a million of them.
 *
 * @param isWanted rows of interest: once the newest are used up, only words of such rows are put in order
 */
export function* newestWords(index: TextIndex, word: string, isWanted: ((row: number) => boolean) | undefined): Generator<WordMatch> {
  const sorted = index.sortedIds();
  const start = lowerBound(index, sorted, word);
  const isWhole = index.words[sorted[start] ?? -1] === word;
  if (isWhole && postingLength(index.postings[sorted[start] ?? 0]) > 0) yield { id: sorted[start] ?? 0, typos: 0, prefixOnly: false };
  const from = isWhole ? start + 1 : start;
  const ids = sorted.subarray(from, lowerBound(index, sorted, `${word}\uffff`, from));
  const scores = index.topScores;
  const newer = (a: number, b: number): number => (scores[ids[b] ?? 0] ?? 0) - (scores[ids[a] ?? 0] ?? 0) || a - b;
  const places = Array.from(ids.keys());
  const newest = firstRows(places, newestFirst, newer);
  const yielded = new Set(newest);
  const others = function* (): Generator<number> {
    if (newest.length < places.length) yield* places.filter((place) => !yielded.has(place) && (!isWanted || somePostingRow(index.postings[ids[place] ?? 0], isWanted))).sort(newer);
  };
  for (const list of [newest, others()]) {
    for (const place of list) {
      const id = ids[place] ?? 0;
      if (postingLength(index.postings[id]) > 0) yield { id, typos: 0, prefixOnly: true };
    }
  }
}

/**
 * Words exactly `typos` edits away (optimal string alignment: a swap of neighbours is one edit), or with `prefix` words whose
 * beginning is. The sorted list is walked as if it were a tree: rows of the edit table are kept for the letters a word shares
 * with the one before, and every word below a hopeless beginning is stepped over at once.
 */
export function typoWords(index: TextIndex, word: string, typos: number, prefix: boolean): WordMatch[] {
  const sorted = index.sortedIds();
  const width = word.length + 1;
  const deepest = word.length + typos + 1;
  const rows: Uint8Array[] = [Uint8Array.from({ length: width }, (_, column) => column)];
  for (let depth = 1; depth <= deepest; depth++) rows.push(new Uint8Array(width));
  const minima: number[] = [0];
  const bestEnding: number[] = [word.length];
  const matches: WordMatch[] = [];
  let previous = "";
  let computed = 0;
  let place = 0;
  while (place < sorted.length) {
    const id = sorted[place] ?? 0;
    const candidate = index.words[id] ?? "";
    let depth = Math.min(sharedLength(previous, candidate), computed);
    let hopeless = -1;
    while (depth < candidate.length && depth < deepest) {
      depth += 1;
      fillRow(rows, depth, word, candidate);
      const row = rows[depth] ?? new Uint8Array(0);
      minima[depth] = Math.min(...row);
      bestEnding[depth] = Math.min(bestEnding[depth - 1] ?? 255, row[word.length] ?? 255);
      const reachable = Math.min(minima[depth] ?? 0, (minima[depth - 1] ?? 0) + 1);
      if (reachable > typos && (!prefix || (bestEnding[depth] ?? 255) > typos)) {
        hopeless = depth;
        break;
      }
    }
    previous = candidate;
    computed = depth;
    if (hopeless > 0) {
      place = lowerBound(index, sorted, `${candidate.slice(0, hopeless)}\uffff`, place + 1);
      continue;
    }
    const whole = depth === candidate.length ? (rows[depth]?.[word.length] ?? 255) : 255;
    const best = prefix ? (bestEnding[depth] ?? 255) : whole;
    if (best === typos && postingLength(index.postings[id]) > 0) matches.push({ id, typos, prefixOnly: whole > typos });
    place += 1;
  }
  return matches;
}

function sharedLength(a: string, b: string): number {
  const most = Math.min(a.length, b.length);
  let shared = 0;
  while (shared < most && a.charCodeAt(shared) === b.charCodeAt(shared)) shared += 1;
  return shared;
}

function fillRow(rows: Uint8Array[], depth: number, word: string, candidate: string): void {
  const row = rows[depth] as Uint8Array;
  const above = rows[depth - 1] as Uint8Array;
  const twoAbove = depth > 1 ? rows[depth - 2] : undefined;
  const letter = candidate.charCodeAt(depth - 1);
  row[0] = depth;
  for (let column = 1; column <= word.length; column++) {
    const same = word.charCodeAt(column - 1) === letter;
    let cost = Math.min((above[column] ?? 0) + 1, (row[column - 1] ?? 0) + 1, (above[column - 1] ?? 0) + (same ? 0 : 1));
    if (
      twoAbove && column > 1 && !same &&
      word.charCodeAt(column - 2) === letter && word.charCodeAt(column - 1) === candidate.charCodeAt(depth - 2)
    ) {
      cost = Math.min(cost, (twoAbove[column - 2] ?? 0) + 1);
    }
    row[column] = cost;
  }
}
