import { limits } from "./limits.ts";
import { tokenize } from "./tokenizer.ts";
import type { TokenizerOptions } from "./tokenizer.ts";

/** What a shopper typed, taken apart. */
export interface ParsedQuery {
  /** Whether every document is meant (`*`, or nothing typed). */
  wildcard: boolean;
  words: string[];
  /** Words after a minus sign: documents that have one are left out. */
  excluded: string[];
  /** Texts in quotes: their words must stand next to each other. */
  phrases: string[][];
}

/**
 * Reads `q`.
 *
 * @example
 * parseQuery('hilux "double cab" -diesel', {}, new Set()).phrases; // [["double", "cab"]]
 */
export function parseQuery(text: string, options: TokenizerOptions, stopwords: ReadonlySet<string>): ParsedQuery {
  const phrases: string[][] = [];
  const excluded: string[] = [];
  let rest = text.trim();
  if (rest === "*" || rest === "") return { wildcard: true, words: [], excluded, phrases };
  rest = rest.replace(/"([^"]*)"/gu, (_, phrase: string) => {
    const words = wordsOf(phrase, options);
    if (words.length > 0) phrases.push(words);
    return " ";
  });
  rest = rest.replace(/(^|\s)-(\S+)/gu, (_, space: string, word: string) => {
    excluded.push(...wordsOf(word, options));
    return space;
  });
  const all = wordsOf(rest.replace(/(^|\s)\*(?=\s|$)/gu, " "), options).slice(0, limits.queryTokens);
  const kept = all.filter((word) => !stopwords.has(word));
  const words = kept.length > 0 ? kept : all;
  return { wildcard: words.length === 0 && phrases.length === 0, words, excluded: excluded.slice(0, limits.queryTokens), phrases: phrases.slice(0, 10) };
}

function wordsOf(text: string, options: TokenizerOptions): string[] {
  return tokenize(text, options).map((token) => token.word.slice(0, 100));
}
