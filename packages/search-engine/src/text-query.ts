import type { CollectionIndex } from "./collection-index.ts";
import type { Deadline } from "./deadline.ts";
import { ApiError } from "./api-error.ts";
import { keptRows, liveSet } from "./index-cache.ts";
import { limits } from "./limits.ts";
import type { ParsedQuery } from "./query-parser.ts";
import type { RowSet } from "./row-set.ts";
import type { SearchParams } from "./search-params.ts";
import type { SearchedField } from "./text-candidates.ts";
import type { TextIndex } from "./text-index.ts";
import { TextMatches } from "./text-matches.ts";
import { leastCombinations, searchQuery, searchWords } from "./text-search.ts";
import type { TextSearchOptions } from "./text-search.ts";
import { WordRows } from "./word-rows.ts";

/** Finds the rows of a query that is not a wildcard. */
export function runTextQuery(index: CollectionIndex, query: ParsedQuery, fields: SearchedField[], params: SearchParams, wanted: RowSet | undefined, variants: readonly string[][], deadline: Deadline): TextMatches {
  const work = { left: limits.textWork };
  const options: TextSearchOptions = { ...readOptions(index, fields, params, deadline), wanted: restrictRows(index, query, fields, wanted), work };
  const matches = new TextMatches(index.rowCount, work);
  if (options.wanted?.isEmpty()) return matches;
  if (query.words.length === 0) {
    addPhraseRows(query, options, matches);
    return matches;
  }
  searchWords(query.words, [], options, matches);
  const splitJoin = params.text("split_join_tokens", "fallback");
  if (splitJoin === "always" || (splitJoin !== "off" && matches.count === 0)) {
    const resolved = splitOrJoin(query.words, fields);
    if (resolved) searchWords(resolved, [], options, matches);
  }
  for (const variant of variants) searchWords(variant, [], { ...options, typoThreshold: 0 }, matches);
  if (matches.count < options.dropThreshold) searchQuery(query.words, options, matches);
  return matches;
}

function readOptions(index: CollectionIndex, fields: SearchedField[], params: SearchParams, deadline: Deadline): Omit<TextSearchOptions, "wanted" | "work"> {
  const exhaustive = params.flag("exhaustive_search", false);
  return {
    fields,
    wordRows: new WordRows(index, fields),
    typoThreshold: params.count("typo_tokens_threshold", 1),
    dropThreshold: params.count("drop_tokens_threshold", 1),
    dropMode: dropMode(params.text("drop_tokens_mode", "right_to_left")),
    minLengthOneTypo: params.count("min_len_1typo", 4),
    minLengthTwoTypos: params.count("min_len_2typo", 7),
    numberTypos: params.flag("enable_typos_for_numerical_tokens", true),
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
export function restrictRows(index: CollectionIndex, query: ParsedQuery, fields: readonly SearchedField[], wanted: RowSet | undefined): RowSet | undefined {
  if (query.excluded.length === 0 && query.phrases.length === 0) return wanted;
  const restricted = (wanted ?? liveSet(index)).copy();
  const wordRows = new WordRows(index, fields);
  for (const word of query.excluded) restricted.without(wordRows.anywhere(word));
  for (const phrase of query.phrases) restricted.and(phraseRows(index, phrase, fields, wordRows));
  return restricted;
}

/** The rows that have the words of a phrase one after another in one field; not to be changed. */
function phraseRows(index: CollectionIndex, phrase: readonly string[], fields: readonly SearchedField[], wordRows: WordRows): RowSet {
  return keptRows(index, "phrase", `${fields.map(({ name }) => name).join(",")} ${phrase.join(" ")}`, () => {
    const found = wordRows.none();
    for (const field of fields) {
      const ids = phrase.map((word) => field.index.idOf(word));
      if (ids.some((id) => id < 0)) continue;
      const [first, ...others] = ids.map((id) => wordRows.inField(field, id));
      if (!first) continue;
      const all = first.copy();
      for (const other of others) all.and(other);
      const rows = all.list("phrase");
      for (let place = 0; place < rows.length; place++) if (hasPhrase(field.index, rows[place] as number, ids)) found.add(rows[place] as number);
    }
    return found;
  });
}

function hasPhrase({ pool: { data }, starts, lengths }: TextIndex, row: number, ids: readonly number[]): boolean {
  const [first] = ids;
  const start = starts.data[row] as number;
  const last = start + (lengths.data[row] as number) - ids.length;
  for (let at = start; at <= last; at++) {
    if (data[at] !== first) continue;
    let place = 1;
    while (place < ids.length && data[at + place] === ids[place]) place += 1;
    if (place === ids.length) return true;
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
