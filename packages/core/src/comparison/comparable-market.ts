import { isAmount } from "../car/car-part.ts";
import type { MarketAggregate } from "./own-price-comparison.ts";

/** A comparable car on sale: nothing but its price and how far it drove. */
export interface ComparableCar {
  /** Dollars. */
  price: number;
  km: number | null;
}

/** Years that a comparable car may be older or newer (decisions.md row 74, issue "make, model, year ± 1"). */
export const comparableYears = 1;

/**
 * A car of any price never loses more than all of it in this distance: what keeps a few odd cars from bending the
 * adjustment.
 */
const kmOfWholePrice = 200_000;
/** Cheapest and dearest tenth are left out of the range: one typing error is not the market. */
const rangeFrom = 0.1;
const rangeTo = 0.9;
/** With fewer cars the odometer says nothing reliable about the price. */
const fewestForOdometer = 5;

/**
 * What comparable cars cost, as if each had driven as far as this one (decisions.md row 74): prices are moved along the
 * line that fits price to odometer best (never dearer with more kilometres), then the middle 80 % make the range.
 * Undefined when there is none. Only aggregates come out.
 *
 * @param km odometer of the car in question; without it prices are compared as they are
 * @example
 * comparableMarket([{ price: 30000, km: 20000 }, { price: 28000, km: 40000 }], null) // { min: 28200, max: 29800, count: 2 }
 */
export function comparableMarket(cars: readonly ComparableCar[], km: number | null): MarketAggregate | undefined {
  const adjusted = adjustedPrices(cars, km);
  if (adjusted.length === 0) return undefined;
  return {
    min: Math.round(quantile(adjusted, rangeFrom)),
    max: Math.round(quantile(adjusted, rangeTo)),
    count: adjusted.length,
  };
}

/**
 * Prices of comparable cars as if each had driven as far as this one, lowest first; those without a price are left out.
 */
export function adjustedPrices(cars: readonly ComparableCar[], km: number | null): number[] {
  const priced = cars.filter(({ price }) => isAmount(price) && price > 0);
  const perKm = isAmount(km) ? dollarsPerKm(priced) : 0;
  return priced
    .map((car) => (isAmount(car.km) && isAmount(km) ? car.price + perKm * (km - car.km) : car.price))
    .sort((one, other) => one - other);
}

/** Slope of the line that fits best, dollars a kilometre: 0 or less, and bounded. */
function dollarsPerKm(cars: readonly ComparableCar[]): number {
  const known = cars.filter((car): car is { price: number; km: number } => isAmount(car.km));
  if (known.length < fewestForOdometer) return 0;
  const meanKm = mean(known.map((car) => car.km));
  const meanPrice = mean(known.map((car) => car.price));
  const spread = known.reduce((sum, car) => sum + (car.km - meanKm) ** 2, 0);
  if (spread === 0) return 0;
  const slope = known.reduce((sum, car) => sum + (car.km - meanKm) * (car.price - meanPrice), 0) / spread;
  return Math.min(0, Math.max(slope, -meanPrice / kmOfWholePrice));
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

/** The value below which a part of sorted numbers lies: 0.5 is the median. */
export function quantile(sorted: readonly number[], part: number): number {
  const place = part * (sorted.length - 1);
  const below = sorted[Math.floor(place)] ?? 0;
  const above = sorted[Math.ceil(place)] ?? below;
  return below + (above - below) * (place - Math.floor(place));
}
