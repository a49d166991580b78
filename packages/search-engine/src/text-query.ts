import type { CollectionIndex } from "./collection-index.ts";
import type { Deadline } from "./deadline.ts";
import { ApiError } from "./api-error.ts";
import { liveSet } from "./index-cache.ts";
import { limits } from "./limits.ts";
import { phraseRows } from "./phrase-rows.ts";
import type { ParsedQuery } from "./query-parser.ts";
import type { RowSet } from "./row-set.ts";
import type { SearchParams } from "./search-params.ts";
import { splitOrJoin } from "./split-or-join.ts";
import type { SearchedField } from "./searched-field.ts";
import { TextMatches } from "./text-matches.ts";
import { packScore } from "./text-score.ts";
import { searchDropping, searchWords } from "./text-search.ts";
import type { TextSearchOptions } from "./text-search.ts";
import { WordRows } from "./word-rows.ts";

/** Readings of a query that are tried even when fewer candidates are asked for (as Typesense does). */
const minReadings = 10;
/**
 * Candidates for each word where a search does not say, in a collection of fewer documents than this and in a larger
 * one.
 */
const usualCandidates = 10;
const manyDocuments = 500_000;
const candidatesOfMany = 4;

/** A query that is not a wildcard, and what it is run on. */
interface TextQuery {
  index: CollectionIndex;
  query: ParsedQuery;
  fields: readonly SearchedField[];
  params: SearchParams;
  /** Rows that pass the filter. @default all */
  wanted: RowSet | undefined;
  /** The query with a synonym in place of its words, once for each. */
  synonyms: readonly string[][];
  deadline: Deadline;
}

/** Finds the rows of a query that is not a wildcard. */
export function runTextQuery({
  index,
  query,
  params,
  wanted,
  synonyms,
  deadline,
  ...searched
}: TextQuery): TextMatches {
  const work = { left: limits.textWork };
  const fields = searched.fields.toSorted((a, b) => b.weight - a.weight);
  const wordRows = new WordRows(index, fields);
  const options: TextSearchOptions = {
    ...readOptions(index, fields, params),
    fields,
    wordRows,
    wanted: restrictRows(index, query, fields, wanted),
    deadline,
    work,
    countedWords: undefined,
  };
  const matches = new TextMatches(index.rowCount, work);
  if (options.wanted?.isEmpty()) return matches;
  if (query.words.length === 0) {
    addPhraseRows(index, query, options, matches);
    return matches;
  }
  const counted =
    synonyms.length === 0
      ? options
      : { ...options, countedWords: Math.max(query.words.length, ...synonyms.map(({ length }) => length)) };
  searchWords(query.words, [], counted, matches);
  const splitJoin = params.text("split_join_tokens", "fallback");
  if (splitJoin === "always" || (splitJoin !== "off" && matches.count === 0)) {
    const resolved = splitOrJoin(index, query.words, fields, wordRows);
    if (resolved) searchWords(resolved, [], { ...counted, numberTypos: true }, matches);
  }
  for (const words of synonyms) searchWords(words, [], { ...counted, typoThreshold: 0 }, matches);
  if (matches.count < options.dropThreshold) searchDropping(query.words, options, matches);
  return matches;
}

function readOptions(
  index: CollectionIndex,
  fields: readonly SearchedField[],
  params: SearchParams,
): Omit<TextSearchOptions, "fields" | "wordRows" | "wanted" | "work" | "deadline" | "countedWords"> {
  const maxCandidates = candidatesAsked(index, params);
  return {
    typoThreshold: params.count("typo_tokens_threshold", 1),
    dropThreshold: params.count("drop_tokens_threshold", 1),
    dropMode: dropMode(params.text("drop_tokens_mode", "right_to_left")),
    minLengthOneTypo: params.count("min_len_1typo", 4),
    minLengthTwoTypos: params.count("min_len_2typo", 7),
    numberTypos: params.flag("enable_typos_for_numerical_tokens", true),
    maxCandidates,
    maxReadings: fields.length === 1 && fields[0]?.prefix ? maxCandidates : Math.max(minReadings, maxCandidates),
    weightFirst: params.text("text_match_type", "max_score") === "max_weight",
    prioritizeExactMatch: params.flag("prioritize_exact_match", true),
  };
}

/** Words that each typed word may stand for: `max_candidates`, or what Typesense takes without it. */
export function candidatesAsked(index: CollectionIndex, params: SearchParams): number {
  const usual = index.liveCount < manyDocuments ? usualCandidates : candidatesOfMany;
  return Math.min(
    limits.candidates,
    params.count("max_candidates", params.flag("exhaustive_search", false) ? limits.candidates : usual),
  );
}

function dropMode(text: string): TextSearchOptions["dropMode"] {
  if (text.startsWith("both_sides")) return "both_sides";
  if (text === "left_to_right" || text === "right_to_left") return text;
  throw new ApiError(400, "Invalid format for drop tokens mode.");
}

/**
 * The filter's rows without those that have an excluded word or phrase or lack a phrase; also where nothing else was
 * typed.
 */
export function restrictRows(
  index: CollectionIndex,
  query: ParsedQuery,
  fields: readonly SearchedField[],
  wanted: RowSet | undefined,
): RowSet | undefined {
  if (query.excluded.length === 0 && query.phrases.length === 0) return wanted;
  const restricted = (wanted ?? liveSet(index)).copy();
  const wordRows = new WordRows(index, fields);
  for (const words of query.excluded) {
    const [word = ""] = words;
    restricted.without(words.length === 1 ? wordRows.anywhere(word) : phraseRows(index, words, fields, wordRows));
  }
  for (const phrase of query.phrases) restricted.and(phraseRows(index, phrase, fields, wordRows));
  return restricted;
}

/**
 * Where nothing but phrases was typed: the better a field, the better a row that has one there, and nothing else
 * counts.
 */
function addPhraseRows(
  index: CollectionIndex,
  query: ParsedQuery,
  { fields, wordRows, wanted, weightFirst }: TextSearchOptions,
  matches: TextMatches,
): void {
  const typed = query.phrases.flat();
  const words = typed.map((word) => ({ word, typos: 0, prefixOnly: false }));
  const all = {
    tokensMatched: typed.length,
    wordsPresent: typed.length,
    uniqueWords: typed.length,
    distance: typed.length - 1,
    typoCost: 0,
    exact: false,
    fieldsMatched: 1,
  };
  for (const field of fields) {
    const rows = wordRows.none();
    for (const phrase of query.phrases) rows.or(phraseRows(index, phrase, [field], wordRows));
    if (wanted) rows.and(wanted);
    const score = packScore({ ...all, fieldWeight: field.weight }, weightFirst);
    if (!rows.isEmpty())
      matches.add({ words, typed, dropped: 0, isPhrase: true }, rows, () => ({ most: score, of: () => score }));
  }
}
