import type { Site } from "@forecourt/core/schemas";
import { LRUCache } from "lru-cache";
import type { Database } from "../../records/open-database.ts";
import { readOffers } from "./read-offers.ts";
import type { ShownOffers } from "./read-offers.ts";

/** All offers that a site shows at a moment. Those who ask share them, and must not change them. */
export type SiteOffers = (site: Site, now: Date) => Promise<ShownOffers>;

/** Sites whose offers are at hand. */
const maxSites = 200;

/** What was read for a site. */
interface KeptOffers {
  site: Site;
  version: number;
  /** From this instant in ms, until the offers change by themselves. */
  from: number;
  until: number;
  read: Promise<ShownOffers>;
}

/**
 * Reads the offers of sites, each site's once for each version of it: their texts are Markdown that is checked and made
 * safe, and a page about a car asks for them twice.
 *
 * @param versionOf moves on with a site's document and its content
 */
export function createSiteOffers(database: Database, versionOf: (site: Site) => number): SiteOffers {
  const kept = new LRUCache<string, KeptOffers>({ max: maxSites });
  return (site, now) => {
    const version = versionOf(site);
    const at = now.getTime();
    const known = kept.get(site.slug);
    if (known?.site === site && known.version === version && known.from <= at && at < known.until) return known.read;
    const made: KeptOffers = {
      site,
      version,
      from: at,
      until: Number.POSITIVE_INFINITY,
      read: readOffers(database, site, now),
    };
    kept.set(site.slug, made);
    made.read.then(
      ({ changesAt }) => (made.until = changesAt?.getTime() ?? made.until),
      () => kept.peek(site.slug) === made && kept.delete(site.slug),
    );
    return made.read;
  };
}
