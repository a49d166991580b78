import type { PriceComparisonAnswer } from "@forecourt/core";
import type { Car, Site } from "@forecourt/core/schemas";

/** What a comparison found: any figure may be missing. */
type ComparedPrice = PriceComparisonAnswer & {
  /** Cars compared with; absent where the provider does not say. */
  sample_size?: number | null | undefined;
};

/**
 * The port to whoever compares a car's price with the market. The car is the stored one, VIN included.
 *
 * @throws Error when it does not answer in time or with something that is no comparison
 */
export type PriceComparer = (site: Site, car: Car) => Promise<ComparedPrice>;
