import { pictureAngles, pictureBodies } from "./pictures/compose.ts";
import type { PictureAngle, PictureBody } from "./pictures/compose.ts";

/** Folder of the demo pictures inside the media folder. */
export const pictureFolder = "demo";

/** What a picture shows. */
export interface PictureSubject {
  body: PictureBody;
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
 * pictureKey("suv", "front", "#B01F24") // "demo/suv-front-b01f24.webp"
 */
export function pictureKey(body: PictureBody, angle: PictureAngle, paintHex: string): string {
  return `${pictureFolder}/${body}-${angle}-${paintHex.replace("#", "").toLowerCase()}.webp`;
}

const keyPattern = new RegExp(`^${pictureFolder}/(${pictureBodies.join("|")})-(${pictureAngles.join("|")})-([0-9a-f]{6})\\.webp$`);

/**
 * What a key of {@link pictureKey} shows; undefined for any other text.
 *
 * @example
 * parsePictureKey("demo/people-mover-rear-08090a.webp") // { body: "people-mover", angle: "rear", paint: "#08090a" }
 */
export function parsePictureKey(key: string): PictureSubject | undefined {
  const [, body, angle, hex] = keyPattern.exec(key) ?? [];
  const knownBody = pictureBodies.find((name) => name === body);
  const knownAngle = pictureAngles.find((name) => name === angle);
  return knownBody && knownAngle ? { body: knownBody, angle: knownAngle, paint: `#${hex}` } : undefined;
}
