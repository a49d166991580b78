import { limits } from "./limits.ts";
import { tokenize } from "./tokenizer.ts";
import type { TokenizerOptions } from "./tokenizer.ts";

/** What a shopper typed, taken apart. */
export interface ParsedQuery {
  /** Whether every document is meant (`*`, or nothing typed). */
  wildcard: boolean;
  words: string[];
  /** Words, or texts in quotes, after a minus sign: documents that have one are left out. */
  excluded: string[][];
  /** Texts in quotes: their words must stand next to each other. */
  phrases: string[][];
}

const maxPhrases = 10;

/**
 * Reads `q`. A quote that is not closed lasts to the end.
 *
 * @example
 * parseQuery('hilux "double cab" -diesel -"bull bar"', {}, new Set());
 * // words ["hilux"], phrases [["double", "cab"]], excluded [["diesel"], ["bull", "bar"]]
 */
export function parseQuery(text: string, options: TokenizerOptions, stopwords: ReadonlySet<string>): ParsedQuery {
  const rest = text.trim();
  const query: ParsedQuery = { wildcard: true, words: [], excluded: [], phrases: [] };
  if (rest === "*" || rest === "") return query;
  const all: string[] = [];
  for (const [, minus = "", quoted, word = ""] of rest.matchAll(/(?<![^\s"])(-?)(?:"([^"]*)"?|(\S+))/gu)) {
    const words = wordsOf(quoted ?? word, options);
    if (words.length === 0) continue;
    if (minus !== "") query.excluded.push(...(quoted === undefined ? words.map((each) => [each]) : [words]));
    else if (quoted !== undefined) query.phrases.push(words);
    else all.push(...words);
  }
  const asked = all.slice(0, limits.queryTokens);
  const kept = asked.filter((each) => !stopwords.has(each));
  const words = kept.length > 0 ? kept : asked;
  return {
    wildcard: words.length === 0 && query.phrases.length === 0,
    words,
    excluded: query.excluded.slice(0, limits.queryTokens),
    phrases: query.phrases.slice(0, maxPhrases),
  };
}

function wordsOf(text: string, options: TokenizerOptions): string[] {
  return tokenize(text, options).map((token) => token.word.slice(0, 100));
}
