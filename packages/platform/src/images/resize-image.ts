import sharp from "sharp";
import type { ImageFormat } from "./image-request.ts";

// Two pictures at a time, one thread each: resizing must not take the processor from the pages.
sharp.concurrency(1);
sharp.cache(false);

/**
 * Makes a picture of the given width, never larger than the original. WebP and JPEG at quality 78 (S2 §9); AVIF at 55,
 * which looks the same, with little effort so that a first visit does not wait long.
 */
export async function resizeImage(file: string, width: number, format: ImageFormat): Promise<Buffer> {
  const picture = sharp(file, { limitInputPixels: 60_000_000, failOn: "error" }).rotate().resize({ width, withoutEnlargement: true });
  if (format === "avif") return picture.avif({ quality: 55, effort: 1 }).toBuffer();
  if (format === "webp") return picture.webp({ quality: 78, effort: 3 }).toBuffer();
  return picture.flatten({ background: "#ffffff" }).jpeg({ quality: 78, mozjpeg: true }).toBuffer();
}
