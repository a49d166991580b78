import sharp from "sharp";
import type { Raw, Sharp } from "sharp";
import type { RenderedLayers } from "./layer-code.ts";

/**
 * Writes the two layers of a picture as AVIF, about 30 kB at 1600 × 1200: `<file>-base.avif` and `<file>-paint.avif`.
 *
 * @param quality of the base, 1 to 100; paint answers to light so evenly that its layer may be a little coarser
 * @param width to which a picture that was rendered smaller is enlarged
 */
export async function storeLayers(
  file: string,
  { width: rendered, height, base, paint }: RenderedLayers,
  quality: number,
  width: number = rendered,
): Promise<void> {
  const layer = (bytes: string, channels: Raw["channels"]): Sharp =>
    sharp(Buffer.from(bytes, "base64"), { raw: { width: rendered, height, channels } }).resize({
      width,
      kernel: "lanczos3",
    });
  await layer(base, 3).avif({ quality, effort: 4 }).toFile(`${file}-base.avif`);
  await layer(paint, 1)
    .avif({ quality: quality - 4, effort: 4 })
    .toFile(`${file}-paint.avif`);
}
