import { searchPriceScale } from "@forecourt/core";
import type { Site } from "@forecourt/core/schemas";

/** Bars of the histogram under the price slider. */
export const priceBars = 40;

/** Above every price: the last bar holds what the scale of the slider ends before. */
const endless = 1_000_000_000;

/**
 * A range facet of one bucket: of a number only the lowest and highest are wanted, and values would be sent for
 * nothing.
 */
const statsOnly = (lowest: number) => `(all:[${lowest},${endless}])`;

const options = new WeakMap<Site, Readonly<Record<string, string>>>();

/**
 * What is counted of the facets with numbers, in the words of the engine: price in bars of equal width over the scale
 * of the site's slider (what is below or above it falls into the first and last), of the others the ends alone. It is
 * written once for each version of a site, which is an object of its own.
 *
 * @example
 * numberFacetOptions(site).price // "(0:[0,11125],1:[11125,17250],…,39:[243875,1000000000])"
 */
export function numberFacetOptions(site: Site): Readonly<Record<string, string>> {
  const ready = options.get(site);
  if (ready) return ready;
  const written = writeOptions(site);
  options.set(site, written);
  return written;
}

function writeOptions(site: Site): Readonly<Record<string, string>> {
  const { min, max } = priceScaleOf(site);
  const bound = (bar: number) =>
    bar === 0 ? 0 : bar === priceBars ? endless : Math.round(min + ((max - min) * bar) / priceBars);
  const bars = Array.from({ length: priceBars }, (_, bar) => `${bar}:[${bound(bar)},${bound(bar + 1)}]`);
  return {
    price: `(${bars.join(",")})`,
    subscription_price: statsOnly(0),
    year: statsOnly(0),
    km: statsOnly(0),
    towing: statsOnly(0),
    sleeps: statsOnly(0),
    body_length: statsOnly(0),
    aggregate_trailer_mass: statsOnly(0),
    created_at_timestamp: "(all:[0,9999999999])",
  };
}

/** The scale of a site's price slider; the specification's where the site's own has no length. */
function priceScaleOf({ search: { priceSlider } }: Site): { min: number; max: number } {
  return priceSlider.max > priceSlider.min ? priceSlider : searchPriceScale;
}
