import type { CollectionIndex } from "./collection-index.ts";
import type { Deadline } from "./deadline.ts";
import { ApiError } from "./api-error.ts";
import { limits } from "./limits.ts";
import type { ParsedQuery } from "./query-parser.ts";
import type { SearchParams } from "./search-params.ts";
import type { SearchedField } from "./text-candidates.ts";
import { rowsWithAll } from "./reading-score.ts";
import { leastCombinations, searchQuery, searchWords, TextMatches } from "./text-search.ts";
import type { TextSearchOptions } from "./text-search.ts";
import { elementEnd } from "./text-index.ts";

/** Finds the rows of a query that is not a wildcard. */
export function runTextQuery(index: CollectionIndex, query: ParsedQuery, fields: SearchedField[], params: SearchParams, mask: Uint8Array | undefined, variants: readonly string[][], { deadline, isScored }: Pick<TextSearchOptions, "deadline" | "isScored">): TextMatches {
  const work = { left: limits.textWork };
  const options: TextSearchOptions = { ...readOptions(index, fields, params, deadline), mask: restrictMask(index, query, fields, mask, work), work, isScored };
  const matches = new TextMatches(index.rowCount, work);
  if (query.words.length === 0) {
    addPhraseRows(query, options, matches);
    return matches;
  }
  searchWords(query.words, [], options, matches);
  const splitJoin = params.text("split_join_tokens", "fallback");
  if (splitJoin === "always" || (splitJoin !== "off" && matches.rows.length === 0)) {
    const resolved = splitOrJoin(query.words, fields);
    if (resolved) searchWords(resolved, [], options, matches);
  }
  for (const variant of variants) searchWords(variant, [], { ...options, typoThreshold: 0 }, matches);
  if (matches.rows.length < options.dropThreshold) searchQuery(query.words, options, matches);
  return matches;
}

function readOptions(index: CollectionIndex, fields: SearchedField[], params: SearchParams, deadline: Deadline): Omit<TextSearchOptions, "mask" | "work" | "isScored"> {
  const exhaustive = params.flag("exhaustive_search", false);
  return {
    fields,
    rowCount: index.rowCount,
    typoThreshold: params.count("typo_tokens_threshold", 1),
    dropThreshold: params.count("drop_tokens_threshold", 1),
    dropMode: dropMode(params.text("drop_tokens_mode", "right_to_left")),
    minLengthOneTypo: params.count("min_len_1typo", 4),
    minLengthTwoTypos: params.count("min_len_2typo", 7),
    maxCandidates: Math.max(leastCombinations, Math.min(10_000, params.count("max_candidates", exhaustive ? 10_000 : 4))),
    weightFirst: params.text("text_match_type", "max_score") === "max_weight",
    prioritizeExactMatch: params.flag("prioritize_exact_match", true),
    deadline,
  };
}

function dropMode(text: string): TextSearchOptions["dropMode"] {
  if (text.startsWith("both_sides")) return "both_sides";
  if (text === "left_to_right" || text === "right_to_left") return text;
  throw new ApiError(400, "Invalid format for drop tokens mode.");
}

/** The filter's rows without those that have an excluded word or lack a phrase; also where nothing but words to leave out was typed. */
export function restrictMask(index: CollectionIndex, query: ParsedQuery, fields: readonly SearchedField[], mask: Uint8Array | undefined, work: TextSearchOptions["work"] = { left: limits.textWork }): Uint8Array | undefined {
  if (query.excluded.length === 0 && query.phrases.length === 0) return mask;
  const restricted = (mask ?? index.alive.subarray(0, index.rowCount)).slice();
  const scope = { fields, mask: undefined, rowCount: index.rowCount, work };
  for (const word of query.excluded) for (const row of rowsWithAll([word], scope).rows) restricted[row] = 0;
  for (const phrase of query.phrases) {
    const withPhrase = new Uint8Array(index.rowCount);
    for (const row of rowsWithAll(phrase, scope).rows) if (fields.some((field) => hasPhrase(field, row, phrase))) withPhrase[row] = 1;
    for (let row = 0; row < restricted.length; row++) restricted[row] = (restricted[row] ?? 0) & (withPhrase[row] ?? 0);
  }
  return restricted;
}

function hasPhrase(field: SearchedField, row: number, phrase: readonly string[]): boolean {
  const ids = phrase.map((word) => field.index.idOf(word));
  const words = field.index.rowWords(row);
  for (let at = 0; at + ids.length <= words.length; at++) {
    if (ids.every((id, place) => id >= 0 && id !== elementEnd && words[at + place] === id)) return true;
  }
  return false;
}

function addPhraseRows(query: ParsedQuery, options: TextSearchOptions, matches: TextMatches): void {
  const words = query.phrases.flat();
  searchWords(words, [], { ...options, fields: options.fields.map((field) => ({ ...field, prefix: false, typos: 0 })) }, matches);
}

/** "land cruiser" ⇄ "landcruiser": neighbours joined, or one word cut in two, when the index has the result. */
function splitOrJoin(words: readonly string[], fields: readonly SearchedField[]): string[] | undefined {
  const isKnown = (word: string): boolean => fields.some((field) => field.index.idOf(word) >= 0);
  for (let at = 0; at + 1 < words.length; at++) {
    const joined = `${words[at] ?? ""}${words[at + 1] ?? ""}`;
    if (isKnown(joined)) return [...words.slice(0, at), joined, ...words.slice(at + 2)];
  }
  for (const [at, word] of words.entries()) {
    if (isKnown(word)) continue;
    for (let cut = 2; cut <= word.length - 2; cut++) {
      if (isKnown(word.slice(0, cut)) && isKnown(word.slice(cut))) return [...words.slice(0, at), word.slice(0, cut), word.slice(cut), ...words.slice(at + 1)];
    }
  }
  return undefined;
}
