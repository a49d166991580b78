import { outsideSources } from "@forecourt/core/schemas";
import type { Site } from "@forecourt/core/schemas";
import { LRUCache } from "lru-cache";
import type { PageSource } from "../../base/metrics/metrics.ts";
import { answerFromCache, cacheLifeMs, headersOf, isCachedPage, toCachedPage } from "./cached-page.ts";
import type { CachedPage } from "./cached-page.ts";
import { canonicalUrl } from "./canonical-url.ts";
import { movedPath, withAskedQuery } from "./moved-path.ts";
import { isHtml, pageHeaders } from "./page-headers.ts";

/** Versions that a cached page was made for. */
export interface PageVersions {
  /** Stock version of the site. */
  stock: number;
  /** Version of the site's configuration. */
  site: number;
}

/** What the page cache needs of the platform. */
export interface PageCacheDependencies {
  build: string;
  versionsOf: (siteSlug: string) => PageVersions;
  /** Version of one car; undefined when it is gone. */
  carVersionOf: (siteSlug: string, carId: string) => Promise<number | undefined>;
  /** Hears where each page came from. @default nobody does */
  onServed?: (source: PageSource) => void;
  /** Memory for pages, in bytes. @default 96 MB */
  maxBytes?: number;
  now?: () => number;
}

/** Renders a page for the canonical request, which carries nothing personal. */
export type RenderPage = (request: Request) => Promise<Response>;

/**
 * What the cache reads of a site: its name, the pages of its template, and the sources of other companies that its
 * pages may use.
 */
export type CachedSite = Pick<Site, "slug" | "pages" | "chat" | "analytics" | "csp">;

/** A cached page, ready to send. */
export interface ReadyPage {
  headers: Readonly<Record<string, string>>;
  body: Buffer<ArrayBuffer>;
}

/** Serves a site's page from the cache, or renders and caches it. */
export interface PageCache {
  /**
   * @param address an address that gives everybody the same answer, so that {@link ready} may return it. @default none
   */
  (request: Request, site: CachedSite, render: RenderPage, address?: string): Promise<Response>;
  /**
   * The page of an address that was answered before for this very object of the site, while it is valid and the
   * versions of the site have not changed. Undefined if the page must be looked up, rendered or compressed first.
   */
  ready(address: string, site: CachedSite, acceptEncoding: string | null): ReadyPage | undefined;
  /** Drops every page of a site that is gone. */
  forget(siteSlug: string): void;
}

const megabyte = 1024 * 1024;
/** Memory for the addresses of pages that were asked for again, in characters. */
const maxAddressCharacters = 4 * megabyte;

/**
 * Makes the page cache of design.md, "How a request flows".
 *
 * - A page is cached under host, normalised path, known query parameters, configuration version and build.
 * - It is dropped when the site's stock changes, unless it is about one car (`x-car`) that did not, and when it expires
 *   (`x-valid-until`).
 * - Equal requests at the same time are rendered once. A page that has expired by then, such as one that lacks a part,
 *   is sent to them with `no-store` and not cached.
 */
