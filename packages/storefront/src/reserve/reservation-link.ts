import type { Site } from "@forecourt/core/schemas";

/** Id and secret of a reservation, as its link has them. */
export interface ReservationKey {
  id: string;
  secret: string;
}

/**
 * What the `reservation` parameter of an address names; undefined for anything that is none.
 *
 * @example
 * reservationKey("5b0e…-….c2VjcmV0…") // { id: "5b0e…", secret: "c2VjcmV0…" }
 */
export function reservationKey(value: string | null): ReservationKey | undefined {
  const [, id, secret] = /^([\da-f-]{36})\.([\w-]{20,100})$/.exec(value ?? "") ?? [];
  return id === undefined || secret === undefined ? undefined : { id, secret };
}

/**
 * The page on which a car is reserved; with a key, where that reservation stands. Whoever has this address can read it and give it up.
 *
 * @example
 * checkoutHref(site, "/cars/2021-mazda-cx-5-used-s1") // "/cars/2021-mazda-cx-5-used-s1/checkout"
 */
export function checkoutHref({ reserve }: Pick<Site, "reserve">, carPath: string, key?: ReservationKey): string {
  return `${carPath}/${reserve.path}${key ? `?${new URLSearchParams({ reservation: `${key.id}.${key.secret}` })}` : ""}`;
}
