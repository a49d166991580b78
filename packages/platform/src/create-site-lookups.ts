import type { Site, SiteSecrets } from "@forecourt/core/schemas";
import type { SiteDirectory } from "./domain/sites/site-directory.ts";
import type { VersionWatch } from "./records/watch-versions.ts";
import type { SearchVersions } from "./search/stock/search-versions.ts";

/** What the parts of a platform look up of a site, by its slug, as it is now. */
export interface SiteLookups {
  /** Versions that answers about its stock hang on. */
  versionsOf(siteSlug: string): SearchVersions;
  /** Its keys and destinations; undefined for a site that is not there. */
  secretsOf(siteSlug: string): SiteSecrets | undefined;
  /** The site as it is stored, phone numbers whole; undefined for one that is not there. */
  storedSiteOf(siteSlug: string): Site | undefined;
  /** Every site as it is stored. One that is removed meanwhile is left out. */
  storedSites(): Iterable<Site>;
}

/**
 * Makes the lookups on the directory of sites and the watch of versions.
 *
 * @param parts.build names the build; answers of another one are not used
 * @example
 * createSiteLookups({ directory, versions, build: "dev" }).versionsOf("harbour-mazda") // { stock: 41, site: 3, build: "dev" }
 */
export function createSiteLookups({
  directory,
  versions,
  build,
}: {
  directory: Pick<SiteDirectory, "all" | "bySlug">;
  versions: Pick<VersionWatch, "current">;
  build: string;
}): SiteLookups {
  const storedSiteOf = (siteSlug: string) => directory.bySlug(siteSlug)?.stored;
  return {
    versionsOf: (siteSlug) => ({
      stock: versions.current.get(`stock:${siteSlug}`) ?? 0,
      site: directory.bySlug(siteSlug)?.version ?? 0,
      build,
    }),
    secretsOf: (siteSlug) => directory.bySlug(siteSlug)?.secrets,
    storedSiteOf,
    *storedSites() {
      for (const { slug } of directory.all()) {
        const site = storedSiteOf(slug);
        if (site) yield site;
      }
    },
  };
}