export function createPageCache(dependencies: PageCacheDependencies): PageCache {
  const { build, versionsOf, carVersionOf, onServed = () => {} } = dependencies;
  const now = dependencies.now ?? Date.now;
  const pages = new LRUCache<string, CachedPage>({
    maxSize: dependencies.maxBytes ?? 96 * megabyte,
    maxEntrySize: 4 * megabyte,
    // The plain bytes, what compressing adds to them, and the headers.
    sizeCalculation: ({ body }) => Math.ceil(body.plain.byteLength * 1.5) + 3000,
  });
  const underWay = new Map<string, Promise<CachedPage | Response>>();
  /** Refers to pages by key and holds none, so that a dropped page is dropped here too. */
  const addresses = new LRUCache<string, { key: string; site: CachedSite; version: number }>({
    maxSize: maxAddressCharacters,
    sizeCalculation: ({ key }, address) => address.length + key.length,
  });

  async function current(key: string, siteSlug: string): Promise<CachedPage | undefined> {
    const page = pages.get(key);
    if (!page) return undefined;
    const { stock } = versionsOf(siteSlug);
    if (page.validUntil <= now()) return undefined;
    if (page.stock === stock) return page;
    if (!page.car || (await carVersionOf(siteSlug, page.car.id)) !== page.car.version) return undefined;
    page.stock = stock;
    return page;
  }

  async function make(
    key: string,
    request: Request,
    site: CachedSite,
    render: RenderPage,
  ): Promise<CachedPage | Response> {
    const { stock } = versionsOf(site.slug);
    const response = await render(request);
    const lifeMs = cacheLifeMs(response);
    if (lifeMs === 0) return response;
    const page = await toCachedPage(response, {
      site,
      stock,
      car: await shownCar(response, site.slug),
      lifeMs,
      now,
    });
    if (page.validUntil > now()) pages.set(key, page);
    return page;
  }

  /** The car that a page is about, in the version that the page was made from: it may have changed since. */
  async function shownCar({ headers }: Response, siteSlug: string): Promise<CachedPage["car"]> {
    const id = headers.get("x-car");
    if (id === null) return undefined;
    const read = headers.get("x-car-version");
    const version = read === null ? await carVersionOf(siteSlug, id) : Number(read);
    return version === undefined ? undefined : { id, version };
  }

  const serve = async (request: Request, site: CachedSite, render: RenderPage, address?: string): Promise<Response> => {
    const siteSlug = site.slug;
    if (request.method !== "GET" && request.method !== "HEAD") return finished(await render(request), site);
    const asked = new URL(request.url);
    const stays = movedPath(asked.pathname, site.pages.own);
    if (stays !== undefined)
      return new Response(null, {
        status: 301,
        headers: { location: `${stays}${asked.search}`, "cache-control": "public, max-age=3600" },
      });
    const url = canonicalUrl(asked, site);
    const version = versionsOf(siteSlug).site;
    const key = `${url.href} ${siteSlug} ${version} ${build}`;
    const kept = await current(key, siteSlug);
    if (kept) {
      // Remembers the address only on the second request: many addresses are requested once.
      if (address !== undefined && kept.status === 200) addresses.set(address, { key, site, version });
      onServed("kept");
      return answerFromCache(request, kept);
    }
    const other = underWay.get(key);
    const found = other && (await other);
    if (found && isCachedPage(found)) {
      onServed("kept");
      return answerFromCache(request, found);
    }
    const making = make(key, canonicalRequest(request, url), site, render).finally(() => {
      if (underWay.get(key) === making) underWay.delete(key);
    });
    underWay.set(key, making);
    const made = await making;
    onServed("made");
    return isCachedPage(made) ? answerFromCache(request, made) : finished(withAskedQuery(made, request), site);
  };
  const ready = (address: string, site: CachedSite, acceptEncoding: string | null): ReadyPage | undefined => {
    const known = addresses.get(address);
    if (known?.site !== site) return undefined;
    const versions = versionsOf(site.slug);
    const page = pages.get(known.key);
    if (page?.stock !== versions.stock || known.version !== versions.site || page.validUntil <= now()) return undefined;
    const encoded = page.body.atHand(acceptEncoding);
    if (!encoded) return undefined;
    onServed("ready");
    return { headers: headersOf(page, encoded), body: encoded.body };
  };
  return Object.assign(serve, {
    ready,
    // A key is the address, the site and the versions, with blanks between them; an address contains no blank.
    forget: (siteSlug: string) =>
      [...pages.keys()].filter((key) => key.split(" ")[1] === siteSlug).forEach((key) => pages.delete(key)),
  });
}

/** The request that a page is rendered from: its address, `accept` and `host`; no cookies, no credentials. */
function canonicalRequest(request: Request, url: URL): Request {
  const headers = new Headers();
  for (const name of ["accept", "host"]) {
    const value = request.headers.get(name);
    if (value !== null) headers.set(name, value);
  }
  return new Request(url, { headers });
}

/** When to retry a page that could not be made, in seconds. */
const retryAfterSeconds = "5";

/**
 * Adds security headers to a page that is not cached, Retry-After to one that could not be made, and what may be asked
 * to one that takes no form.
 */
async function finished(response: Response, site: CachedSite): Promise<Response> {
  const body = isHtml(response.headers) ? await response.text() : response.body;
  const headers = pageHeaders(response.headers, outsideSources(site));
  if (!headers.has("cache-control")) headers.set("cache-control", "no-store");
  if (response.status === 503 && !headers.has("retry-after")) headers.set("retry-after", retryAfterSeconds);
  // React Router refuses a form that was sent to a page without one.
  if (response.status === 405 && !headers.has("allow")) headers.set("allow", "GET, HEAD");
  return new Response(body, { status: response.status, headers });
}
