import type { Deadline } from "./deadline.ts";
import { misspeltWords } from "./misspelt-words.ts";
import { newestWords } from "./newest-words.ts";
import type { RowSet } from "./row-set.ts";
import type { TextIndex } from "./text-index.ts";
import type { WordRows } from "./word-rows.ts";
import { exactWords } from "./word-search.ts";
import type { WordMatch } from "./word-search.ts";

/** A field that is searched. */
export interface SearchedField {
  name: string;
  index: TextIndex;
  /** 15 for the most important field. */
  weight: number;
  /** Whether the last word may be half typed. */
  prefix: boolean;
  /** Most typos allowed in this field. */
  typos: number;
}

/** A word that stands for a query word. */
export interface Candidate {
  word: string;
  typos: number;
  prefixOnly: boolean;
  topScore: number;
}

/** How candidates are found for one query word. */
export interface CandidateQuery {
  word: string;
  typos: number;
  /** Whether the word may be half typed (it is the last one). */
  isLast: boolean;
  /** Candidates per field. */
  most: number;
  /** Rows of interest: a word that stands in none of them is passed over. */
  wanted: RowSet | undefined;
  deadline: Deadline;
}

/** Words that are looked at before the time is. */
const wordsAtOnce = 64;

/**
 * The words that a query word may mean at one number of typos: from each field the few whose newest documents are newest,
 * the word as typed first. Taking only a few is Typesense's rule (`max_candidates`), and what keeps "t" quick.
 */
export function findCandidates(fields: readonly SearchedField[], wordRows: WordRows, query: CandidateQuery): Candidate[] {
  const found = new Map<string, Candidate>();
  for (const field of fields) {
    if (query.typos > field.typos) continue;
    const prefix = query.isLast && field.prefix;
    const { wanted } = query;
    const isWanted = wanted ? (id: number) => wordRows.standsIn(field, id, wanted) : () => true;
    let taken = 0;
    for (const match of matchesInOrder(field.index, query, prefix, isWanted)) {
      if (taken >= query.most) break;
      if (taken % wordsAtOnce === 0) query.deadline.check();
      const exact = match.typos === 0 && !match.prefixOnly;
      if (!exact) taken += 1;
      const word = field.index.words[match.id] ?? "";
      const topScore = field.index.topScores[match.id] ?? 0;
      const known = found.get(word);
      if (!known) found.set(word, { word, typos: match.typos, prefixOnly: match.prefixOnly, topScore });
      else known.topScore = Math.max(known.topScore, topScore);
    }
  }
  return [...found.values()].sort((a, b) => Number(isTyped(b)) - Number(isTyped(a)) || b.topScore - a.topScore);
}

/** The wanted words of a field for a query word: as typed first, then those of the newest documents. */
function* matchesInOrder(index: TextIndex, { word, typos }: CandidateQuery, prefix: boolean, isWanted: (id: number) => boolean): Generator<WordMatch> {
  if (typos === 0 && prefix) {
    yield* newestWords(index, word, isWanted);
    return;
  }
  for (const match of typos === 0 ? exactWords(index, word, false) : misspeltWords(index, word, typos, prefix)) if (isWanted(match.id)) yield match;
}

/** Whether the candidate is the word as it was typed. */
function isTyped(candidate: Candidate): boolean {
  return candidate.typos === 0 && !candidate.prefixOnly;
}

/** What a candidate costs in the score: two for each typo, one for a half-typed word. */
export function candidateCost(candidate: Candidate): number {
  return 2 * candidate.typos + (candidate.prefixOnly ? 1 : 0);
}
