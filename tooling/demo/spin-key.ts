import { parsePictureKey, pictureFolder, placeLetters } from "./picture-key.ts";
import { closeUps, nearParts, picturePlaces, pictureShapes, spinFrames } from "@forecourt/demo-pictures/shapes";
import type { NearPart, PictureAngle, PicturePlace, PictureShape } from "@forecourt/demo-pictures/shapes";

/** Keys of the frames of a spin, in order. */
export function spinKeys(shape: PictureShape, paintHex: string): string[] {
  return Array.from(
    { length: spinFrames },
    (_, frame) =>
      `${pictureFolder}/spin/${shape}-${paintHex.replace("#", "").toLowerCase()}-${String(frame).padStart(2, "0")}.jpg`,
  );
}

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

/** A photo of a part of a car from near, where its dealer photographs. */
export interface NearSubject {
  shape: PictureShape;
  part: NearPart;
  paint: string;
  place: PicturePlace;
}

/** Key of a photo from near: `demo/near/suv-wheel-a80f16h.jpg`. */
export const nearKey = ({ shape, part, paint, place }: NearSubject): string =>
  `${pictureFolder}/near/${shape}-${part}-${paint.replace("#", "").toLowerCase()}${placeLetters[place]}.jpg`;

const nearPattern = new RegExp(
  `^${pictureFolder}/near/(${pictureShapes.join("|")})-(${nearParts.join("|")})-([0-9a-f]{6})([g-q])\\.jpg$`,
);

/** What a key of {@link nearKey} shows; undefined for any other text. */
export function parseNearKey(key: string): NearSubject | undefined {
  const [, shape, part, hex, letter] = nearPattern.exec(key) ?? [];
  const known = pictureShapes.find((name) => name === shape);
  const knownPart = nearParts.find((name) => name === part);
  const place = picturePlaces.find((name) => placeLetters[name] === letter);
  return known && knownPart && place && { shape: known, part: knownPart, paint: `#${hex}`, place };
}

/** Keys of the close-ups of a shape in a colour. */
export function closeUpKeys(shape: PictureShape, paintHex: string): string[] {
  const hex = paintHex.replace("#", "").toLowerCase();
  return closeUps.flatMap(({ angle, parts }) =>
    Array.from({ length: parts }, (_, part) => `${pictureFolder}/close/${shape}-${angle}-${hex}-${part}.jpg`),
  );
}

/** A part of a whole photo of the bare studio. */
export interface CloseUpSubject {
  shape: PictureShape;
  angle: PictureAngle;
  paint: string;
  part: number;
}

const closeUpPattern = new RegExp(`^${pictureFolder}/close/(.+)-(\\d)\\.jpg$`);

/** What a key of {@link closeUpKeys} shows; undefined for any other text. */
export function parseCloseUpKey(key: string): CloseUpSubject | undefined {
  const [, whole, part] = closeUpPattern.exec(key) ?? [];
  const subject = parsePictureKey(`${pictureFolder}/${whole}.jpg`);
  const angle = closeUps.find((each) => each.angle === subject?.angle)?.angle;
  return subject && angle && { shape: subject.shape, angle, paint: subject.paint, part: Number(part) };
}
