import type { SearchWords } from "@forecourt/core";
import type { Site, SiteSecrets } from "@forecourt/core/schemas";
import { feedAt } from "../../files/feeds/feed-address.ts";
import { writeFeed } from "../../files/feeds/write-feed.ts";
import { failureDetails } from "../../base/log/log-line.ts";
import type { Log } from "../../base/log/log-line.ts";
import { databaseAnswers } from "../../records/database-health.ts";
import type { Database } from "../../records/open-database.ts";
import type { SearchVersions } from "../../search/stock/search-versions.ts";
import { robotsText } from "../../files/sitemaps/robots-text.ts";
import { carsSitemap, pagesSitemap, searchesSitemap, sitemapIndex } from "../../files/sitemaps/sitemap.ts";
import type { SitemapSource } from "../../files/sitemaps/sitemap.ts";
import { MissingFileError } from "../../files/sitemaps/missing-file-error.ts";
import { createKeptFiles } from "./create-kept-files.ts";
import type { MadeFile } from "./create-kept-files.ts";

/** What the files of sites are made from. */
export interface SiteFilesDependencies {
  database: Database;
  versionsOf: (site: Site) => SearchVersions;
  wordsOf: (site: Site) => Promise<SearchWords>;
  secretsOf: (site: Site) => SiteSecrets | undefined;
  log: Log;
}

/** Answers the files that a site has for machines; undefined for a path that is none of them. */
export interface SiteFiles {
  (request: Request, site: Site): Promise<Response | undefined>;
  /** Drops the files of a site that is gone. */
  forget(siteSlug: string): void;
}

const xml = "application/xml; charset=utf-8";

/**
 * Makes what answers `/robots.txt`, `/sitemap.xml`, `/sitemaps/…` and `/feeds/…` of every site. Files are made from the
 * records when first asked for, and again when the stock or the site's document changed.
 */
export function createSiteFiles({ database, versionsOf, wordsOf, secretsOf, log }: SiteFilesDependencies): SiteFiles {
  const kept = createKeptFiles();

  /** A file may take its time to be made, but not to find out that the database does not answer. */
  async function* made(pieces: AsyncIterable<string>): AsyncGenerator<string> {
    await databaseAnswers(database);
    yield* pieces;
  }

  function fileOf(path: string, site: Site, origin: string): MadeFile | undefined {
    const { stock, site: version } = versionsOf(site);
    const key = `${site.slug} ${path} ${origin} ${stock} ${version}`;
    const source: SitemapSource = { database: database.background, site, origin, words: () => wordsOf(site) };
    if (path === "/robots.txt")
      return { type: "text/plain; charset=utf-8", key, write: () => once(robotsText(origin)), maxAgeSeconds: 86_400 };
    if (path === "/sitemap.xml") return { type: xml, key, write: () => made(sitemapIndex(source)) };
    if (path === "/sitemaps/pages-1.xml") return { type: xml, key, write: () => pagesSitemap(source) };
    if (path === "/sitemaps/searches-1.xml") return { type: xml, key, write: () => made(searchesSitemap(source)) };
    const feed = feedAt(path, site, secretsOf(site));
    if (feed)
      return {
        type: feed.type,
        key,
        index: false,
        write: () => made(writeFeed(database.background, site, origin, feed)),
      };
    const file = Number(/^\/sitemaps\/cars-([1-9]\d{0,3})\.xml$/.exec(path)?.[1]);
    return Number.isInteger(file) ? { type: xml, key, write: () => made(carsSitemap(source, file)) } : undefined;
  }

  const serve = async (request: Request, site: Site): Promise<Response | undefined> => {
    const url = new URL(request.url);
    const file = fileOf(url.pathname, site, originOf(site, url));
    if (!file) return undefined;
    if (request.method !== "GET" && request.method !== "HEAD")
      return new Response(null, { status: 405, headers: { allow: "GET, HEAD" } });
    return kept(request, file).catch((error: unknown) => {
      if (error instanceof MissingFileError) return undefined;
      log({ level: "error", event: "site_file_failed", site: site.slug, ...failureDetails(error) });
      return new Response("This file cannot be made right now. Please try again in a minute.\n", {
        status: 503,
        headers: { "retry-after": "60", "content-type": "text/plain; charset=utf-8", "cache-control": "no-store" },
      });
    });
  };
  return Object.assign(serve, { forget: (siteSlug: string) => kept.forget(`${siteSlug} `) });
}

/** The site's first public host, else the host that was asked: as canonical links have it. */
function originOf(site: Pick<Site, "hosts">, url: URL): string {
  const [host] = site.hosts;
  return host === undefined ? url.origin : `https://${host}`;
}

async function* once(text: string): AsyncGenerator<string> {
  yield text;
}
