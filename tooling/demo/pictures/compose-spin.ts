import { readFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { paintLayers } from "./layer-code.ts";
import type { PictureBody } from "./picture-set.ts";
import { spinLayerName, spinSource } from "./spin-set.ts";
import type { InsidePlace } from "./spin-set.ts";

interface PaintedFrame {
  width: number;
  height: number;
  pixels: Buffer;
}

// A frame and its mirror image are asked for one after the other: the last few are kept.
const remembered = new Map<string, Promise<PaintedFrame>>();
const rememberedAtMost = 8;

/**
 * A frame of a spin in a colour: 800 × 600 px JPEG, which the image endpoint turns into what a browser takes.
 *
 * @param input.frame 0 to 35
 * @param input.paint colour as `#rrggbb`
 * @throws when the layers of the body are not there: `node tooling/demo/pictures/render-spins.ts` makes them
 */
export async function composeSpinFrame({ body, frame, paint }: { body: PictureBody; frame: number; paint: string }): Promise<Buffer> {
  const { degrees, mirrored } = spinSource(body, frame);
  const { width, height, pixels } = await painted(spinLayerName(body, degrees), paint);
  const picture = sharp(pixels, { raw: { width, height, channels: 3 } });
  return (mirrored ? picture.flop() : picture).jpeg({ quality: 88, chromaSubsampling: "4:4:4" }).toBuffer();
}

/** The interior picture of a place, WebP. */
export function readInside(place: InsidePlace): Promise<Buffer> {
  return readFile(join(import.meta.dirname, "insides", `${place}.webp`));
}

function painted(name: string, paint: string): Promise<PaintedFrame> {
  const key = `${name} ${paint}`;
  const found = remembered.get(key) ?? paintFrame(name, paint);
  remembered.set(key, found);
  found.catch(() => remembered.delete(key));
  for (const oldest of remembered.keys()) {
    if (remembered.size <= rememberedAtMost) break;
    remembered.delete(oldest);
  }
  return found;
}

async function paintFrame(name: string, paint: string): Promise<PaintedFrame> {
  const file = join(import.meta.dirname, "spin-layers", name);
  const [base, response] = await Promise.all([
    sharp(`${file}-base.avif`).removeAlpha().raw().toBuffer({ resolveWithObject: true }),
    sharp(`${file}-paint.avif`).extractChannel(0).raw().toBuffer(),
  ]);
  return { width: base.info.width, height: base.info.height, pixels: paintLayers(base.data, response, paint) };
}
