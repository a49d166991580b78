import { parsePictureKey, pictureFolder } from "./picture-key.ts";
import type { PictureSubject } from "./picture-key.ts";
import { closeUps, insidePlaces, pictureShapes, spinFrames } from "@forecourt/demo-pictures/shapes";
import type { InsidePlace, PictureShape } from "@forecourt/demo-pictures/shapes";

/** Keys of the frames of a spin, in order. */
export function spinKeys(shape: PictureShape, paintHex: string): string[] {
  return Array.from(
    { length: spinFrames },
    (_, frame) =>
      `${pictureFolder}/spin/${shape}-${paintHex.replace("#", "").toLowerCase()}-${String(frame).padStart(2, "0")}.jpg`,
  );
}

/** Key of the interior picture of a place. */
export const insideKey = (place: InsidePlace): string => `${pictureFolder}/inside/${place}.webp`;

const framePattern = new RegExp(`^${pictureFolder}/spin/(${pictureShapes.join("|")})-([0-9a-f]{6})-(\\d{2})\\.jpg$`);

/**
 * What a key of {@link spinKeys} shows; undefined for any other text.
 *
 * @example
 * parseSpinKey("demo/spin/suv-f3f3f0-07.jpg") // { shape: "suv", paint: "#f3f3f0", frame: 7 }
 */
export function parseSpinKey(key: string): { shape: PictureShape; paint: string; frame: number } | undefined {
  const [, shape, hex, frame] = framePattern.exec(key) ?? [];
  const known = pictureShapes.find((name) => name === shape);
  return known && Number(frame) < spinFrames ? { shape: known, paint: `#${hex}`, frame: Number(frame) } : undefined;
}

/** What a key of {@link insideKey} shows; undefined for any other text. */
export function parseInsideKey(key: string): InsidePlace | undefined {
  return insidePlaces.find((place) => insideKey(place) === key);
}

/** Keys of the close-ups of a shape in a colour. */
export function closeUpKeys(shape: PictureShape, paintHex: string): string[] {
  const hex = paintHex.replace("#", "").toLowerCase();
  return closeUps.flatMap(({ angle, parts }) =>
    Array.from({ length: parts }, (_, part) => `${pictureFolder}/close/${shape}-${angle}-${hex}-${part}.jpg`),
  );
}

const closeUpPattern = new RegExp(`^${pictureFolder}/close/(.+)-(\\d)\\.jpg$`);

/** What a key of {@link closeUpKeys} shows; undefined for any other text. */
export function parseCloseUpKey(key: string): (PictureSubject & { part: number }) | undefined {
  const [, whole, part] = closeUpPattern.exec(key) ?? [];
  const subject = parsePictureKey(`${pictureFolder}/${whole}.jpg`);
  return subject && { ...subject, part: Number(part) };
}
