import { createHash } from "node:crypto";
import { join } from "node:path";
import { imageFormats, imageWidths } from "./image-request.ts";
import type { ImageFormat } from "./image-request.ts";

/** Part of the name of each cached file: a change of quality makes new ones. */
const settings = "2";

/**
 * The name of the file that keeps one size of a picture.
 *
 * @param stamp what of the source file changes with it, as `sourceFile` answers it
 * @param width in px
 */
export function pictureName(key: string, stamp: string, width: number, format: ImageFormat): string {
  return `${createHash("sha256").update(`${settings} ${key} ${stamp} ${width}`).digest("hex").slice(0, 40)}.${format}`;
}

/** The names under which every size of a picture is kept, below `cache/images/` in the data folder. */
export function cachedPictures(key: string, stamp: string): string[] {
  return imageWidths
    .flatMap((width) => imageFormats.map((format) => pictureName(key, stamp, width, format)))
    .map((name) => join(name.slice(0, 2), name));
}
