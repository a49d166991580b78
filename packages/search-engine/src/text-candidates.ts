import { somePostingRow } from "./posting.ts";
import type { TextIndex } from "./text-index.ts";
import { exactWords, newestWords, typoWords } from "./word-search.ts";
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
  isWanted: ((row: number) => boolean) | undefined;
}

/**
 * The words that a query word may mean at one number of typos: from each field the few whose newest documents are newest,
 * the word as typed first. Taking only a few is Typesense's rule (`max_candidates`), and what keeps "t" quick.
 */
export function findCandidates(fields: readonly SearchedField[], query: CandidateQuery): Candidate[] {
  const found = new Map<string, Candidate>();
  for (const field of fields) {
    if (query.typos > field.typos) continue;
    const prefix = query.isLast && field.prefix;
    let taken = 0;
    for (const match of matchesInOrder(field.index, query, prefix)) {
      if (taken >= query.most) break;
      if (query.isWanted && !somePostingRow(field.index.postings[match.id], query.isWanted)) continue;
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

/** The words of a field for a query word: as typed first, then those of the newest documents. */
function matchesInOrder(index: TextIndex, { word, typos, isWanted }: CandidateQuery, prefix: boolean): Iterable<WordMatch> {
  if (typos === 0) return prefix ? newestWords(index, word, isWanted) : exactWords(index, word, false);
  return typoWords(index, word, typos, prefix).sort((a, b) => (index.topScores[b.id] ?? 0) - (index.topScores[a.id] ?? 0));
}

/** Whether the candidate is the word as it was typed. */
function isTyped(candidate: Candidate): boolean {
  return candidate.typos === 0 && !candidate.prefixOnly;
}

/** What a candidate costs in the score: two for each typo, one for a half-typed word. */
export function candidateCost(candidate: Candidate): number {
  return 2 * candidate.typos + (candidate.prefixOnly ? 1 : 0);
}
