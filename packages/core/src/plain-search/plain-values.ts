import { maxFilterValues } from "../search/search-query.ts";
import type { SearchQuery } from "../search/search-query.ts";
import type { PlainText } from "./plain-text.ts";
import type { PlainVocabulary } from "./plain-vocabulary.ts";

const maxWords = 5;

/** Reads makes, models, bodies, fuels, colours and the like, the longest wording first. */
export function readValues(
  text: PlainText,
  found: { filters: SearchQuery["filters"] },
  vocabulary: PlainVocabulary,
): void {
  const namesColours = canNameColours(text, vocabulary);
  let make = false;
  for (let at = 0; at < text.words.length;) {
    const longest = text.free(at, maxWords);
    let taken = 0;
    for (let count = longest.length; count >= 1 && taken === 0; count -= 1) {
      const meaning = vocabulary(longest.slice(0, count));
      if (!meaning || (meaning.behindMake === true && !make)) continue;
      if (meaning.keyword !== undefined && !namesColours) {
        if (longest[0] !== meaning.keyword) text.keepAs(at, count, meaning.keyword);
        break;
      }
      found.filters[meaning.facet] = [...new Set([...(found.filters[meaning.facet] ?? []), ...meaning.values])].sort();
      text.settle(at, count, "taken");
      taken = count;
      make = meaning.facet === "make";
    }
    if (taken === 0) make = false;
    at += Math.max(1, taken);
  }
}

/** Whether a search can name all shades of the colours that are said. */
function canNameColours(text: PlainText, vocabulary: PlainVocabulary): boolean {
  const said = text.words
    .flatMap((_, at) => vocabulary(text.free(at, 1)) ?? [])
    .filter(({ facet }) => facet === "colour");
  return new Set(said.flatMap(({ values }) => values)).size <= maxFilterValues;
}
