import type { Candidate } from "./text-candidates.ts";

/** One way the words were read: which indexed words stood for the query's words. */
export interface Reading {
  words: Candidate[];
  /** The query's words in the same order, for marking half-typed ones. */
  typed: string[];
  dropped: number;
  /** Whether nothing but phrases was typed. */
  isPhrase?: boolean;
}
