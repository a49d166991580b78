import { mirroredAngles, pictureAngles, picturePlaces, pictureShapes } from "@forecourt/demo-pictures/shapes";
import type { MirroredAngle, PictureAngle, PicturePlace, PictureShape } from "@forecourt/demo-pictures/shapes";

/** Folder of the demo pictures inside the media folder. */
export const pictureFolder = "demo";

/** What a picture shows. */
export interface PictureSubject {
  shape: PictureShape;
  angle: PictureAngle | MirroredAngle;
  /** Colour of the paint as `#b01f24`. */
  paint: string;
  /** Where its dealer photographed it; the bare studio when left out. */
  place?: PicturePlace;
}

/** One letter for each place, none of them a digit of a colour: a page of results has a key some seventy times. */
export const placeLetters: Readonly<Record<PicturePlace, string>> = {
  "harbour-mazda-studio": "g",
  "harbour-mazda-yard": "h",
  "tasman-motors-yard": "i",
  "meridian-group-showroom": "j",
  "meridian-group-yard": "k",
  "ridgeline-motorcycles-showroom": "l",
  "ridgeline-motorcycles-yard": "m",
  "saltwater-caravans-studio": "n",
  "saltwater-caravans-yard": "o",
  "westgate-trucks-studio": "p",
  "westgate-trucks-yard": "q",
};

/**
 * Key of a demo picture: what stands in `images[].image.url`, where the platform finds it under `<dataDir>/media/`, and
 * what it serves at `/img/{width}/{key}`.
 *
 * @param subject.paint colour as `#b01f24` or `b01f24`
 * @example
 * pictureKey({ shape: "suv", angle: "front", paint: "#B01F24" }) // "demo/suv-front-b01f24.jpg"
 * pictureKey({ shape: "suv", angle: "front", paint: "#B01F24", place: "tasman-motors-yard" }) // "demo/suv-front-b01f24i.jpg"
 */
export function pictureKey({ shape, angle, paint, place }: PictureSubject): string {
  const letter = place === undefined ? "" : placeLetters[place];
  return `${pictureFolder}/${shape}-${angle}-${paint.replace("#", "").toLowerCase()}${letter}.jpg`;
}

const knownAngles = [...pictureAngles, ...(Object.keys(mirroredAngles) as MirroredAngle[])];
const keyPattern = new RegExp(
  `^${pictureFolder}/(${pictureShapes.join("|")})-(${knownAngles.join("|")})-([0-9a-f]{6})([g-q]?)\\.jpg$`,
);

/**
 * What a key of {@link pictureKey} shows; undefined for any other text.
 *
 * @example
 * parsePictureKey("demo/suv-city-rear-08090a.jpg") // { shape: "suv-city", angle: "rear", paint: "#08090a" }
 */
export function parsePictureKey(key: string): PictureSubject | undefined {
  const [, shape, angle, hex, letter] = keyPattern.exec(key) ?? [];
  const place = picturePlaces.find((name) => placeLetters[name] === letter);
  const knownShape = pictureShapes.find((name) => name === shape);
  const knownAngle = knownAngles.find((name) => name === angle);
  return (
    knownShape &&
    knownAngle && { shape: knownShape, angle: knownAngle, paint: `#${hex}`, ...(place === undefined ? {} : { place }) }
  );
}
