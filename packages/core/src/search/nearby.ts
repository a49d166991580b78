/** Near where a search looks. */
export interface Nearby {
  /** A postcode of four digits or the name of a place, as typed: "3220", "Geelong". */
  near: string;
  /** Farthest distance in kilometres; absent means any, with the distance shown. */
  within?: number;
}

/** The place of a search "near me": nobody but the shopper knows its postcode. */
export const nearShopper = "me";

/** Distances offered beside the postcode field, in kilometres. */
export const offeredDistancesKm = [10, 25, 50, 100, 250, 500] as const;
/** The distance that "near Geelong" stands for, in kilometres. */
export const usualDistanceKm = 50;
/** The farthest distance that is a limit: no two places of one country are farther apart. */
export const maxDistanceKm = 5000;

const longestPlace = 60;

/** Parameters of an address that say near where. */
export const nearbyParameters = ["near", "within"] as const;

/**
 * Reads `near` and `within` of an address. A distance without a place is one from the shopper, whose place has yet to
 * be said.
 *
 * @example
 * parseNearby(new URLSearchParams("near=3220&within=50")) // { near: "3220", within: 50 }
 * parseNearby(new URLSearchParams("within=50"))           // { near: "me", within: 50 }
 */
export function parseNearby(params: URLSearchParams): Nearby | undefined {
  const near = (params.get("near") ?? "")
    .replace(/[^\p{L}\p{M}\d' .()-]/gu, " ")
    .replace(/\s+/g, " ")
    .trim()
    .slice(0, longestPlace)
    .trim();
  const text = (params.get("within") ?? "").trim();
  const within = /^\d{1,4}$/.test(text) ? Number(text) : 0;
  if (within >= 1 && within <= maxDistanceKm) return { near: near || nearShopper, within };
  return near === "" ? undefined : { near };
}

/** Writes `near` and `within` into an address; nothing when the search does not say. */
export function writeNearby(params: URLSearchParams, nearby: Nearby | undefined): void {
  if (!nearby) return;
  params.set("near", nearby.near);
  if (nearby.within !== undefined) params.set("within", String(nearby.within));
}
