import { crc32 } from "node:zlib";
import { outsideSources } from "@forecourt/core/schemas";
import type { Site } from "@forecourt/core/schemas";
import { CompressedBody } from "../../base/bytes/compressed-body.ts";
import type { EncodedBody } from "../../base/bytes/compressed-body.ts";
import { encodeUtf8 } from "../../base/bytes/encode-utf8.ts";
import { hasVersion } from "../answers/not-modified.ts";
import { isHtml, pageHeaders } from "./page-headers.ts";

/** A page in the page cache. */
export interface CachedPage {
  status: number;
  headers: Readonly<Record<string, string>>;
  body: CompressedBody;
  etag: string;
  /** Stock version of the site. */
  stock: number;
  /** On a page about one car: its id and version. */
  car: { id: string; version: number } | undefined;
  /** Milliseconds since 1970. */
  validUntil: number;
}

/** A missing page is cached for this long, so that a flood of dead links costs nothing. */
const missingLifeMs = 10_000;
const cacheControl = "public, max-age=0, s-maxage=10, stale-while-revalidate=30";

/** How long a response may be cached, by its status and headers, in milliseconds; 0 for not at all. */
export function cacheLifeMs({ status, headers }: Response): number {
  if (headers.has("set-cookie") || /no-store|private/.test(headers.get("cache-control") ?? "")) return 0;
  if (status === 200) return Number.POSITIVE_INFINITY;
  return status === 404 || status === 410 ? missingLifeMs : 0;
}

/**
 * Makes a cached page of a rendered response, which may have expired already (`x-valid-until`): then it says
 * `no-store`.
 */
export async function toCachedPage(
  response: Response,
  {
    site,
    stock,
    car,
    lifeMs,
    now,
  }: Pick<CachedPage, "stock" | "car"> & {
    site: Pick<Site, "chat" | "analytics" | "csp">;
    lifeMs: number;
    now: () => number;
  },
): Promise<CachedPage> {
  const until = Number(response.headers.get("x-valid-until") ?? Number.POSITIVE_INFINITY);
  const plain = isHtml(response.headers)
    ? encodeUtf8(await response.text())
    : Buffer.from(await response.arrayBuffer());
  const etag = `W/"${plain.byteLength.toString(36)}-${crc32(plain).toString(36)}"`;
  const headers = pageHeaders(response.headers, outsideSources(site));
  headers.append("vary", "Accept-Encoding");
  const validUntil = Math.min(now() + lifeMs, until);
  return {
    status: response.status,
    // A record: it is copied for each answer, and copying Headers takes longer than the rest of the answer.
    headers: {
      ...Object.fromEntries(headers),
      etag,
      "cache-control": validUntil > now() ? cacheControl : "no-store",
    },
    body: new CompressedBody(plain),
    etag,
    stock,
    car,
    validUntil,
  };
}

/**
 * Tells a cached page from a response. Not by `instanceof`: a template's `Response` may be another class than the
 * server's.
 */
export function isCachedPage(made: CachedPage | Response): made is CachedPage {
  return "validUntil" in made;
}

/** Answers a GET or HEAD from a cached page: 304 where the browser has it already. */
export async function answerFromCache(request: Request, page: CachedPage): Promise<Response> {
  if (page.status === 200 && hasVersion(request.headers, page.etag))
    return new Response(null, { status: 304, headers: page.headers });
  const encoded = await page.body.for(request.headers.get("accept-encoding"));
  return new Response(request.method === "HEAD" ? null : encoded.body, {
    status: page.status,
    headers: headersOf(page, encoded),
  });
}

/** Headers of a cached page in one encoding. */
export const headersOf = (
  { headers }: CachedPage,
  { body, encoding }: EncodedBody,
): Readonly<Record<string, string>> => ({
  ...headers,
  ...(encoding ? { "content-encoding": encoding } : {}),
  "content-length": String(body.byteLength),
});
