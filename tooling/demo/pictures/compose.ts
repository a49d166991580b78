import { readFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { brightestLight, layerGamma } from "./layer-code.ts";
import { layerName } from "./picture-set.ts";
import type { PictureAngle, PictureBody } from "./picture-set.ts";

export { bodyPicture, pictureAngles, pictureBodies } from "./picture-set.ts";
export type { PictureAngle, PictureBody } from "./picture-set.ts";
export { paints } from "./paints.ts";

/** The two layers of a picture, decoded: bytes are gamma-coded light. */
export interface Layers {
  width: number;
  height: number;
  /** Everything but the paint's own colour, RGB. */
  base: Buffer;
  /** How much the paint of each pixel answers to the light, one channel; 0 where there is no paint. */
  paint: Buffer;
}

const light = Float32Array.from({ length: 256 }, (_, byte) => brightestLight * (byte / 255) ** layerGamma);
const toneSteps = 8192;
const toneRange = 3;
// The shoulder of a photograph: the brightest lights keep their differences instead of burning out.
const tone = Uint8Array.from({ length: toneSteps + 1 }, (_, index) => {
  const value = (index / toneSteps) * toneRange;
  const soft = value < 0.6 ? value : 0.6 + 0.4 * (1 - Math.exp(-(value - 0.6) / 0.4));
  return Math.round(255 * (soft <= 0.0031308 ? soft * 12.92 : 1.055 * soft ** (1 / 2.4) - 0.055));
});

const remembered = new Map<string, Promise<Layers>>();
const rememberedAtMost = 6;

/**
 * The layers of a picture, as committed; the last few are kept decoded, as the same car is wanted in many colours.
 *
 * @throws `PICTURE_MISSING` when the files of the body and angle are not there
 */
export function readLayers(body: PictureBody, angle: PictureAngle): Promise<Layers> {
  const name = layerName(body, angle);
  const layers = remembered.get(name) ?? decoded(name);
  remembered.delete(name);
  remembered.set(name, layers);
  layers.catch(() => remembered.delete(name));
  for (const oldest of remembered.keys()) {
    if (remembered.size <= rememberedAtMost) break;
    remembered.delete(oldest);
  }
  return layers;
}

async function decoded(name: string): Promise<Layers> {
  const file = join(import.meta.dirname, "layers", name);
  const [base, paint] = await Promise.all([`${file}-base.webp`, `${file}-paint.webp`].map(readPicture));
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
  return Object.assign(new Error(`[pictures] ${path} cannot be read, so the car cannot be shown; make it with "node tooling/demo/pictures/render.ts".`, { cause }), { code: "PICTURE_MISSING" });
}

/**
 * A picture of a car in a colour: 1600 × 1200 px WebP, the same bytes for the same input.
 *
 * @param input.paint colour of the paint as `#rrggbb`, see `paints`
 * @throws `PAINT_INVALID` for any other form of colour, `PICTURE_MISSING` without files
 * @example
 * await composePicture({ body: bodyPicture("SUV"), angle: "front", paint: paints.Red })
 */
export async function composePicture({ body, angle, paint }: { body: PictureBody; angle: PictureAngle; paint: string }): Promise<Buffer> {
  if (!/^#[0-9a-f]{6}$/i.test(paint)) {
    throw Object.assign(new Error(`[pictures] "${paint}" is no colour, so nothing can be painted with it; give it as "#a80f16".`), { code: "PAINT_INVALID" });
  }
  const { width, height, base, paint: response } = await readLayers(body, angle);
  const value = Number.parseInt(paint.slice(1), 16);
  const [red, green, blue] = [value >> 16, (value >> 8) & 255, value & 255].map((byte) => (byte / 255) ** 2.2) as [number, number, number];
  const result = Buffer.allocUnsafe(width * height * 3);
  const perLight = toneSteps / toneRange;
  const lit = (byte: number | undefined) => light[byte as number] as number;
  for (let pixel = 0, at = 0; pixel < width * height; pixel += 1, at += 3) {
    const answer = lit(response[pixel]);
    result[at] = tone[((lit(base[at]) + answer * red) * perLight) | 0] as number;
    result[at + 1] = tone[((lit(base[at + 1]) + answer * green) * perLight) | 0] as number;
    result[at + 2] = tone[((lit(base[at + 2]) + answer * blue) * perLight) | 0] as number;
  }
  return sharp(result, { raw: { width, height, channels: 3 } }).webp({ quality: 82, effort: 1 }).toBuffer();
}
