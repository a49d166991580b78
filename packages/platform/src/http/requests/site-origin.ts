import type { Site } from "@forecourt/core/schemas";
import type { BrowserVisitor } from "./create-visitors.ts";

/**
 * Where the pages of a site are, for addresses that leave it: its first host, or during development where the browser asked.
 *
 * @example
 * siteOrigin({ hosts: ["harbour.example"] }, visitor) // "https://harbour.example"
 */
export function siteOrigin({ hosts: [host] }: Pick<Site, "hosts">, { origin }: Pick<BrowserVisitor, "origin">): string {
  return host === undefined ? origin : `https://${host}`;
}
