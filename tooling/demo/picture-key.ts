import { pictureAngles, pictureShapes } from "./pictures/compose.ts";
import type { PictureAngle, PictureShape } from "./pictures/compose.ts";

/** Folder of the demo pictures inside the media folder. */
export const pictureFolder = "demo";

/** What a picture shows. */
export interface PictureSubject {
  shape: PictureShape;
  angle: PictureAngle;
  /** Colour of the paint as `#b01f24`. */
  paint: string;
}

/**
 * Key of a demo picture: what stands in `images[].image.url`, where the platform finds it under `<dataDir>/media/`, and
 * what it serves at `/img/{width}/{key}`.
 *
 * @param paintHex colour as `#b01f24` or `b01f24`
 * @example
 * pictureKey("suv", "front", "#B01F24") // "demo/suv-front-b01f24.jpg"
 */
export function pictureKey(shape: PictureShape, angle: PictureAngle, paintHex: string): string {
  return `${pictureFolder}/${shape}-${angle}-${paintHex.replace("#", "").toLowerCase()}.jpg`;
}

const keyPattern = new RegExp(
  `^${pictureFolder}/(${pictureShapes.join("|")})-(${pictureAngles.join("|")})-([0-9a-f]{6})\\.jpg$`,
);

/**
 * What a key of {@link pictureKey} shows; undefined for any other text.
 *
 * @example
 * parsePictureKey("demo/suv-city-rear-08090a.jpg") // { shape: "suv-city", angle: "rear", paint: "#08090a" }
 */
export function parsePictureKey(key: string): PictureSubject | undefined {
  const [, shape, angle, hex] = keyPattern.exec(key) ?? [];
  const knownShape = pictureShapes.find((name) => name === shape);
  const knownAngle = pictureAngles.find((name) => name === angle);
  return knownShape && knownAngle ? { shape: knownShape, angle: knownAngle, paint: `#${hex}` } : undefined;
}
