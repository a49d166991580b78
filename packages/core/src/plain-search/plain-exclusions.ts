import { maxFilterValues } from "../search/search-query.ts";
import type { SearchQuery } from "../search/search-query.ts";
import { plainColours } from "./plain-synonyms.ts";
import type { PlainFacet } from "./plain-synonyms.ts";
import type { PlainText } from "./plain-text.ts";
import type { PlainValues, PlainVocabulary } from "./plain-vocabulary.ts";

/** What a phrase leaves out, by facet. */
export type Excluded = Partial<Record<PlainFacet, readonly string[]>>;

const saysNot =
  /^(?:not|no|non|without|except|except for|excluding|but not|but no|any colou?r but|any (?:make|brand) but|anything but|anything except|any but|other than|apart from|dont want|don't want|isnt|isn't)$/;
const articles = new Set(["a", "an", "the", "any", "another"]);
const maxWords = 3;
/** More values than this are not listed as choices, where a keyword can leave the word out. */
const maxOthers = 4;
const listed: ReadonlySet<PlainFacet> = new Set(["make", "simple_body"]);

/**
 * Reads "not white", "no manual", "anything but a Toyota". Of a facet with few values the others are chosen; else the
 * word is left out of the keywords, as `-white`. What is not a word of the stock stays as it is said.
 */
export function readExclusions(
  text: PlainText,
  found: { excluded: Excluded },
  vocabulary: PlainVocabulary,
  values: PlainValues,
): void {
  for (let first = 0; first < text.words.length; first += 1) {
    const not = [3, 2, 1].find(
      (count) => text.free(first, count).length === count && saysNot.test(text.free(first, count).join(" ")),
    );
    if (not === undefined) continue;
    for (let [at, from] = [first + not, first]; ;) {
      if (articles.has(text.free(at, 1).join())) at += 1;
      const count =
        excludeAt(text, from, at, found, vocabulary, values) || (from === first ? 0 : excludeUnknown(text, from, at));
      const next = text.free(at + count, 1).join();
      if (count === 0 || (next !== "or" && next !== "nor")) break;
      from = at + count;
      at = from + 1;
    }
  }
}

/** How many words at a place were read as what is not wanted. */
function excludeAt(
  text: PlainText,
  from: number,
  at: number,
  found: { excluded: Excluded },
  vocabulary: PlainVocabulary,
  values: PlainValues,
): number {
  const words = text.free(at, maxWords);
  for (let count = words.length; count >= 1; count -= 1) {
    const said = words.slice(0, count);
    const meaning = vocabulary(said);
    const word =
      count === 1 && Object.hasOwn(plainColours, said.join()) ? plainColours[said.join()]?.[0] : keyword(meaning);
    if (
      meaning &&
      meaning.behindMake !== true &&
      (values[meaning.facet] ?? []).length - meaning.values.length <=
        (word === undefined && listed.has(meaning.facet) ? maxFilterValues : maxOthers) &&
      meaning.facet !== "colour"
    ) {
      found.excluded = {
        ...found.excluded,
        [meaning.facet]: [...(found.excluded[meaning.facet] ?? []), ...meaning.values],
      };
      text.settle(from, at + count - from, "taken");
      return count;
    }
    if (word === undefined) continue;
    text.keepAs(from, at + count - from, `-${word}`);
    return count;
  }
  return 0;
}

/** "Not a Ford or Holden", where there is no Holden: it is not wanted either. */
function excludeUnknown(text: PlainText, from: number, at: number): number {
  const [word = ""] = text.free(at, 1);
  if (!/^\p{L}{3,}$/u.test(word)) return 0;
  text.keepAs(from, at + 1 - from, `-${word}`);
  return 1;
}

/** A make or body that is one word may be left out of the keywords. */
function keyword(meaning: ReturnType<PlainVocabulary>): string | undefined {
  if (meaning?.facet !== "make" && meaning?.facet !== "simple_body") return undefined;
  const [value = ""] = meaning.values;
  return meaning.values.length === 1 && /^\p{L}+$/u.test(value) ? value : undefined;
}

/** The choices without what is not wanted; where nothing of a facet was chosen, all its other values. */
export function withoutExcluded(
  filters: SearchQuery["filters"],
  excluded: Excluded,
  values: PlainValues,
): SearchQuery["filters"] {
  const left = Object.entries(excluded).map(([facet, unwanted]) => {
    const all = filters[facet as PlainFacet] ?? values[facet as PlainFacet] ?? [];
    return [facet, all.filter((value) => !unwanted.includes(value)).sort()] as const;
  });
  return { ...filters, ...Object.fromEntries(left.filter(([, wanted]) => wanted.length > 0)) };
}
