import { formatNumber } from "./format-number.ts";

/**
 * A site's word for a number of its stock.
 *
 * @param vehicles in the plural: `search.vehicleType`
 * @param count how many, for the form of the word. @default 1
 * @example
 * stockWord("motorbikes")    // "motorbike"
 * stockWord("motorbikes", 2) // "motorbikes"
 */
export function stockWord(vehicles: string, count = 1): string {
  return count === 1 ? vehicles.replace(/s$/, "") : vehicles;
}

/**
 * A number of a site's stock in its own word.
 *
 * @example
 * stockCount(1, "motorbikes", "en-AU")    // "1 motorbike"
 * stockCount(1323, "motorbikes", "en-AU") // "1,323 motorbikes"
 */
export const stockCount = (count: number, vehicles: string, locale: string): string =>
  `${formatNumber(count, locale)} ${stockWord(vehicles, count)}`;

/**
 * Word for the cars of a search: "vehicles" at a dealer of cars, who sells utes and vans too (S1 §9), else the site's
 * own word.
 *
 * @example
 * resultsWord("cars", 2)       // "vehicles"
 * resultsWord("motorbikes", 1) // "motorbike"
 */
export const resultsWord = (vehicles: string, count: number): string =>
  stockWord(vehicles === "cars" ? "vehicles" : vehicles, count);
