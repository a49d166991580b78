import sharp from "sharp";
import { composePicture } from "./compose.ts";
import type { PictureAngle, PictureShape } from "./picture-set.ts";

/** Left and top edge of each close-up, as shares of the picture; each shows a quarter of it. */
const corners = [
  [0.06, 0.32],
  [0.2, 0.2],
  [0.42, 0.2],
  [0.24, 0.42],
  [0.48, 0.36],
] as const;

/** A part of a picture of a car, seen from near: 800 × 600 px JPEG. */
export async function composeCloseUp({
  part,
  ...subject
}: {
  shape: PictureShape;
  angle: PictureAngle;
  paint: string;
  part: number;
}): Promise<Buffer> {
  const [left, top] = corners[part] ?? corners[0];
  return sharp(await composePicture(subject))
    .extract({ left: Math.round(left * 1600), top: Math.round(top * 1200), width: 800, height: 600 })
    .jpeg({ quality: 84 })
    .toBuffer();
}
