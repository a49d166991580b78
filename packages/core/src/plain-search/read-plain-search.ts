import type { Nearby } from "../search/nearby.ts";
import { emptySearchQuery } from "../search/search-query.ts";
import type { SearchQuery } from "../search/search-query.ts";
import { amountRules, bareAmountRule, bareYearRule } from "./plain-amounts.ts";
import type { AmountRule, AmountsRead } from "./plain-amounts.ts";
import { readCodes } from "./plain-codes.ts";
import { readComparisons } from "./plain-comparisons.ts";
import { readExclusions, withoutExcluded } from "./plain-exclusions.ts";
import type { Excluded } from "./plain-exclusions.ts";
import { modelsOfTheirMakes } from "./plain-models.ts";
import { readCity, readPlace, readUnknownPlace } from "./plain-place.ts";
import { familyBodies, readSeats } from "./plain-seats.ts";
import { plainAsides, plainFillers, plainJoiners, plainPhrases, plainProtected } from "./plain-synonyms.ts";
import { PlainText } from "./plain-text.ts";
import { readVans } from "./plain-vans.ts";
import { readValues } from "./plain-values.ts";
import { squashed } from "./plain-words.ts";
import type { PlainValues, PlainVocabulary } from "./plain-vocabulary.ts";
import { plainVocabulary } from "./plain-vocabulary.ts";

/** What a phrase is read with. */
export interface PlainSearchOptions {
  /** Values of the stock by facet: nothing else becomes a filter. */
  values: PlainValues;
  /** The name of a place as it should stand in the address, for words that are one; undefined for others. */
  placeName?: (words: string) => string | undefined;
  /** The same for the names of cities, which are understood without "near" or "in". */
  cityName?: (words: string) => string | undefined;
  /** The year at the dealer's, for "less than 5 years old". */
  thisYear?: number;
  /** How many the vans of the stock sleep; by it a stock of vans is known. @default none: the stock has no vans */
  berths?: readonly number[];
  /** False where the dealer offers no search by weekly budget: "$150 a week" stays a keyword. @default true */
  readsBudget?: boolean;
}

/** Meaning of a phrase. */
export interface PlainSearch {
  /** The filters understood; `query` holds the words that were not, in their order. */
  search: SearchQuery;
  /**
   * Whether anything was understood; if not, `query` is the phrase as typed, without the words that only join others.
   */
  understood: boolean;
}

type Draft = AmountsRead & {
  filters: SearchQuery["filters"];
  nearby?: Nearby;
  excluded: Excluded;
  isForFamily?: boolean;
};

/**
 * Reads a phrase such as "automatic SUV under 30k near Geelong" as filters. It is deterministic, never throws and never
 * guesses: a word becomes a filter only where it says one plainly and the stock has such a value; every other word
 * stays a keyword. Read again, what is left says nothing more.
 *
 * @example
 * readPlainSearch("white ute under 30k", { values: { simple_body: ["Ute"], colour: ["Arctic White"] } }).search
 * // { query: "", filters: { colour: ["Arctic White"], simple_body: ["Ute"] }, ranges: { price: { max: 30000 } }, sortBy: "newest", page: 1 }
 */
export function readPlainSearch(phrase: string, options: PlainSearchOptions): PlainSearch {
  const vocabulary = plainVocabulary(options.values);
  const draft: Draft = { filters: {}, ranges: {}, budget: {}, excluded: {} };
  let left = phrase.replace(/\s+/g, " ").trim();
  let understood = false;
  // Removing words can join others that have a meaning: "under white 30k".
  for (;;) {
    const read = readOnce(left, draft, vocabulary, options, amountRules);
    const rest = read.hasTaken ? read : readOnce(left, draft, vocabulary, options, [...amountRules, bareAmountRule]);
    const next = rest.hasTaken ? rest.left(plainFillers) : rest.without(plainJoiners);
    understood ||= rest.hasTaken;
    if (next === left) break;
    left = next;
  }
  const { ranges, budget, nearby, sortBy = "newest" } = draft;
  if (draft.isForFamily && !draft.filters.simple_body && !draft.filters.model) {
    const bodies = (options.values.simple_body ?? []).filter((body) => familyBodies.has(squashed(body)));
    if (bodies.length > 0) draft.filters.simple_body = bodies.toSorted();
  }
  const filters = modelsOfTheirMakes(withoutExcluded(draft.filters, draft.excluded, options.values), options.values);
  const search: SearchQuery = {
    query: left,
    filters,
    ranges,
    ...(nearby ? { nearby } : {}),
    ...(Object.keys(budget).length > 0 ? { budget } : {}),
    sortBy,
    page: 1,
  };
  return { search: understood ? search : { ...emptySearchQuery, query: left }, understood };
}

/** A text after one reading. */
function readOnce(
  phrase: string,
  draft: Draft,
  vocabulary: PlainVocabulary,
  { values, placeName, cityName, thisYear, berths = [], readsBudget = true }: PlainSearchOptions,
  rules: readonly AmountRule[],
): PlainText {
  const text = new PlainText(phrase);
  readCodes(text);
  readComparisons(text, vocabulary);
  readExclusions(text, draft, vocabulary, values);
  for (const pattern of plainPhrases) text.joinEach(pattern);
  for (const pattern of plainProtected) text.each(pattern, () => "keep");
  if (placeName) {
    readPlace(text, draft, placeName, vocabulary);
    readUnknownPlace(text, draft, vocabulary);
  }
  readVans(text, draft, berths);
  readSeats(text, draft, values.seats ?? []);
  for (const { pattern, read, isBudget = false } of rules)
    text.each(pattern, (groups) => (isBudget && !readsBudget ? "keep" : read(groups, draft, thisYear)));
  for (const pattern of plainAsides) text.each(pattern, () => "aside");
  readValues(text, draft, vocabulary);
  if (cityName) readCity(text, draft, cityName);
  text.each(bareYearRule.pattern, (groups) => bareYearRule.read(groups, draft, thisYear));
  return text;
}
