import type { DemoBody } from "./catalogue/catalogue-types.ts";

/** Folder of the demo pictures inside the media folder. */
export const pictureFolder = "demo";

/**
 * Key of a demo picture: what stands in `images[].image.url`, where the platform finds it under `<dataDir>/media/`, and
 * what it serves at `/img/{width}/{key}`.
 *
 * @param paintHex colour as `#b01f24` or `b01f24`
 * @example
 * pictureKey("suv", "front", "#B01F24") // "demo/suv-front-b01f24.webp"
 */
export function pictureKey(body: DemoBody, angle: string, paintHex: string): string {
  return `${pictureFolder}/${body}-${angle}-${paintHex.replace("#", "").toLowerCase()}.webp`;
}

const bodies = ["hatch", "sedan", "wagon", "suv", "ute", "cab-chassis", "van", "people-mover", "coupe", "convertible"] as const satisfies readonly DemoBody[];
const keyPattern = new RegExp(`^${pictureFolder}/(${bodies.join("|")})-([a-z-]+)-([0-9a-f]{6})\\.webp$`);

/**
 * What a key of {@link pictureKey} shows; undefined for any other text.
 *
 * @example
 * parsePictureKey("demo/cab-chassis-rear-15171a.webp") // { body: "cab-chassis", angle: "rear", paintHex: "#15171a" }
 */
export function parsePictureKey(key: string): { body: DemoBody; angle: string; paintHex: string } | undefined {
  const [, body, angle, hex] = keyPattern.exec(key) ?? [];
  const known = bodies.find((name) => name === body);
  return known && angle !== undefined ? { body: known, angle, paintHex: `#${hex}` } : undefined;
}
