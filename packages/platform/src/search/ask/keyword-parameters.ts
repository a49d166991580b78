import { saysSynonym } from "../index/synonyms.ts";

/**
 * Words that the engine may take a half-typed or misspelt word for. Its own number is 10, of which one letter is often
 * more: cars would be missing by chance.
 */
export const maxCandidates = 100;

/** Shorter than this, a half-typed code is no code: "c" is no plate, and "cx5" is a model. */
const minCodeLength = 5;

/**
 * Fields in which keywords are searched, most important first. Weights decide between cars that match equally well; a
 * complete code always matches best.
 */
const fields = [
  { name: "title", weight: 9, typos: 2, isCode: false },
  { name: "keywords", weight: 4, typos: 2, isCode: false },
  { name: "equipment", weight: 3, typos: 2, isCode: false },
  { name: "stocknum", weight: 2, typos: 0, isCode: true },
  { name: "regplate", weight: 2, typos: 0, isCode: true },
  { name: "stockdigits", weight: 1, typos: 0, isCode: true },
] as const;

const listOf = (value: (field: (typeof fields)[number]) => unknown): string => fields.map(value).join(",");

/**
 * The parameters of a keyword search.
 *
 * - Stock numbers, plates and years are matched without typing errors: a code that is nearly right is another car. A
 *   half-typed one counts once it looks like a code.
 * - Synonyms are on only where a whole one was typed: Typesense takes a half-typed synonym for the whole one.
 * - The engine drops no word: where one is left out, the platform says so.
 *
 * @param words what was typed, "" or "*" for everything
 * @param isHalfTyped whether the last word may go on. @default true
 * @example
 * keywordParameters("mazda 2").prefix // "true,true,true,false,false,false"
 */
export function keywordParameters(words: string, isHalfTyped = true) {
  return {
    query_by: listOf(({ name }) => name),
    query_by_weights: listOf(({ weight }) => weight),
    num_typos: listOf(({ typos }) => typos),
    prefix: listOf(({ isCode }) => isHalfTyped && (!isCode || endsInCode(words))),
    max_candidates: maxCandidates,
    enable_synonyms: saysSynonym(words),
    drop_tokens_threshold: 0,
    enable_typos_for_numerical_tokens: false,
  };
}

/** Whether the last word may be the beginning of a stock number or plate. */
function endsInCode(words: string): boolean {
  const last =
    words
      .trim()
      .split(/\s+/)
      .at(-1)
      ?.replace(/[^\p{L}\p{N}]/gu, "") ?? "";
  return last.length >= minCodeLength && /\d/.test(last);
}
