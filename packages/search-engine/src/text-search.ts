import type { Deadline } from "./deadline.ts";
import { keptScore, readingScore } from "./reading-score.ts";
import type { RowSet } from "./row-set.ts";
import type { SearchedField } from "./searched-field.ts";
import type { Candidate } from "./text-candidates.ts";
import { fieldsOf, findCandidates } from "./text-candidates.ts";
import type { TextMatches } from "./text-matches.ts";
import type { WordRows } from "./word-rows.ts";

/** How a query's words are looked up. */
export interface TextSearchOptions {
  /** The field of most weight first. */
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
  /** Candidates for each word. */
  maxCandidates: number;
  /** Readings tried of each way of spreading typos over the words. */
  maxReadings: number;
  /** Words that each reading counts as: where the query has synonyms, all count as the longest of them. */
  countedWords: number | undefined;
  weightFirst: boolean;
  prioritizeExactMatch: boolean;
  deadline: Deadline;
  /** Words of row sets that may still be joined. */
  work: { left: number };
}

/** Ways of spreading typos over the words that are tried. */
const maxPlans = 10;

/** Finds the rows that have all of the words, with ever more typos until enough are found. */
export function searchWords(
  words: readonly string[],
  droppedWords: readonly string[],
  options: TextSearchOptions,
  matches: TextMatches,
): void {
  const typos = words.map((word) => Array.from({ length: typosAllowed(word, options) + 1 }, (_, count) => count));
  const tried = new Set<string>();
  const known = new Map<string, readonly Candidate[]>();
  for (
    let plan = 0;
    plan <
    Math.min(
      maxPlans,
      typos.reduce((product, { length }) => product * length, 1),
    );
    plan++
  ) {
    options.deadline.check();
    // The words as typed are always looked for; spellings only while there is work left.
    if (plan > 0 && options.work.left <= 0) return;
    const found = candidatesFor(words, planOf(typos, plan), droppedWords.length > 0, known, options);
    if (typeof found === "number") {
      // No car has this word with so many typos: the plans are made anew without that.
      const left = typos[found] ?? [];
      left.splice(left.indexOf(planOf(typos, plan)[found] ?? 0), 1);
      if (left.length === 0) return;
      plan = -1;
    } else if (found) {
      tryReadings(words, found, droppedWords, tried, options, matches);
    }
    if (matches.count >= options.typoThreshold) return;
  }
}

/** Finds rows for the query with words dropped one after another until enough are found. */
export function searchDropping(words: readonly string[], options: TextSearchOptions, matches: TextMatches): void {
  const directions =
    options.dropMode === "both_sides" ? (["right_to_left", "left_to_right"] as const) : [options.dropMode];
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

/** One way of spreading typos over the words; the last word's change fastest. */
function planOf(typos: readonly (readonly number[])[], plan: number): number[] {
  let rest = plan;
  return typos
    .toReversed()
    .map((own) => {
      const taken = own[rest % own.length] ?? 0;
      rest = Math.floor(rest / own.length);
      return taken;
    })
    .toReversed();
}

/** The candidates of each word; the place of a word that has none; undefined where the plan is passed over. */
function candidatesFor(
  words: readonly string[],
  plan: readonly number[],
  isShortened: boolean,
  known: Map<string, readonly Candidate[]>,
  options: TextSearchOptions,
): (readonly Candidate[])[] | number | undefined {
  const { fields, wordRows, wanted, work, deadline } = options;
  const all: (readonly Candidate[])[] = [];
  const seen = new Set<string>();
  for (const [place, word] of words.entries()) {
    const isLast = place === words.length - 1;
    const before = isLast && !isShortened ? all[place - 1]?.[0]?.word : undefined;
    const found = findCandidates(fields, wordRows, {
      word,
      typos: plan[place] ?? 0,
      isLast,
      most: options.maxCandidates,
      wanted,
      before,
      seen,
      known,
      work,
      deadline,
    });
    if (!found) return undefined;
    if (found.length === 0) return place;
    all.push(found);
  }
  return all;
}

function tryReadings(
  words: readonly string[],
  candidates: readonly (readonly Candidate[])[],
  droppedWords: readonly string[],
  tried: Set<string>,
  options: TextSearchOptions,
  matches: TextMatches,
): void {
  const total = candidates.reduce((product, list) => product * list.length, 1);
  for (let number = 0; number < Math.min(total, options.maxReadings); number++) {
    options.deadline.check();
    if (number > 0 && options.work.left <= 0) return;
    let rest = number;
    const chosen = candidates.map((list) => {
      const own = list[rest % list.length] as Candidate;
      rest = Math.floor(rest / list.length);
      return own;
    });
    const key = chosen.map(({ word }) => word).join(" ");
    if (tried.has(key)) continue;
    tried.add(key);
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
function rowsWithAll(chosen: readonly Candidate[], { fields, wanted, wordRows, work }: TextSearchOptions): RowSet {
  const [first, ...others] = chosen.map((candidate) => wordRows.anywhere(candidate.word, fieldsOf(candidate, fields)));
  const rows = first ? first.copy() : wordRows.none();
  for (const other of others) rows.and(other);
  work.left -= rows.words.length * (chosen.length + 1);
  return wanted ? rows.and(wanted) : rows;
}
