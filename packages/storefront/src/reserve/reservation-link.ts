import type { Site } from "@forecourt/core/schemas";
import type { LinkKey } from "../link-key.ts";

/**
 * The page on which a car is reserved; with a key, where that reservation stands. Whoever has this address can read it and give it up.
 *
 * @example
 * checkoutHref(site, "/cars/2021-mazda-cx-5-used-s1") // "/cars/2021-mazda-cx-5-used-s1/checkout"
 */
export function checkoutHref(
  { reserve }: { reserve: Pick<Site["reserve"], "path"> },
  carPath: string,
  key?: LinkKey,
): string {
  return `${carPath}/${reserve.path}${key ? `?${new URLSearchParams({ reservation: `${key.id}.${key.secret}` })}` : ""}`;
}
