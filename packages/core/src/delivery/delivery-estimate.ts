import { isPostcode } from "../country/postcode.ts";

/** A region that cars are delivered to (decisions.md row 77): postcodes from and to, both included. */
export interface DeliveryRegion {
  from: string;
  to: string;
  name: string;
  /** Dollars. */
  price: number;
}

/** Asked for when the postcode is empty (S1 §5, §8). */
export const postcodeMissing = "Please enter a postcode.";
/** Said when there is no estimate for a place (S1 §8). */
export const noDeliveryEstimate =
  "Sorry, we can't provide an estimate for that location. Please use the enquiry form on this page or give us a call to get a quote.";

/** Result of the delivery calculator. */
export type DeliveryEstimate = { ok: true; name: string; price: number } | { ok: false; error: string };

/**
 * Error of a postcode before any request: empty, or no postcode of any country (S1 §5, decisions.md row 56).
 *
 * @example
 * deliveryPostcodeError("") // "Please enter a postcode."
 */
export function deliveryPostcodeError(postcode: string): string | undefined {
  const typed = postcode.trim();
  if (typed === "") return postcodeMissing;
  return isPostcode(typed) ? undefined : noDeliveryEstimate;
}

/**
 * The estimate for a postcode from a table of regions: the first that holds it (decisions.md row 77).
 *
 * @example
 * deliveryEstimate("2830", [{ from: "2800", to: "2899", name: "Central West", price: 350 }]) // { ok: true, name: "Central West", price: 350 }
 */
export function deliveryEstimate(postcode: string, regions: readonly DeliveryRegion[]): DeliveryEstimate {
  const error = deliveryPostcodeError(postcode);
  if (error !== undefined) return { ok: false, error };
  const typed = postcode.trim();
  const region = regions.find(({ from, to }) => from <= typed && typed <= to);
  return region ? { ok: true, name: region.name, price: region.price } : { ok: false, error: noDeliveryEstimate };
}
