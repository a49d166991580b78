import { crc32 } from "node:zlib";
import { outsideSources } from "@forecourt/core/schemas";
import type { Site } from "@forecourt/core/schemas";
import { LRUCache } from "lru-cache";
import { CompressedBody } from "../../base/bytes/compressed-body.ts";
import type { EncodedBody } from "../../base/bytes/compressed-body.ts";
import { hasVersion } from "../answers/not-modified.ts";
import { encodeUtf8 } from "../../base/bytes/encode-utf8.ts";
import { canonicalUrl } from "./canonical-url.ts";
import { movedPath, withAskedQuery } from "./moved-path.ts";
import { isHtml, pageHeaders } from "./page-headers.ts";

/** What pages hang on beside their address. */
export interface PageVersions {
  /** Stock version of the site. */
  stock: number;
  /** Version of the site's configuration. */
  site: number;
}

/** What the page cache asks of the platform. */
export interface PageCacheDependencies {
  build: string;
  versionsOf: (siteSlug: string) => PageVersions;
  /** Version of one car; undefined when it is gone. */
  carVersionOf: (siteSlug: string, carId: string) => Promise<number | undefined>;
  /** Memory for pages, in bytes. @default 96 MB */
  maxBytes?: number;
  now?: () => number;
}

/** A page as it is kept. */
interface KeptPage {
  status: number;
  headers: Readonly<Record<string, string>>;
  body: CompressedBody;
  etag: string;
  stock: number;
  /** On a page about one car: its id and version. */
  car?: { id: string; version: number };
  /** Milliseconds since 1970. */
  validUntil: number;
}

/** Renders a page for the canonical request, which carries nothing personal. */
export type RenderPage = (request: Request) => Promise<Response>;

/** What the cache asks of a site: its name, the pages of its template, and what its pages may use of other companies. */
export type CachedSite = Pick<Site, "slug" | "pages" | "chat" | "analytics" | "csp">;

/** A kept page as it is sent. */
export interface ReadyPage {
  headers: Readonly<Record<string, string>>;
  body: Buffer<ArrayBuffer>;
}

/** Serves a site's page from the cache, or renders and keeps it. */
export interface PageCache {
  /** @param address where anybody gets the same answer, so that {@link ready} may give it. @default nowhere */
  (request: Request, site: CachedSite, render: RenderPage, address?: string): Promise<Response>;
  /**
   * The page of an address that was answered before and is still right, for this very object of the site, whose versions may not have moved; undefined
   * where it has to be looked for, made, or compressed first.
   */
  ready(address: string, site: CachedSite, acceptEncoding: string | null): ReadyPage | undefined;
  /** Drops every page of a site that is gone. */
  forget(siteSlug: string): void;
}

const megabyte = 1024 * 1024;
/** A missing page is remembered this long, so that a flood of dead links costs nothing. */
const missingLifeMs = 10_000;
/** Memory for the addresses of pages that were asked for again, in characters. */
const maxAddressCharacters = 4 * megabyte;
const cacheControl = "public, max-age=0, s-maxage=10, stale-while-revalidate=30";

/**
 * Makes the page cache of design.md, "How a request flows": a page is kept under host, normalised path, known query
 * parameters, configuration version and build; it is dropped when the site's stock moves, unless it is about one car (`x-car`)
 * that did not, and when its own time ends (`x-valid-until`). Equal requests at the same time are rendered once; a page
 * whose time is over by then, such as one that lacks a part, is sent to them with `no-store` and not kept.
 */
