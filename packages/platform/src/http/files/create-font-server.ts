import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { displayFontPath, displayFonts, displayFontSubsets } from "@forecourt/core/schemas";
import type { DisplayFontName, DisplayFontSubset } from "@forecourt/core/schemas";
import { sourceFile } from "../../domain/media/source-file.ts";
import { displayFontFile } from "../../files/fonts/display-font-file.ts";

const names = Object.keys(displayFonts) as DisplayFontName[];
const subsets = Object.keys(displayFontSubsets) as DisplayFontSubset[];
const files = new Map(
  names.flatMap((name) => subsets.map((subset) => [displayFontPath(name, subset), { name, subset }] as const)),
);

/** A typeface that a dealer brought: its key names what it is. */
const storedPath = /^\/fonts\/(content\/[0-9a-f]{40}\.woff2)$/;

/** Answers the files of typefaces below `/fonts/`; undefined where there is none. */
export type FontServer = (request: Request, path: string) => Promise<Response | undefined>;

/**
 * Serves typefaces: `/fonts/{version}/{name}.woff2`, which any site may choose, and `/fonts/content/{key}.woff2` of
 * `media/` in the data folder.
 */
export function createFontServer(dataDir: string): FontServer {
  const media = join(dataDir, "media");
  return async (request, path) => {
    const known = files.get(path);
    const key = storedPath.exec(path)?.[1];
    const file = known ? displayFontFile(known.name, known.subset) : key && (await sourceFile(media, key))?.file;
    if (!file) return undefined;
    if (request.method !== "GET" && request.method !== "HEAD")
      return new Response(null, { status: 405, headers: { allow: "GET, HEAD" } });
    return new Response(await readFile(file), {
      headers: {
        "content-type": "font/woff2",
        // A changed font has a new address.
        "cache-control": "public, max-age=31536000, immutable",
        "x-content-type-options": "nosniff",
      },
    });
  };
}
