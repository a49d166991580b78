import type { Nearby } from "../search/nearby.ts";
import { nearShopper, usualDistanceKm } from "../search/nearby.ts";
import type { SortOrder } from "../search/search-query.ts";
import { plainFillers } from "./plain-synonyms.ts";
import type { PlainText } from "./plain-text.ts";
import type { PlainVocabulary } from "./plain-vocabulary.ts";

const maxWords = 5;
/** Years of cars for sale; a few postcodes look the same. */
const yearWord = /^20[0-2]\d$/;
const maxUnknownWords = 3;
const saysWhere = [
  /^(?:within )?(\d{1,4}) ?(?:kms?|kays|kilometres|kilometers) (?:of|from|around)$/,
  /^(?:near|nearby|near to|close to|closest to|nearest to|nearest|around|not far from|in and around|local to)$/,
  /^(?:in|at)$/,
];

/**
 * Reads the name of a city that stands by itself: "hatch under 12k Christchurch". What the stock has such a value of is
 * left to it.
 */
export function readCity(
  text: PlainText,
  found: { nearby?: Nearby },
  cityName: (words: string) => string | undefined,
): void {
  for (let first = 0; first < text.words.length && !found.nearby; first += 1) {
    const place = placeAfter(text, first, cityName);
    if (!place) continue;
    found.nearby = { near: place.name, within: usualDistanceKm };
    text.settle(first, place.count, "taken");
  }
}

/** "Near me": only a postcode can say where that is. */
const nearMe =
  /(?:near|close to|nearby to|near to|around|nearest to|closest to) (?:me|us|my (?:place|home|house)|here)|in my area/;

/** A place that nobody knows: said so plainly that the shopper should be told. */
const saysPlace =
  /^(?:(?:within )?(?<km>\d{1,4}) ?(?:kms?|kays|kilometres|kilometers) (?:of|from)|near|near to|close to|not far from)$/;
const placeWord = /^\p{L}[\p{L}'-]{2,}$/u;
const noPlaceWord =
  /^(?:under|below|over|above|less|more|max|min|maximum|minimum|around|about|between|sub|not|without|low|cheap|cheapest|seats|tow|towing|home|work|school|town|city|station|shops)$/;

/**
 * Reads "near me", and "near Nowhereville" where the table of places has no such name: the search then says that it was
 * not found.
 */
export function readUnknownPlace(text: PlainText, found: { nearby?: Nearby }, vocabulary: PlainVocabulary): void {
  if (found.nearby) return;
  text.each(nearMe, () => {
    found.nearby = { near: nearShopper };
    return true;
  });
  for (let first = 0; first < text.words.length && !found.nearby; first += 1) {
    for (let count = maxWords; count >= 1 && !found.nearby; count -= 1) {
      const words = text.free(first, count);
      const match = words.length === count ? saysPlace.exec(words.join(" ")) : null;
      if (!match) continue;
      const after = text.free(first + count, maxUnknownWords);
      const end = after.findIndex(
        (word) =>
          !placeWord.test(word) || noPlaceWord.test(word) || plainFillers.has(word) || vocabulary([word]) !== undefined,
      );
      const length = end === -1 ? after.length : end;
      if (length === 0) continue;
      const near = text.words
        .slice(first + count, first + count + length)
        .map(({ typed }) => typed.replace(/[^\p{L}\p{M}' -]/gu, ""))
        .join(" ");
      const within = Number(match.groups?.["km"] ?? usualDistanceKm);
      if (within < 1) continue;
      found.nearby = { near, within };
      text.settle(first, count + length, "taken");
    }
  }
}

/**
 * Reads "near Geelong", "within 50 km of 3220", "in Whangārei". A place of the stock's own facet after "in" is left to
 * it.
 */
export function readPlace(
  text: PlainText,
  found: { nearby?: Nearby; sortBy?: SortOrder },
  placeName: (words: string) => string | undefined,
  vocabulary: PlainVocabulary,
): void {
  for (let first = 0; first < text.words.length; first += 1) {
    for (let count = maxWords; count >= 1; count -= 1) {
      const words = text.free(first, count);
      if (words.length < count) continue;
      const at = saysWhere.map((pattern) => pattern.exec(words.join(" ")));
      const kind = at.findIndex((match) => match !== null);
      if (kind === -1) continue;
      // "Trade in 8000" is money, "in 2019" and "around 2015" are years.
      if (kind === 2 && first > 0 && text.free(first - 1, 1).join() === "trade") continue;
      const isYear =
        (kind === 2 || /^around$/.test(words.join(" "))) && yearWord.test(text.free(first + count, 1).join());
      const place = isYear ? undefined : placeAfter(text, first + count, placeName);
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

function placeAfter(
  text: PlainText,
  first: number,
  placeName: (words: string) => string | undefined,
): { name: string; count: number } | undefined {
  for (let count = maxWords; count >= 1; count -= 1) {
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
