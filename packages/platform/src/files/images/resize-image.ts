import { imageQuality } from "@forecourt/core";
import type { ImageFormat } from "../../domain/media/image-request.ts";
import { loadSharp } from "../../base/pictures/load-sharp.ts";

/** The middle of what the specification asks for (S2 §9). */
const quality = Math.round((imageQuality.min + imageQuality.max) / 2);
/** On AVIF's own scale: as like the original as WebP at {@link quality}, with fewer bytes (docs/decisions/0008). */
const avifQuality = 55;

/**
 * Makes a picture of the given width, never larger than the original: WebP and JPEG at quality 78 (S2 §9), AVIF at what
 * looks the same, with little effort so that a first visit does not wait long.
 */
export async function resizeImage(file: string, width: number, format: ImageFormat): Promise<Buffer> {
  const sharp = await loadSharp();
  const picture = sharp(file, { limitInputPixels: 60_000_000, failOn: "error" })
    .rotate()
    .resize({ width, withoutEnlargement: true });
  if (format === "avif") return picture.avif({ quality: avifQuality, effort: 1 }).toBuffer();
  if (format === "webp") return picture.webp({ quality, effort: 3 }).toBuffer();
  return picture.flatten({ background: "#ffffff" }).jpeg({ quality, mozjpeg: true }).toBuffer();
}
