import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { mkdir, rename, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { loadSharp } from "../../base/pictures/load-sharp.ts";

/** Bytes that a picture may have. */
export const maxPictureBytes = 10_000_000;
const maxPixels = 60_000_000;
const endings: Readonly<Record<string, string>> = { jpeg: "jpg", png: "png", webp: "webp", heif: "avif" };

/** A picture as documents and records know it. */
export interface StoredPicture {
  /** Its place below `media/` of the data folder, made from what it is, so that another picture never has it. */
  key: string;
  /** In pixels, as it is shown. */
  width: number;
  height: number;
}

/**
 * Key and size of a picture; a sentence where it is none that we show. An SVG is a document with scripts, so it is
 * none.
 */
export async function readPicture(bytes: Uint8Array): Promise<StoredPicture | string> {
  const sharp = await loadSharp();
  const found = await sharp(bytes, { limitInputPixels: maxPixels, failOn: "error" })
    .metadata()
    .catch(() => undefined);
  const ending = found && endings[found.format];
  if (!found || ending === undefined || (found.format === "heif" && found.compression !== "av1"))
    return "This is no picture in JPEG, PNG, WebP or AVIF.";
  if (found.width * found.height > maxPixels) return `The picture has more than ${maxPixels} pixels.`;
  const { width, height } = found.autoOrient;
  return { key: contentKey(bytes, ending), width, height };
}

/**
 * Place below `media/` of the data folder of a file that documents name, made from what it is, so that another file
 * never has it.
 *
 * @example
 * contentKey(Buffer.from("a"), "webp") // "content/ca978112ca1bbdcafac231b39a23dc4da786eff8.webp"
 */
export function contentKey(bytes: Uint8Array, ending: string): string {
  return `content/${createHash("sha256").update(bytes).digest("hex").slice(0, 40)}.${ending}`;
}

/** Writes a file below `media/` of the data folder; one that is there stays. */
export async function storeMedia(dataDir: string, key: string, read: () => Promise<Uint8Array>): Promise<void> {
  const target = join(dataDir, "media", key);
  if (existsSync(target)) return;
  await mkdir(dirname(target), { recursive: true });
  await writeFile(`${target}.part`, await read());
  await rename(`${target}.part`, target);
}
