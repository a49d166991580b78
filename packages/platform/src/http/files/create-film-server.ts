import { createReadStream } from "node:fs";
import { stat } from "node:fs/promises";
import { join } from "node:path";
import { Readable } from "node:stream";
import type { ReadableStream } from "node:stream/web";
import { hasVersion } from "../answers/not-modified.ts";
import { sourceFile } from "../../domain/media/source-file.ts";
import { byteRange } from "./byte-range.ts";

/** Answers `/media/{key}` for films; undefined for every other path. */
export type FilmServer = (request: Request, path: string) => Promise<Response | undefined>;

const filmPath = /^\/media\/((?:[A-Za-z0-9_-][A-Za-z0-9._-]*\/){0,6}[A-Za-z0-9_-][A-Za-z0-9._-]*\.(mp4|webm))$/;
const longestPath = 300;

/**
 * Serves the films (`.mp4`, `.webm`) of `media/` in the data folder, whole or by range, as players ask for them. A key
 * names one film for good, so browsers keep it.
 */
export function createFilmServer(dataDir: string): FilmServer {
  const media = join(dataDir, "media");
  return async (request, path) => {
    if (!path.startsWith("/media/")) return undefined;
    if (request.method !== "GET" && request.method !== "HEAD")
      return new Response(null, { status: 405, headers: { allow: "GET, HEAD" } });
    const [, key, type] = filmPath.exec(path.slice(0, longestPath + 1)) ?? [];
    const source = key === undefined ? undefined : await sourceFile(media, key);
    if (!source) return refuse(404, "There is no such film.");
    const { size } = await stat(source.file);
    const headers = {
      etag: `"${source.stamp}"`,
      "cache-control": "public, max-age=31536000, immutable",
      "accept-ranges": "bytes",
      "content-type": `video/${type}`,
      "x-content-type-options": "nosniff",
    };
    if (hasVersion(request.headers, headers.etag)) return new Response(null, { status: 304, headers });
    const asked = request.headers.get("if-range") ?? headers.etag;
    const range = asked === headers.etag ? byteRange(request.headers.get("range"), size) : undefined;
    if (range === "none")
      return new Response(null, {
        status: 416,
        headers: { "content-range": `bytes */${size}`, "cache-control": "no-store" },
      });
    const { from, to } = range ?? { from: 0, to: size - 1 };
    const body =
      request.method === "HEAD" || size === 0
        ? null
        : (Readable.toWeb(createReadStream(source.file, { start: from, end: to })) as ReadableStream<Uint8Array>);
    return new Response(body as BodyInit | null, {
      status: range ? 206 : 200,
      headers: {
        ...headers,
        "content-length": String(to - from + 1),
        ...(range ? { "content-range": `bytes ${from}-${to}/${size}` } : {}),
      },
    });
  };
}

function refuse(status: number, text: string): Response {
  return new Response(text, {
    status,
    headers: { "content-type": "text/plain; charset=utf-8", "cache-control": "public, max-age=60" },
  });
}
