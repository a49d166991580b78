import { existsSync } from "node:fs";
import { join } from "node:path";
import type { Car } from "@forecourt/core/schemas";
import { isMediaKey } from "./media-key.ts";

/** Photos that cars name by their keys, and whose files are not stored. */
export interface MissingPhotos {
  /** How many files. */
  count: number;
  /** The first of them. */
  key: string;
  /** Line of the first car that names it. */
  line: number;
}

/**
 * Looks for the files of the photos that cars name by keys of the media folder. Photos at addresses of the web are not
 * looked for.
 *
 * @param media the media folder
 * @example
 * const photos = missingPhotos("data/media");
 * photos.lookFor(car, 2);
 * photos.found() // { count: 1, key: "yard/a101.jpg", line: 2 }
 */
export function missingPhotos(media: string) {
  const isStored = new Map<string, boolean>();
  let missing: MissingPhotos | undefined;
  return {
    lookFor({ images, primary_image_url: first }: Pick<Car, "images" | "primary_image_url">, line: number): void {
      for (const key of [first, ...images.map(({ image }) => image.url)]) {
        if (!key || isStored.has(key) || !isMediaKey(key)) continue;
        const isThere = existsSync(join(media, key));
        isStored.set(key, isThere);
        if (!isThere) missing = missing ? { ...missing, count: missing.count + 1 } : { count: 1, key, line };
      }
    },
    found: (): MissingPhotos | undefined => missing,
  };
}
