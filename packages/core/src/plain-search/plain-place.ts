import type { Nearby } from "../search/nearby.ts";
import { usualDistanceKm } from "../search/nearby.ts";
import type { SortOrder } from "../search/search-query.ts";
import type { PlainText } from "./plain-text.ts";
import type { PlainVocabulary } from "./plain-vocabulary.ts";

const mostWords = 4;
const saysWhere = [
  /^(?:within )?(\d{1,4}) ?(?:kms?|kays|kilometres|kilometers) (?:of|from|around)$/,
  /^(?:near|nearby|near to|close to|closest to|nearest to|nearest|around|not far from|in and around|local to)$/,
  /^(?:in|at)$/,
];

/** Reads "near Geelong", "within 50 km of 3220", "in Whangārei". A place of the stock's own facet after "in" is left to it. */
export function readPlace(text: PlainText, found: { nearby?: Nearby; sortBy?: SortOrder }, placeName: (words: string) => string | undefined, vocabulary: PlainVocabulary): void {
  for (let first = 0; first < text.words.length; first += 1) {
    for (let count = mostWords; count >= 1; count -= 1) {
      const words = text.free(first, count);
      if (words.length < count) continue;
      const at = saysWhere.map((pattern) => pattern.exec(words.join(" ")));
      const kind = at.findIndex((match) => match !== null);
      if (kind === -1) continue;
      const place = placeAfter(text, first + count, placeName);
      if (!place || (kind === 2 && meansFilter(text, first + count, place.count, vocabulary))) continue;
      const distance = Number(at[0]?.[1] ?? usualDistanceKm);
      if (distance < 1) continue;
      found.nearby = { near: place.name, within: distance };
      if (/^(?:closest|nearest)/.test(words.join(" "))) found.sortBy = "distance";
      text.settle(first, count + place.count, "taken");
      break;
    }
  }
}

function placeAfter(text: PlainText, first: number, placeName: (words: string) => string | undefined): { name: string; count: number } | undefined {
  for (let count = mostWords; count >= 1; count -= 1) {
    const words = text.free(first, count);
    const name = words.length === count ? placeName(words.join(" ")) : undefined;
    if (name !== undefined) return { name, count };
  }
  return undefined;
}

function meansFilter(text: PlainText, first: number, count: number, vocabulary: PlainVocabulary): boolean {
  const facet = vocabulary(text.free(first, count))?.facet;
  return facet === "city" || facet === "state";
}
