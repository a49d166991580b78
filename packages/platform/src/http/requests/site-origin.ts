import type { Site } from "@forecourt/core/schemas";
import { normalHost } from "../../base/environment/host-name.ts";
import type { BrowserVisitor } from "./create-visitors.ts";

/**
 * Where the pages of a site are, for addresses that leave it: its first host, or during development where the browser
 * asked.
 *
 * @example
 * siteOrigin({ hosts: ["harbour.example"] }, visitor) // "https://harbour.example"
 */
export function siteOrigin({ hosts: [host] }: Pick<Site, "hosts">, { origin }: Pick<BrowserVisitor, "origin">): string {
  return host === undefined ? origin : `https://${host}`;
}

/**
 * Where the pages of another site are: its first host, or beside this site, as during development.
 *
 * @example
 * otherSiteOrigin({ slug: "tasman", hosts: [] }, { slug: "harbour" }, { origin: "http://harbour.localhost:4000" }) // "http://tasman.localhost:4000"
 */
export function otherSiteOrigin(
  { slug, hosts: [host] }: Pick<Site, "slug" | "hosts">,
  site: Pick<Site, "slug">,
  { origin }: Pick<BrowserVisitor, "origin">,
): string {
  if (host !== undefined) return `https://${host}`;
  const url = new URL(origin);
  if (normalHost(url.host).startsWith(`${site.slug}.`)) url.hostname = `${slug}${url.hostname.slice(site.slug.length)}`;
  return url.origin;
}
