import type { CarPart } from "../car/car-part.ts";
import { salePrice } from "../price/sale-price.ts";
import type { PricedCar } from "../price/display-price.ts";
import { separateSamePictures } from "./separate-same-pictures.ts";
import { emptySearchQuery } from "../search/search-query.ts";
import type { SearchQuery, SearchRange } from "../search/search-query.ts";

/** Similar cars shown (S1 §9). */
export const similarCarsShown = 6;
/** Hits asked for in each query of {@link similarSearches} (S1 §7, §9). */
export const similarHitsPerQuery = 10;

const windowChangesAt = 50_000;
const narrowWindow = 10_000;
const wideWindow = 25_000;

/**
 * Prices that count as similar, in dollars: 10,000 either way below 50,000, 25,000 either way from 50,000 on (S1 §9,
 * decisions.md row 34); undefined for a car without a sale price.
 *
 * @example
 * similarPriceWindow({ price: 50000 }) // { min: 25000, max: 75000 }
 */
export function similarPriceWindow(car: PricedCar): Required<SearchRange> | undefined {
  const price = salePrice(car);
  if (price === undefined) return undefined;
  const width = price < windowChangesAt ? narrowWindow : wideWindow;
  return { min: Math.max(0, Math.floor(price - width)), max: Math.ceil(price + width) };
}

/**
 * The searches that find cars like this one: the same model, the same body, the same make, each within the price window
 * (S1 §7). Searches whose value is not known are left out.
 *
 * @example
 * similarSearches({ make: "Kia", simple_body: "SUV" }).map(({ filters }) => filters) // [{ simple_body: ["SUV"] }, { make: ["Kia"] }]
 */
export function similarSearches(car: PricedCar & CarPart<"make" | "model" | "simple_body">): SearchQuery[] {
  const price = similarPriceWindow(car);
  const ranges: SearchQuery["ranges"] = price === undefined ? {} : { price };
  const filters: SearchQuery["filters"][] = [];
  if (car.make && car.model) filters.push({ make: [car.make], model: [car.model] });
  if (car.simple_body) filters.push({ simple_body: [car.simple_body] });
  if (car.make) filters.push({ make: [car.make] });
  return filters.map((filter) => ({ ...emptySearchQuery, filters: filter, ranges }));
}

/**
 * The similar cars to show out of everything found: in stock only, not the car itself, each once, the same model first
 * and otherwise in the order given, six at most (S1 §9). Among cars of the model and among the others, one with the
 * picture of the one before it waits, see `separateSamePictures`.
 *
 * @example
 * similarCars({ id: "1", model: "Rio" }, [{ id: "2", model: "Cerato", status: "in_stock" }, { id: "3", model: "Rio", status: "in_stock" }])
 * // the car 3, then the car 2
 */
export function similarCars<Hit extends CarPart<"id" | "make" | "model" | "status" | "primary_image_url">>(
  car: CarPart<"id" | "make" | "model">,
  hits: readonly Hit[],
): Hit[] {
  const seen = new Set<string | null | undefined>([car.id]);
  const fitting = hits.filter((hit) => {
    if (hit.status !== "in_stock" || seen.has(hit.id)) return false;
    seen.add(hit.id);
    return true;
  });
  const same = fitting.filter((hit) => isSameModel(car, hit));
  const other = fitting.filter((hit) => !isSameModel(car, hit));
  return [...separateSamePictures(same), ...separateSamePictures(other)].slice(0, similarCarsShown);
}

function isSameModel(one: CarPart<"make" | "model">, other: CarPart<"make" | "model">): boolean {
  return (
    Boolean(one.model) &&
    one.model?.toLowerCase() === other.model?.toLowerCase() &&
    (one.make ?? "").toLowerCase() === (other.make ?? "").toLowerCase()
  );
}
