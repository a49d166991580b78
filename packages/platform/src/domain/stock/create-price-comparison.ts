import type { PriceComparisonAnswerBody } from "@forecourt/api";
import { isEnquirable, priceComparison, salePrice } from "@forecourt/core";
import type { Car, Site } from "@forecourt/core/schemas";
import { LRUCache } from "lru-cache";
import type { Database } from "../../records/open-database.ts";
import { httpComparison } from "./http-comparison.ts";
import { ownComparison } from "./own-comparison.ts";

/** How a car's price compares; nothing but nulls where that may not be shown. */
export type PriceComparison = (site: Site, car: Car, version: number) => Promise<PriceComparisonAnswerBody>;

/** The answer when nothing may be shown (S1 §5). */
const nothing: PriceComparisonAnswerBody = {
  fill: null,
  listing_price: null,
  market_range_min: null,
  market_range_max: null,
  confidence: null,
  description: null,
  sample_size: null,
};

const keptMs = 10 * 60_000;
const maxKept = 10_000;

/**
 * Makes the price comparison: of the provider at AUTOGAUGE_URL (with AUTOGAUGE_TOKEN) for sites whose
 * `priceComparison.source` is `autogauge` while their `reports.autogauge` is on, of the platform's own stock for all
 * others and where no provider is configured. What S1 §5 does not let be shown is not answered either. An answer is
 * kept for ten minutes, or until the car changes.
 *
 * @throws Error when the provider fails
 */
export function createPriceComparison(
  database: Database,
  env: Readonly<Record<string, string | undefined>>,
): PriceComparison {
  const own = ownComparison(database);
  const provider = env["AUTOGAUGE_URL"]
    ? httpComparison({ url: env["AUTOGAUGE_URL"], token: env["AUTOGAUGE_TOKEN"] })
    : undefined;
  const kept = new LRUCache<string, Promise<PriceComparisonAnswerBody>>({ max: maxKept, ttl: keptMs });

  async function compare(site: Site, car: Car): Promise<PriceComparisonAnswerBody> {
    if (!isEnquirable(car) || salePrice(car) === undefined) return nothing;
    if (site.priceComparison.source === "autogauge" && !site.reports.autogauge) return nothing;
    const compare = site.priceComparison.source === "autogauge" && provider ? provider : own;
    const { fill, listing_price, market_range_min, market_range_max, confidence, description, sample_size } =
      await compare(site, car);
    const figures = {
      fill: fill ?? null,
      listing_price: listing_price ?? null,
      market_range_min: market_range_min ?? null,
      market_range_max: market_range_max ?? null,
      confidence: confidence ?? null,
    };
    return priceComparison(figures)
      ? { ...figures, description: description ?? null, sample_size: sample_size ?? null }
      : nothing;
  }

  return async (site, car, version) => {
    const key = `${car.id} ${version} ${site.priceComparison.source} ${site.reports.autogauge}`;
    const known = kept.get(key);
    if (known) return known;
    const asked = compare(site, car);
    kept.set(key, asked);
    asked.catch(() => kept.delete(key));
    return asked;
  };
}
