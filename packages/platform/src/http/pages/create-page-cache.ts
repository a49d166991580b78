import { crc32 } from "node:zlib";
import { outsideSources } from "@forecourt/core/schemas";
import type { Site } from "@forecourt/core/schemas";
import { LRUCache } from "lru-cache";
import { CompressedBody } from "../../base/bytes/compressed-body.ts";
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

/** Serves a site's page from the cache, or renders and keeps it. */
export interface PageCache {
  (request: Request, site: CachedSite, render: RenderPage): Promise<Response>;
  /** Drops every page of a site that is gone. */
  forget(siteSlug: string): void;
}

const megabyte = 1024 * 1024;
/** A missing page is remembered this long, so that a flood of dead links costs nothing. */
const missingLifeMs = 10_000;
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
    const version = carId === null ? undefined : await carVersionOf(siteSlug, carId);
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

  const serve = async (request: Request, site: CachedSite, render: RenderPage): Promise<Response> => {
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
    const key = `${url.href} ${siteSlug} ${versionsOf(siteSlug).site} ${build}`;
    const kept = await current(key, siteSlug);
    if (kept) return answer(request, kept);
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
  return Object.assign(serve, {
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
  const { body, encoding } = await page.body.for(request.headers.get("accept-encoding"));
  const headers = {
    ...page.headers,
    ...(encoding ? { "content-encoding": encoding } : {}),
    "content-length": String(body.byteLength),
  };
  return new Response(request.method === "HEAD" ? null : body, { status: page.status, headers });
}

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
