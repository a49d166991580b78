import type { ListFacetName } from "@forecourt/core";
import { choiceKey } from "../ask/choice-spellings.ts";
import { createCarSet } from "./car-set.ts";
import type { CarSet } from "./car-set.ts";
import type { SavedSearchMatcher } from "./saved-search-matcher.ts";
import type { WatchedCar } from "./watched-car.ts";

/** What a saved search has to do with a change: it found the car before, it finds it now. A sum of both is both. */
export const matched = { before: 1, now: 2 } as const;

/** The changed cars of a site, which saved searches are asked of. */
export interface WatchedCars {
  cars: readonly WatchedCar[];
  /**
   * The cars that a search finds now, or found before they changed: four times the place of each, and how it is
   * {@link matched}. The answer is right until the next search is asked.
   */
  foundBy(matcher: SavedSearchMatcher): Uint32Array;
}

/**
 * Makes the cars ready for any number of searches: each value of a facet and each word knows its cars as a set, so that
 * of a hundred thousand searches each looks at the few cars alone that have its choices and words.
 */
export function createWatchedCars(cars: readonly WatchedCar[]): WatchedCars {
  const all = createCarSet(cars.length, true);
  const none = createCarSet(cars.length);
  const byFacet = new Map<ListFacetName, Map<string, CarSet>>();
  const byPhrase = new Map<string, CarSet>();
  let byWord: Map<string, number[]> | undefined;
  /**
   * Answers of a hundred thousand searches, and the sets on the way to them, are many megabytes: they share one place.
   */
  const answer = new Uint32Array(cars.length);
  const left = createCarSet(cars.length);
  const any = createCarSet(cars.length);

  function placesOf(values: (car: WatchedCar) => readonly string[]): Map<string, number[]> {
    const places = new Map<string, number[]>();
    for (const [place, car] of cars.entries())
      for (const value of values(car)) {
        const known = places.get(value);
        if (known) known.push(place);
        else places.set(value, [place]);
      }
    return places;
  }

  function setOf(places: readonly number[]): CarSet {
    const set = createCarSet(cars.length);
    for (const place of places) set.add(place);
    return set;
  }

  function withValue(facet: ListFacetName, value: string): CarSet {
    const sets =
      byFacet.get(facet) ??
      new Map([...placesOf((car) => car.listOf(facet).map(choiceKey))].map(([each, places]) => [each, setOf(places)]));
    byFacet.set(facet, sets);
    return sets.get(choiceKey(value)) ?? none;
  }

  /** Cars with a phrase. */
  function withPhrase(phrase: string): CarSet {
    const known = byPhrase.get(phrase);
    if (known) return known;
    byWord ??= placesOf((car) => [...new Set(car.words.split(" "))]);
    const [first = "", ...others] = phrase.trim().split(" ");
    const places = byWord.get(first);
    if (!places) return none;
    // The words of a phrase stand in a row.
    const having = setOf(others.length === 0 ? places : places.filter((place) => cars[place]?.words.includes(phrase)));
    byPhrase.set(phrase, having);
    return having;
  }

  /** Leaves in `left` the cars that have a choice of each list and a phrase of each word, and no unwanted phrase. */
  function narrow({ choices, words, unwanted }: SavedSearchMatcher): void {
    left.become(all);
    for (const { facet, values } of choices) keepAny(values, (value) => withValue(facet, value));
    for (const phrases of words) keepAny(phrases, withPhrase);
    for (const phrase of unwanted) left.drop(withPhrase(phrase));
  }

  function keepAny(values: readonly string[], setOfValue: (value: string) => CarSet): void {
    const [only] = values;
    if (only !== undefined && values.length === 1) {
      left.keep(setOfValue(only));
      return;
    }
    any.become(none);
    for (const value of values) any.take(setOfValue(value));
    left.keep(any);
  }

  return {
    cars,
    foundBy(matcher) {
      let count = 0;
      narrow(matcher);
      left.each((place) => {
        const car = cars[place];
        if (!car || !matcher.fits(car)) return;
        const { before, now } = car;
        const isNow = matcher.fitsPrice(car, now.priceDollars);
        const isSame = before?.priceDollars === now.priceDollars;
        const wasBefore = before !== undefined && (isSame ? isNow : matcher.fitsPrice(car, before.priceDollars));
        if (!isNow && !wasBefore) return;
        answer[count] = 4 * place + (wasBefore ? matched.before : 0) + (isNow ? matched.now : 0);
        count += 1;
      });
      return answer.subarray(0, count);
    },
  };
}
