import { isEnquirable, salePrice } from "@forecourt/core";
import type { CarSummary } from "@forecourt/core/schemas";
import type { SavedCar } from "./saved-records.ts";

/** What happened to a car since it was saved. */
export type ChangeSinceSaved =
  | { kind: "gone" | "sold" | "reserved" | "same" }
  | { kind: "reduced" | "raised"; dollars: number };

/**
 * What a shopper should know about a saved car: it is gone, sold or reserved, or its price is another one.
 *
 * @param car the car as it is now; undefined when the site does not show it any more
 * @example
 * changeSinceSaved({ price: 30000 }, { status: "in_stock", price: 28990 }) // { kind: "reduced", dollars: 1010 }
 */
export function changeSinceSaved(
  saved: Pick<SavedCar, "price">,
  car: Pick<CarSummary, "status" | "reserved" | "price" | "offer_price"> | undefined,
): ChangeSinceSaved {
  if (!car) return { kind: "gone" };
  if (!isEnquirable(car)) return { kind: "sold" };
  const price = salePrice(car);
  if (price !== undefined && saved.price !== null && price !== saved.price)
    return { kind: price < saved.price ? "reduced" : "raised", dollars: Math.abs(price - saved.price) };
  return { kind: car.reserved === true ? "reserved" : "same" };
}
