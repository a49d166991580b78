import { genericScale, scaleStops, searchPriceScale } from "@forecourt/core";
import type { RangeFacetName } from "@forecourt/core";

/** Ends of a scale. */
export interface ScaleEnds {
  min: number;
  max: number;
}

/** Step to which the ends of a generic scale are rounded outwards, so that the thumbs stand on round numbers. */
const roundEnds: Readonly<Partial<Record<RangeFacetName, number>>> = {
  km: 1000,
  towing: 100,
  body_length: 100,
  aggregate_trailer_mass: 100,
  weekly_price_range: 10,
  subscription_price: 10,
  created_at_timestamp: 86_400,
};

/**
 * Places of a facet's thumbs: price in steps of 500 between the ends that the site sets, anything else by the generic
 * rule between the lowest and highest value of the cars (S1 §2, §5; decisions.md rows 12 and 73). Fewer than two where
 * there is nothing to slide.
 *
 * @example
 * rangeStops("year", { min: 2019, max: 2021 }) // [2019, 2020, 2021]
 */
export function rangeStops(name: RangeFacetName, ends: ScaleEnds | undefined): readonly number[] {
  if (!ends || !(ends.max > ends.min)) return [];
  const key = `${name} ${ends.min} ${ends.max}`;
  const known = made.get(key);
  if (known) return known;
  const stops = makeStops(name, ends);
  if (made.size >= maxMemoized) made.clear();
  made.set(key, stops);
  return stops;
}

/** Scales at hand: the ends of most facets are the same from page to page. */
const made = new Map<string, readonly number[]>();
const maxMemoized = 200;

function makeStops(name: RangeFacetName, ends: ScaleEnds): number[] {
  if (name === "price") return scaleStops({ ...searchPriceScale, ...ends });
  const to = roundEnds[name] ?? 1;
  const scale = genericScale(name, { min: Math.floor(ends.min / to) * to, max: Math.ceil(ends.max / to) * to });
  return scaleStops(
    name === "created_at_timestamp" ? { ...scale, step: Math.max(to, scale.step), roundTo: to } : scale,
  );
}

/** How much of a scale is shared out evenly, so that a price with few cars can still be reached. */
const evenShare = 0.3;

/**
 * Where each bar of a histogram begins on a track that gives most of its length to where the cars are, as shares from 0
 * to 1, with the end of the last bar.
 *
 * @example
 * stockEdges([3, 1]).map((edge) => edge.toFixed(3)) // ["0.000", "0.675", "1.000"]
 */
export function stockEdges(bars: readonly number[]): number[] {
  const cars = bars.reduce((sum, count) => sum + count, 0);
  let edge = 0;
  return [
    0,
    ...bars.map((count, bar) => {
      edge += evenShare / bars.length + (1 - evenShare) * (cars === 0 ? 1 / bars.length : count / cars);
      return bar === bars.length - 1 ? 1 : edge;
    }),
  ];
}

/**
 * Where each place of a thumb stands on such a track, as shares from 0 to 1: within a bar they are evenly apart.
 *
 * @example
 * stockPlaces([0, 10, 20], [3, 1]).map((place) => place.toFixed(3)) // ["0.000", "0.675", "1.000"]
 */
export function stockPlaces(stops: readonly number[], bars: readonly number[]): number[] {
  const edges = stockEdges(bars);
  const [low = 0] = stops;
  const length = (stops.at(-1) ?? 0) - low;
  return stops.map((stop) => {
    const at = ((stop - low) / length) * bars.length;
    const bar = Math.min(Math.floor(at), bars.length - 1);
    const { [bar]: from = 0, [bar + 1]: to = 1 } = edges;
    return from + (to - from) * (at - bar);
  });
}
