import { hash } from "node:crypto";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGunzip, createGzip } from "node:zlib";
import { LRUCache } from "lru-cache";
import { hasVersion } from "../answers/not-modified.ts";

/** A file that is made from the records when it is asked for. */
export interface MadeFile {
  /** Content type. */
  type: string;
  /** What it changes with: the same key is the same bytes. */
  key: string;
  /** Its text, in pieces, so that any size needs little memory. */
  write(): AsyncIterable<string>;
  /** Seconds for which it may be kept outside. @default 600 */
  maxAgeSeconds?: number;
  /** False keeps it out of search engines. @default true */
  index?: boolean;
}

/** Answers requests for made files, from memory where it can. */
export interface KeptFiles {
  (request: Request, file: MadeFile): Promise<Response>;
  /** Drops every file whose key begins so. */
  forget(keyStart: string): void;
}

/** Memory for compressed files, in bytes. */
const maxBytes = 48 * 1024 * 1024;

interface KeptFile {
  gzipped: Buffer<ArrayBuffer>;
  etag: string;
}

/**
 * Keeps made files compressed: a sitemap of 50,000 cars is about one megabyte of memory. The one unused for longest is
 * dropped; equal requests at the same time make a file once.
 */
export function createKeptFiles(): KeptFiles {
  const files = new LRUCache<string, KeptFile>({
    maxSize: maxBytes,
    sizeCalculation: ({ gzipped }) => gzipped.byteLength + 200,
  });
  const underWay = new Map<string, Promise<KeptFile>>();

  function keptFile(file: MadeFile): Promise<KeptFile> {
    const known = files.get(file.key);
    if (known) return Promise.resolve(known);
    const other = underWay.get(file.key);
    if (other) return other;
    const making = make(file).finally(() => underWay.delete(file.key));
    underWay.set(file.key, making);
    return making;
  }

  async function make(file: MadeFile): Promise<KeptFile> {
    const parts: Buffer[] = [];
    const gzip = createGzip();
    await pipeline(Readable.from(file.write()), gzip, async (compressed: AsyncIterable<Buffer>) => {
      for await (const part of compressed) parts.push(part);
    });
    const gzipped = Buffer.concat(parts);
    const kept = { gzipped, etag: `W/"${hash("sha256", gzipped, "base64url").slice(0, 27)}"` };
    files.set(file.key, kept);
    return kept;
  }

  const serve = async (request: Request, file: MadeFile): Promise<Response> => {
    const { gzipped, etag } = await keptFile(file);
    const headers = new Headers({
      "content-type": file.type,
      "cache-control": `public, max-age=${file.maxAgeSeconds ?? 600}`,
      "x-content-type-options": "nosniff",
      vary: "Accept-Encoding",
      etag,
      ...(file.index === false ? { "x-robots-tag": "noindex" } : {}),
    });
    if (hasVersion(request.headers, etag)) return new Response(null, { status: 304, headers });
    if (/\bgzip\b(?!\s*;\s*q=0(\.0*)?(,|$))/.test(request.headers.get("accept-encoding") ?? "")) {
      headers.set("content-encoding", "gzip");
      headers.set("content-length", String(gzipped.byteLength));
      return new Response(request.method === "HEAD" ? null : gzipped, { headers });
    }
    const plain =
      request.method === "HEAD"
        ? null
        : (Readable.toWeb(Readable.from([gzipped]).pipe(createGunzip())) as ReadableStream);
    return new Response(plain, { headers });
  };
  return Object.assign(serve, {
    forget: (keyStart: string) =>
      [...files.keys()].filter((key) => key.startsWith(keyStart)).forEach((key) => files.delete(key)),
  });
}
