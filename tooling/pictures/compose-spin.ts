import { join } from "node:path";
import sharp from "sharp";
import type { Layers } from "./compose.ts";
import { paintLayers } from "./layer-code.ts";
import type { PictureShape } from "./picture-set.ts";
import { rememberLast } from "./remember-last.ts";
import { spinLayerName, spinSource } from "./spin-set.ts";

interface PaintedFrame {
  width: number;
  height: number;
  pixels: Buffer;
}

// A frame and its mirror image are asked for one after the other, and after them the same in another colour: the last
// few are kept.
const painted = rememberLast(4, paintFrame);
const decoded = rememberLast(4, decodeLayers);

/**
 * A frame of a spin in a colour: 800 × 600 px JPEG, which the image endpoint turns into what a browser takes.
 *
 * @param input.frame 0 to 35
 * @param input.paint colour as `#rrggbb`
 * @throws when the layers of the shape are not there: `node tooling/pictures/render-spins.ts` makes them
 */
export async function composeSpinFrame({
  shape,
  frame,
  paint,
}: {
  shape: PictureShape;
  frame: number;
  paint: string;
}): Promise<Buffer> {
  const { degrees, mirrored } = spinSource(frame);
  const { width, height, pixels } = await painted(spinLayerName(shape, degrees), paint);
  const picture = sharp(pixels, { raw: { width, height, channels: 3 } });
  return (mirrored ? picture.flop() : picture).jpeg({ quality: 88, chromaSubsampling: "4:4:4" }).toBuffer();
}

async function paintFrame(name: string, paint: string): Promise<PaintedFrame> {
  const { width, height, base, paint: response } = await decoded(name);
  return { width, height, pixels: paintLayers(base, response, paint) };
}

async function decodeLayers(name: string): Promise<Layers> {
  const file = join(import.meta.dirname, "spin-layers", name);
  const [base, paint] = await Promise.all([
    sharp(`${file}-base.avif`).removeAlpha().raw().toBuffer({ resolveWithObject: true }),
    sharp(`${file}-paint.avif`).extractChannel(0).raw().toBuffer(),
  ]);
  return { width: base.info.width, height: base.info.height, base: base.data, paint };
}
