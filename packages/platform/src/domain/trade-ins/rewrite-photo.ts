import { tradeInPhotoLimits, tradeInPhotoTexts } from "@forecourt/core/trade-in";
import type { Metadata } from "sharp";
import { InvalidError } from "../../base/errors/domain-error.ts";
import { loadSharp } from "../../base/pictures/load-sharp.ts";

/** A photo as it is stored. */
export interface RewrittenPhoto {
  jpeg: Buffer;
  /** In px. */
  width: number;
  height: number;
}

/** Formats by a file's content; its name and type may be wrong. */
const formats: readonly (string | undefined)[] = ["jpeg", "png", "webp"];

/**
 * Decodes a photo and writes it anew as a JPEG of at most 1600 px: where it was taken, with what and when, and whatever
 * else hides in its file is left behind. It is turned as its camera said before that is forgotten.
 *
 * @throws InvalidError `photo_unreadable` for what is no JPEG, PNG or WebP as a whole, `photo_too_many_pixels`
 */
export async function rewritePhoto(sent: Uint8Array): Promise<RewrittenPhoto> {
  const { maxPixels, storedEdge } = tradeInPhotoLimits;
  // Reads only the header, so that a file with too many pixels is never decoded.
  const facts = await factsOf(sent);
  if (!facts || !formats.includes(facts.format)) throw unreadable();
  if (facts.width * facts.height > maxPixels) throw new InvalidError("photo_too_many_pixels", tradeInPhotoTexts.pixels);
  try {
    const sharp = await loadSharp();
    const { data, info } = await sharp(sent, { limitInputPixels: maxPixels, failOn: "error", pages: 1 })
      .rotate()
      .resize({ width: storedEdge, height: storedEdge, fit: "inside", withoutEnlargement: true })
      .flatten({ background: "#ffffff" })
      .toColourspace("srgb")
      .jpeg({ quality: 80, mozjpeg: false })
      .toBuffer({ resolveWithObject: true });
    return { jpeg: data, width: info.width, height: info.height };
  } catch {
    throw unreadable();
  }
}

async function factsOf(sent: Uint8Array): Promise<Metadata | undefined> {
  try {
    const sharp = await loadSharp();
    return await sharp(sent, { limitInputPixels: false }).metadata();
  } catch {
    return undefined;
  }
}

const unreadable = () => new InvalidError("photo_unreadable", tradeInPhotoTexts.type);
