import type { CarPart } from "../car/car-part.ts";
import { isSold } from "./availability.ts";

/**
 * Whether the watchlist button shows: always but for a sold car that was not saved before (S1 §4).
 *
 * @example
 * showsSaveButton({ status: "sold" }, false) // false
 */
export function showsSaveButton(car: CarPart<"status">, isSaved: boolean): boolean {
  return isSaved || !isSold(car);
}
