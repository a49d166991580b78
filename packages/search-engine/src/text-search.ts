import type { Deadline } from "./deadline.ts";
import { keptScore, readingScore } from "./reading-score.ts";
import type { RowSet } from "./row-set.ts";
import type { Candidate, SearchedField } from "./text-candidates.ts";
import { findCandidates } from "./text-candidates.ts";
import type { TextMatches } from "./text-matches.ts";
import type { WordRows } from "./word-rows.ts";

/** How a query's words are looked up. */
export interface TextSearchOptions {
  fields: readonly SearchedField[];
  wordRows: WordRows;
  /** The rows that pass the filter; undefined when all live rows do. */
  wanted: RowSet | undefined;
  typoThreshold: number;
  dropThreshold: number;
  dropMode: "right_to_left" | "left_to_right" | "both_sides";
  minLengthOneTypo: number;
  minLengthTwoTypos: number;
  /** Whether a word of digits alone may be misspelt, too. */
  numberTypos: boolean;
  maxCandidates: number;
  weightFirst: boolean;
  prioritizeExactMatch: boolean;
  deadline: Deadline;
  /** Words of row sets that may still be joined. */
  work: { left: number };
}

/** Readings of a query that are tried even when fewer candidates are asked for (as Typesense does). */
export const leastCombinations = 10;

/** Finds the rows that have all of the words, with ever more typos until enough are found. */
export function searchWords(words: readonly string[], droppedWords: readonly string[], options: TextSearchOptions, matches: TextMatches): void {
  const before = matches.count;
  const costs = words.map((word) => typosAllowed(word, options));
  const plans = costPlans(costs);
  const cache = new Map<string, Candidate[]>();
  for (const plan of plans) {
    options.deadline.check();
    // The words as typed are always looked for; spellings only while there is work left.
    if (plan !== plans[0] && options.work.left <= 0) return;
    const candidates = candidatesFor(words, plan, options, cache);
    if (candidates) tryCombinations(words, candidates, droppedWords, options, matches);
    if (matches.count - before >= options.typoThreshold) return;
  }
}

/** Finds rows for the whole query, then with words dropped one after another until something is found. */
export function searchQuery(words: readonly string[], options: TextSearchOptions, matches: TextMatches): void {
  searchWords(words, [], options, matches);
  const directions = options.dropMode === "both_sides" ? (["right_to_left", "left_to_right"] as const) : [options.dropMode];
  for (const direction of directions) {
    for (let dropped = 1; dropped < words.length && matches.count < options.dropThreshold; dropped++) {
      const kept = direction === "right_to_left" ? words.slice(0, words.length - dropped) : words.slice(dropped);
      const left = direction === "right_to_left" ? words.slice(words.length - dropped) : words.slice(0, dropped);
      searchWords(kept, left, options, matches);
    }
  }
}

function typosAllowed(word: string, options: TextSearchOptions): number {
  const most = Math.max(0, ...options.fields.map((field) => field.typos));
  if (word.length < options.minLengthOneTypo || (!options.numberTypos && /^\d+$/u.test(word))) return 0;
  return Math.min(most, word.length < options.minLengthTwoTypos ? 1 : 2);
}

/** Every way of spreading typos over the words, the first word's changing fastest; bounded. */
function costPlans(costs: readonly number[]): number[][] {
  let count = 1;
  for (const cost of costs) count = Math.min(count * (cost + 1), 100);
  return Array.from({ length: count }, (_, plan) => {
    let rest = plan;
    return costs.map((cost) => {
      const own = rest % (cost + 1);
      rest = Math.floor(rest / (cost + 1));
      return own;
    });
  });
}

function candidatesFor(words: readonly string[], plan: readonly number[], options: TextSearchOptions, cache: Map<string, Candidate[]>): Candidate[][] | undefined {
  const all: Candidate[][] = [];
  for (const [place, word] of words.entries()) {
    const typos = plan[place] ?? 0;
    const isLast = place === words.length - 1;
    const previous = isLast ? all[place - 1] : undefined;
    const key = `${place} ${typos} ${previous?.[0]?.word ?? ""}`;
    let found = cache.get(key);
    if (!found) {
      found = findCandidates(options.fields, options.wordRows, { word, typos, isLast, most: options.maxCandidates, wanted: wantedRows(previous, options), deadline: options.deadline });
      cache.set(key, found);
    }
    if (found.length === 0) return undefined;
    all.push(found);
  }
  return all;
}

/** Rows that pass the filter and, for the last word, have one of the words before it. */
function wantedRows(previous: readonly Candidate[] | undefined, { wanted, wordRows, work, deadline }: TextSearchOptions): RowSet | undefined {
  if (!previous) return wanted;
  const near = wordRows.none();
  for (const { word } of previous) wordRows.addAnywhere(near, word);
  deadline.check();
  work.left -= near.words.length * previous.length;
  return wanted ? near.and(wanted) : near;
}

function tryCombinations(words: readonly string[], candidates: readonly Candidate[][], droppedWords: readonly string[], options: TextSearchOptions, matches: TextMatches): void {
  const total = candidates.reduce((product, list) => product * list.length, 1);
  const most = Math.min(total, options.maxCandidates);
  for (let number = 0; number < most; number++) {
    options.deadline.check();
    if (number > 0 && options.work.left <= 0) return;
    let rest = number;
    const chosen = candidates.map((list) => {
      const own = list[rest % list.length] as Candidate;
      rest = Math.floor(rest / list.length);
      return own;
    });
    const rows = rowsWithAll(chosen, options);
    if (rows.isEmpty()) continue;
    const reading = { words: chosen, typed: [...words], dropped: droppedWords.length };
    matches.add(reading, rows, (isKept) => {
      const score = readingScore(reading, droppedWords, options);
      return isKept ? keptScore(reading, droppedWords, score, options) : score;
    });
  }
}

/** Rows that have every word of a list in some field, and pass the filter. */
function rowsWithAll(chosen: readonly Candidate[], { wanted, wordRows, work }: TextSearchOptions): RowSet {
  const [first, ...others] = chosen.map(({ word }) => wordRows.anywhere(word));
  const rows = first ? first.copy() : wordRows.none();
  for (const other of others) rows.and(other);
  work.left -= rows.words.length * (chosen.length + 1);
  return wanted ? rows.and(wanted) : rows;
}
