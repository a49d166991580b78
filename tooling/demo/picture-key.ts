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
