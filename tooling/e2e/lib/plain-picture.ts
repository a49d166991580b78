import sharp from "sharp";
import { parsePictureKey } from "../../demo/picture-key.ts";
import { pictureMaker } from "../../demo/picture-maker.ts";

const photo = sharp({ create: { width: 800, height: 600, channels: 3, background: "#8a9299" } })
  .jpeg()
  .toBuffer();

/**
 * What answers for the picture of a key in a walk: one plain photo for every outside of a car, which the demo takes a
 * third of a second to compose; the others as they are; undefined for what is no picture of the demo. What the demo's
 * pictures show is tested in `tooling/pictures`.
 */
export const plainPictureMaker: typeof pictureMaker = (key) => (parsePictureKey(key) ? () => photo : pictureMaker(key));
