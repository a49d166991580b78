import { readFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { paintLayers } from "./layer-code.ts";
import { layerName } from "./picture-set.ts";
import type { PictureAngle, PictureShape } from "./picture-set.ts";
import { rememberLast } from "./remember-last.ts";

/** The two layers of a picture, decoded: bytes are gamma-coded light. */
export interface Layers {
  width: number;
  height: number;
  /** Everything but the paint's own colour, RGB. */
  base: Buffer;
  /** How much the paint of each pixel answers to the light, one channel; 0 where there is no paint. */
  paint: Buffer;
}

/**
 * The layers of a picture, as committed; the last few are kept decoded, as the same car is wanted in many colours.
 *
 * @throws `PICTURE_MISSING` when the files of the shape and angle are not there
 */
export const readLayers = (shape: PictureShape, angle: PictureAngle): Promise<Layers> =>
  decoded(layerName(shape, angle));

const decoded = rememberLast(6, decodeLayers);

async function decodeLayers(name: string): Promise<Layers> {
  const file = join(import.meta.dirname, "layers", name);
  const [base, paint] = await Promise.all([`${file}-base.avif`, `${file}-paint.avif`].map(readPicture));
  if (!base || !paint) throw missing(file);
  const [first, second] = await Promise.all([
    sharp(base).removeAlpha().raw().toBuffer({ resolveWithObject: true }),
    sharp(paint).extractChannel(0).raw().toBuffer(),
  ]);
  return { width: first.info.width, height: first.info.height, base: first.data, paint: second };
}

async function readPicture(path: string): Promise<Buffer> {
  try {
    return await readFile(path);
  } catch (cause) {
    throw missing(path, cause);
  }
}

function missing(path: string, cause?: unknown): Error {
  return Object.assign(
    new Error(
      `[pictures] ${path} cannot be read, so the car cannot be shown; make it with "node tooling/pictures/render.ts".`,
      { cause },
    ),
    { code: "PICTURE_MISSING" },
  );
}

/**
 * A picture of a car in a colour: 1600 × 1200 px JPEG, the same bytes for the same input.
 *
 * @param input.paint colour of the paint as `#rrggbb`, see `paints`
 * @throws `PAINT_INVALID` for any other form of colour, `PICTURE_MISSING` without files
 * @example
 * await composePicture({ shape: bodyPicture("SUV"), angle: "front", paint: paints.Red })
 */
export async function composePicture({
  shape,
  angle,
  paint,
}: {
  shape: PictureShape;
  angle: PictureAngle;
  paint: string;
}): Promise<Buffer> {
  const { width, height, base, paint: response } = await readLayers(shape, angle);
  return sharp(paintLayers(base, response, paint), { raw: { width, height, channels: 3 } })
    .jpeg({ quality: 84 })
    .toBuffer();
}