export function createPageCache(dependencies: PageCacheDependencies): PageCache {
  const { build, versionsOf, carVersionOf } = dependencies;
  const now = dependencies.now ?? Date.now;
  const pages = new LRUCache<string, KeptPage>({
    maxSize: dependencies.maxBytes ?? 96 * megabyte,
    maxEntrySize: 4 * megabyte,
    // The plain bytes, what compressing adds to them, and the headers.
    sizeCalculation: ({ body }) => Math.ceil(body.plain.byteLength * 1.5) + 3000,
  });
  const underWay = new Map<string, Promise<KeptPage | Response>>();
  /** Names pages, and holds none: a page that was dropped is dropped everywhere. */
  const addresses = new LRUCache<string, { key: string; site: CachedSite; version: number }>({
    maxSize: maxAddressCharacters,
    sizeCalculation: ({ key }, address) => address.length + key.length,
  });

  async function current(key: string, siteSlug: string): Promise<KeptPage | undefined> {
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
  ): Promise<KeptPage | Response> {
    const siteSlug = site.slug;
    const { stock } = versionsOf(siteSlug);
    const response = await render(request);
    const lifeMs =
      response.headers.has("set-cookie") || /no-store|private/.test(response.headers.get("cache-control") ?? "")
        ? 0
        : lifeOf(response.status);
    if (lifeMs === 0) return response;
    const carId = response.headers.get("x-car");
    // The version that the page was made of: the car may have changed since.
    const read = response.headers.get("x-car-version");
    const version = carId === null ? undefined : read === null ? await carVersionOf(siteSlug, carId) : Number(read);
    const until = Number(response.headers.get("x-valid-until") ?? Number.POSITIVE_INFINITY);
    const plain = isHtml(response.headers)
      ? encodeUtf8(await response.text())
      : Buffer.from(await response.arrayBuffer());
    const etag = `W/"${plain.byteLength.toString(36)}-${crc32(plain).toString(36)}"`;
    const headers = pageHeaders(response.headers, outsideSources(site));
    headers.append("vary", "Accept-Encoding");
    const validUntil = Math.min(now() + lifeMs, until);
    const isValid = validUntil > now();
    const page: KeptPage = {
      status: response.status,
      // A record: it is copied for each answer, for which Headers take longer than all else that a kept page takes.
      headers: { ...Object.fromEntries(headers), etag, "cache-control": isValid ? cacheControl : "no-store" },
      body: new CompressedBody(plain),
      etag,
      stock,
      validUntil,
      ...(carId !== null && version !== undefined ? { car: { id: carId, version } } : {}),
    };
    if (isValid) pages.set(key, page);
    return page;
  }

  const serve = async (request: Request, site: CachedSite, render: RenderPage, address?: string): Promise<Response> => {
    const siteSlug = site.slug;
    if (request.method !== "GET" && request.method !== "HEAD") return finished(await render(request), site);
    const asked = new URL(request.url);
    const stays = movedPath(asked.pathname);
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
      // Asked for a second time: the first may have been the last.
      if (address !== undefined && kept.status === 200) addresses.set(address, { key, site, version });
      return answer(request, kept);
    }
    const other = underWay.get(key);
    const found = other && (await other);
    if (found && isKept(found)) return answer(request, found);
    const making = make(key, canonicalRequest(request, url), site, render).finally(() => {
      if (underWay.get(key) === making) underWay.delete(key);
    });
    underWay.set(key, making);
    const made = await making;
    return isKept(made) ? answer(request, made) : finished(withAskedQuery(made, request), site);
  };
  const ready = (address: string, site: CachedSite, acceptEncoding: string | null): ReadyPage | undefined => {
    const known = addresses.get(address);
    if (known?.site !== site) return undefined;
    const versions = versionsOf(site.slug);
    const page = pages.get(known.key);
    if (page?.stock !== versions.stock || known.version !== versions.site || page.validUntil <= now()) return undefined;
    const encoded = page.body.atHand(acceptEncoding);
    return encoded && { headers: headersOf(page, encoded), body: encoded.body };
  };
  return Object.assign(serve, {
    ready,
    // An address has no blank in it: what follows the first one is the site.
    forget: (siteSlug: string) =>
      [...pages.keys()].filter((key) => key.split(" ")[1] === siteSlug).forEach((key) => pages.delete(key)),
  });
}

/** Not told by the class of a response: a template's is older than the one that the server puts in its place. */
function isKept(made: KeptPage | Response): made is KeptPage {
  return "validUntil" in made;
}

function lifeOf(status: number): number {
  if (status === 200) return Number.POSITIVE_INFINITY;
  return status === 404 || status === 410 ? missingLifeMs : 0;
}

/** What a page is rendered from: the address and what sort of answer is asked for; no cookies, no credentials. */
function canonicalRequest(request: Request, url: URL): Request {
  const headers = new Headers();
  for (const name of ["accept", "host"]) {
    const value = request.headers.get(name);
    if (value !== null) headers.set(name, value);
  }
  return new Request(url, { headers });
}

async function answer(request: Request, page: KeptPage): Promise<Response> {
  if (page.status === 200 && hasVersion(request.headers, page.etag))
    return new Response(null, { status: 304, headers: page.headers });
  const encoded = await page.body.for(request.headers.get("accept-encoding"));
  return new Response(request.method === "HEAD" ? null : encoded.body, {
    status: page.status,
    headers: headersOf(page, encoded),
  });
}

const headersOf = ({ headers }: KeptPage, { body, encoding }: EncodedBody): Readonly<Record<string, string>> => ({
  ...headers,
  ...(encoding ? { "content-encoding": encoding } : {}),
  "content-length": String(body.byteLength),
});

/** A page that could not be made is worth another try after so many seconds. */
const retryAfterSeconds = "5";

/** A page that is not kept still gets its security headers, and one that could not be made says when to come again. */
async function finished(response: Response, site: CachedSite): Promise<Response> {
  const body = isHtml(response.headers) ? await response.text() : response.body;
  const headers = pageHeaders(response.headers, outsideSources(site));
  if (!headers.has("cache-control")) headers.set("cache-control", "no-store");
  if (response.status === 503 && !headers.has("retry-after")) headers.set("retry-after", retryAfterSeconds);
  return new Response(body, { status: response.status, headers });
}
