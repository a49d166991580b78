import {
  distanceKm,
  isWeeklyWithin,
  listFacetNames,
  offersBudget,
  priceRangeOf,
  rangeFacetNames,
} from "@forecourt/core";
import type { GeoPoint, ListFacetName, SearchQuery } from "@forecourt/core";
import type { Site } from "@forecourt/core/schemas";
import { savedKeywords } from "./saved-keywords.ts";
import type { WatchedCar } from "./watched-car.ts";

/**
 * A saved search, ready to be asked of many cars. It finds a car that has its choices and words, fits, and fits at its
 * price.
 */
export interface SavedSearchMatcher {
  /** Choices of lists: a car has one of each. */
  choices: readonly { facet: ListFacetName; values: readonly string[] }[];
  /** Words: a car has a phrase of each. */
  words: readonly (readonly string[])[];
  /** Phrases of which a car has none. */
  unwanted: readonly string[];
  /** Whether a car fits, whatever it costs. */
  fits(car: WatchedCar): boolean;
  /** Whether a car fits at a price. */
  fitsPrice(car: WatchedCar, priceDollars: number | undefined): boolean;
}

/**
 * A saved search as a question to single cars, without the search engine: what `searchConditions` asks of all cars, of
 * one. Order and page mean nothing; whether a car is for sale is told by its change.
 *
 * @param place where the search is near
 */
export function savedSearchMatcher(site: Site, query: SearchQuery, place: GeoPoint | undefined): SavedSearchMatcher {
  const choices = listFacetNames.flatMap((facet) => {
    const values = query.filters[facet];
    return values === undefined || facet === "status" || facet === "price_range" ? [] : [{ facet, values }];
  });
  const priceRanges = query.filters.price_range;
  const { price: priceRange } = query.ranges;
  const ranges = rangeFacetNames.flatMap((facet) => {
    const range = query.ranges[facet];
    if (range === undefined || facet === "weekly_price_range" || facet === "price") return [];
    return [{ facet, min: range.min ?? Number.NEGATIVE_INFINITY, max: range.max ?? Number.POSITIVE_INFINITY }];
  });
  const within = place && query.nearby?.within;
  const weekly = offersBudget(site)
    ? [
        ...(query.budget?.weeklyDollars === undefined ? [] : [{ max: query.budget.weeklyDollars }]),
        ...(query.ranges.weekly_price_range ? [query.ranges.weekly_price_range] : []),
      ]
    : [];
  const { photosMoreThan } = site.stock;

  return {
    choices,
    ...savedKeywords(query.query),
    fits(car) {
      for (const { facet, min, max } of ranges) {
        const value = car.numberOf(facet);
        if (value === undefined || value < min || value > max) return false;
      }
      if (photosMoreThan !== null && car.photos <= photosMoreThan) return false;
      return within === undefined || car.places.some((each) => distanceKm(place ?? each, each) <= within);
    },
    fitsPrice(car, priceDollars) {
      if (priceRange) {
        if (priceDollars === undefined) return false;
        if (priceRange.min !== undefined && priceDollars < priceRange.min) return false;
        if (priceRange.max !== undefined && priceDollars > priceRange.max) return false;
      }
      if (priceRanges && !priceRanges.includes(priceRangeOf(priceDollars) ?? "")) return false;
      if (weekly.length === 0) return true;
      const figure = car.figureAt(priceDollars);
      return figure !== undefined && weekly.every((range) => isWeeklyWithin(figure, query.budget, range));
    },
  };
}
