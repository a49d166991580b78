import type { Location } from "../entities/location.ts";
import { addressLine } from "./address-line.ts";

/**
 * Address at which a maps service shows the way to a place (S2 §2 "Get Directions").
 *
 * @example
 * directionsUrl({ name: "Dubbo", address: { street: "1 A St", city: "Dubbo", state: "NSW", postcode: "2830" } })
 * // "https://www.google.com/maps/dir/?api=1&destination=Dubbo%2C+1+A+St%2C+Dubbo+NSW+2830"
 */
export function directionsUrl({
  name,
  address,
}: {
  name: string;
  address: Pick<Location["address"], "street" | "city" | "state" | "postcode"> &
    Partial<Pick<Location["address"], "place_url" | "place_id">>;
}): string {
  const { place_url: url, place_id: placeId } = address;
  const destination = `${name}, ${addressLine(address)}`;
  const query = { api: "1", destination, ...(placeId ? { destination_place_id: placeId } : {}) };
  return url ?? `https://www.google.com/maps/dir/?${new URLSearchParams(query)}`;
}
