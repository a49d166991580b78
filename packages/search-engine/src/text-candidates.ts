import type { Deadline } from "./deadline.ts";
import { misspeltWords } from "./misspelt-words.ts";
import { newestWords } from "./newest-words.ts";
import { postingLength } from "./posting.ts";
import type { RowSet } from "./row-set.ts";
import type { TextIndex } from "./text-index.ts";
import type { WordRows } from "./word-rows.ts";
import type { SearchedField } from "./searched-field.ts";

/** A word that stands for a query word. */
export interface Candidate {
  word: string;
  typos: number;
  /** Whether it is longer than what was typed, typos allowed for. */
  prefixOnly: boolean;
}

/** How candidates are found for one query word. */
export interface CandidateQuery {
  word: string;
  typos: number;
  /** Whether the word may be half typed (it is the last one). */
  isLast: boolean;
  /** Candidates per field; no further field is asked once there are so many. */
  most: number;
  /** Rows of interest: a word that stands in none of them is passed over, but for the word as typed. */
  wanted: RowSet | undefined;
  /** The word that stands before the last one: what continues it within a field comes first. */
  before: string | undefined;
  /** Words that stand for another word of the query already, or were passed over for this one. */
  seen: Set<string>;
  /**
   * What was found for a word and its typos before: only that of the first field that had any, as Typesense keeps it.
   */
  known: Map<string, readonly Candidate[]>;
  /** Words of row sets that may still be joined. */
  work: { left: number };
  deadline: Deadline;
}

/** Words that are looked at before the time is. */
const wordsAtOnce = 64;
/** So many times the candidates wanted are looked at before the newest of them are taken. */
const lookedAtPerTaken = 4;

/**
 * The words that a query word may mean at one number of typos: field after field the word as typed, then the few whose
 * newest documents are newest. Taking only a few is Typesense's rule (`max_candidates`), and what keeps "t" quick.
 * Undefined where the word before the last one stands in no field: then these typos are passed over.
 */
export function findCandidates(
  fields: readonly SearchedField[],
  wordRows: WordRows,
  query: CandidateQuery,
): readonly Candidate[] | undefined {
  const key = `${query.word} ${query.typos}`;
  const known = query.known.get(key);
  if (known) return known;
  const found: Candidate[] = [];
  const { before } = query;
  const take = (field: SearchedField, wanted: RowSet | undefined): boolean => {
    takeFrom(field, wanted, wordRows, query, found);
    if (found.length > 0 && !query.known.has(key)) query.known.set(key, [...found]);
    return found.length >= query.most;
  };
  if (before !== undefined) {
    const having = fieldsWith(before, fields);
    if (having.length === 0) return undefined;
    if (having.some((field) => take(field, rowsAfter(field, before, wordRows, query))) || fields.length === 1)
      return found;
  }
  fields.some((field) => take(field, query.wanted));
  return found;
}

/** The fields that a candidate may stand in: one that takes fewer typos, or no half-typed word, is not meant by it. */
export function fieldsOf({ typos, prefixOnly }: Candidate, fields: readonly SearchedField[]): readonly SearchedField[] {
  const suits = (field: SearchedField): boolean => typos <= field.typos && (!prefixOnly || field.prefix);
  return fields.every(suits) ? fields : fields.filter(suits);
}

/** What a candidate costs in the score: two for each typo, one for a half-typed word. */
export function candidateCost(candidate: Candidate): number {
  return 2 * candidate.typos + (candidate.prefixOnly ? 1 : 0);
}

/** The fields that have a word, that of most documents first. */
function fieldsWith(word: string, fields: readonly SearchedField[]): SearchedField[] {
  const rows = (field: SearchedField): number => postingLength(field.index.postings[field.index.idOf(word)]);
  return fields.filter((field) => rows(field) > 0).sort((a, b) => rows(b) - rows(a));
}

/** Rows of interest that have the word before the last one in a field. */
function rowsAfter(field: SearchedField, before: string, wordRows: WordRows, { wanted, work }: CandidateQuery): RowSet {
  const rows = wordRows.inField(field, field.index.idOf(before));
  if (!wanted) return rows;
  work.left -= rows.words.length;
  return rows.copy().and(wanted);
}

function takeFrom(
  field: SearchedField,
  wanted: RowSet | undefined,
  wordRows: WordRows,
  query: CandidateQuery,
  found: Candidate[],
): void {
  const { word, typos, most, seen } = query;
  if (typos > field.typos) return;
  const { index } = field;
  const prefix = query.isLast && field.prefix;
  const exact = index.idOf(word);
  const ids: number[] = [];
  const isWanted = (id: number): boolean =>
    id !== exact && !seen.has(index.words[id] ?? "") && (!wanted || wordRows.standsIn(field, id, wanted));
  for (const id of wordsInOrder(index, query, prefix, isWanted)) {
    if (ids.length >= most * lookedAtPerTaken) break;
    if (ids.length % wordsAtOnce === 0) query.deadline.check();
    seen.add(index.words[id] ?? "");
    ids.push(id);
  }
  ids.sort((a, b) => (index.topScores[b] ?? 0) - (index.topScores[a] ?? 0));
  if (typos === 0 && exact >= 0 && !seen.has(word)) {
    seen.add(word);
    ids.unshift(exact);
  }
  for (const id of ids.slice(0, most)) {
    const candidate = index.words[id] ?? "";
    found.push({ word: candidate, typos, prefixOnly: prefix && candidate.length > word.length + typos });
  }
}

/** The wanted words of a field that a query word may mean. */
function* wordsInOrder(
  index: TextIndex,
  { word, typos }: CandidateQuery,
  prefix: boolean,
  isWanted: (id: number) => boolean,
): Generator<number> {
  if (typos > 0)
    for (const group of misspeltWords(index, word, typos, prefix)) for (const id of group) if (isWanted(id)) yield id;
  if (typos === 0 && prefix) yield* newestWords(index, word, isWanted);
}
