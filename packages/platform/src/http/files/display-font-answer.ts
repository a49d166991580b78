import { readFile } from "node:fs/promises";
import { displayFontPath, displayFonts, displayFontSubsets } from "@forecourt/core/schemas";
import type { DisplayFontName, DisplayFontSubset } from "@forecourt/core/schemas";
import { displayFontFile } from "../../files/fonts/display-font-file.ts";

const names = Object.keys(displayFonts) as DisplayFontName[];
const subsets = Object.keys(displayFontSubsets) as DisplayFontSubset[];
const files = new Map(
  names.flatMap((name) => subsets.map((subset) => [displayFontPath(name, subset), { name, subset }] as const)),
);

/** Answers `/fonts/{version}/{name}.woff2`, a typeface that sites may choose; undefined for every other path. */
export async function displayFontAnswer(request: Request, path: string): Promise<Response | undefined> {
  const file = files.get(path);
  if (file === undefined) return undefined;
  if (request.method !== "GET" && request.method !== "HEAD")
    return new Response(null, { status: 405, headers: { allow: "GET, HEAD" } });
  return new Response(await readFile(displayFontFile(file.name, file.subset)), {
    headers: {
      "content-type": "font/woff2",
      // Another version of the files has another address.
      "cache-control": "public, max-age=31536000, immutable",
      "x-content-type-options": "nosniff",
    },
  });
}
