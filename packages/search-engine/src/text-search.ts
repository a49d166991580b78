import type { Deadline } from "./deadline.ts";
import { postingLength, somePostingRow } from "./posting.ts";
import { postingOf, rowScorer, rowsWithAll } from "./reading-score.ts";
import { scratchBytes, scratchDoubles, scratchWords } from "./row-scratch.ts";
import type { Candidate, SearchedField } from "./text-candidates.ts";
import { findCandidates } from "./text-candidates.ts";
import { scorePerToken } from "./text-score.ts";

/** How a query's words are looked up. */
export interface TextSearchOptions {
  fields: readonly SearchedField[];
  /** 1 for each row that passes the filter; undefined when all live rows do. */
  mask: Uint8Array | undefined;
  rowCount: number;
  typoThreshold: number;
  dropThreshold: number;
  dropMode: "right_to_left" | "left_to_right" | "both_sides";
  minLengthOneTypo: number;
  minLengthTwoTypos: number;
  maxCandidates: number;
  weightFirst: boolean;
  prioritizeExactMatch: boolean;
  deadline: Deadline;
  /** Whether rows are shown or grouped: else they are only counted, and no score is made. */
  isScored: boolean;
  /** Entries of postings that may still be walked. */
  work: { left: number };
}

/** One way the words were read: which indexed words stood for the query's words. */
export interface Reading {
  words: Candidate[];
  /** The query's words in the same order, for marking half-typed ones. */
  typed: string[];
  dropped: number;
}

/** Rows found by their words, with their scores. Holds until the next search: its arrays are shared (row-scratch.ts). */
export class TextMatches {
  readonly rows: number[] = [];
  /** Scores of the rows found; those of other rows mean nothing. */
  readonly scores: Float64Array;
  readonly readings: Reading[] = [];
  /** 1 + the reading that gave a row its score; 0 for a row that was not found. */
  readonly #readingOf: Uint32Array;
  readonly #work: TextSearchOptions["work"];

  /** @param work what is left of it: none where readings were left out. */
  constructor(rowCount: number, work: TextSearchOptions["work"]) {
    this.#work = work;
    this.scores = scratchDoubles("scores", rowCount);
    this.#readingOf = scratchWords("readings", rowCount).fill(0, 0, rowCount);
  }

  /** Whether spellings may have been left out, since the others were work enough. */
  get isCutOff(): boolean {
    return this.#work.left <= 0;
  }

  /** How a row was found, or undefined when it was not. */
  reading(row: number): Reading | undefined {
    return this.readings[(this.#readingOf[row] ?? 0) - 1];
  }

  /** Records a row; the better of two scores stays. */
  add(row: number, score: number, reading: number): void {
    if (this.#readingOf[row] === 0) this.rows.push(row);
    else if ((this.scores[row] ?? 0) >= score) return;
    this.scores[row] = score;
    this.#readingOf[row] = reading + 1;
  }
}

/** Readings of a query that are tried even when fewer candidates are asked for (as Typesense does). */
export const leastCombinations = 10;

/** Finds the rows that have all of the words, with ever more typos until enough are found. */
export function searchWords(words: readonly string[], droppedWords: readonly string[], options: TextSearchOptions, matches: TextMatches): void {
  const before = matches.rows.length;
  const costs = words.map((word) => typosAllowed(word, options));
  const plans = costPlans(costs);
  const cache = new Map<string, Candidate[]>();
  for (const plan of plans) {
    options.deadline.check();
    // The words as typed are always looked for; spellings only while there is work left.
    if (plan !== plans[0] && options.work.left <= 0) return;
    const candidates = candidatesFor(words, plan, options, cache);
    if (candidates) tryCombinations(words, candidates, droppedWords, options, matches);
    if (matches.rows.length - before >= options.typoThreshold) return;
  }
}

/** Finds rows for the whole query, then with words dropped one after another until something is found. */
export function searchQuery(words: readonly string[], options: TextSearchOptions, matches: TextMatches): void {
  searchWords(words, [], options, matches);
  const directions = options.dropMode === "both_sides" ? (["right_to_left", "left_to_right"] as const) : [options.dropMode];
  for (const direction of directions) {
    for (let dropped = 1; dropped < words.length && matches.rows.length < options.dropThreshold; dropped++) {
      const kept = direction === "right_to_left" ? words.slice(0, words.length - dropped) : words.slice(dropped);
      const left = direction === "right_to_left" ? words.slice(words.length - dropped) : words.slice(0, dropped);
      searchWords(kept, left, options, matches);
    }
  }
}

function typosAllowed(word: string, options: TextSearchOptions): number {
  const most = Math.max(0, ...options.fields.map((field) => field.typos));
  if (word.length < options.minLengthOneTypo) return 0;
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
      found = findCandidates(options.fields, { word, typos, isLast, most: options.maxCandidates, isWanted: wantedRows(previous, options) });
      cache.set(key, found);
    }
    if (found.length === 0) return undefined;
    all.push(found);
  }
  return all;
}

/** Rows that pass the filter and, for the last word, have one of the words before it. */
function wantedRows(previous: readonly Candidate[] | undefined, options: TextSearchOptions): ((row: number) => boolean) | undefined {
  const { mask } = options;
  if (!previous) return mask && ((row) => mask[row] === 1);
  const near = scratchBytes("near", options.rowCount);
  for (const candidate of previous) {
    for (const field of options.fields) {
      const posting = postingOf(field, candidate.word);
      options.work.left -= postingLength(posting);
      somePostingRow(posting, (row) => {
        near[row] = 1;
        return false;
      });
    }
  }
  return (row) => near[row] === 1 && (!mask || mask[row] === 1);
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
    scoreCombination({ words: chosen, typed: [...words], dropped: droppedWords.length }, droppedWords, options, matches);
  }
}

function scoreCombination(reading: Reading, droppedWords: readonly string[], options: TextSearchOptions, matches: TextMatches): void {
  const { rows, present } = rowsWithAll(reading.words.map((candidate) => candidate.word), options);
  if (rows.length === 0) return;
  const readingNumber = matches.readings.push(reading) - 1;
  if (!options.isScored) {
    for (const row of rows) matches.add(row, 0, readingNumber);
    return;
  }
  const score = rowScorer(reading, present, options);
  for (let number = 0; number < rows.length; number++) {
    if ((number & 4095) === 4095) options.deadline.check();
    const row = rows[number] as number;
    const extra = droppedWords.length > 0 ? countDropped(row, droppedWords, options.fields) : 0;
    matches.add(row, score(row) + extra * scorePerToken, readingNumber);
  }
}

function countDropped(row: number, droppedWords: readonly string[], fields: readonly SearchedField[]): number {
  return droppedWords.filter((word) => fields.some((field) => {
    const id = field.index.idOf(word);
    return id >= 0 && field.index.rowWords(row).includes(id);
  })).length;
}
