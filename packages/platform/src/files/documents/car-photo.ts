import { join } from "node:path";
import type { Car } from "@forecourt/core/schemas";
import { sourceFile } from "../../domain/media/source-file.ts";
import { AddressRefusedError } from "../../base/outside/outside-fetch.ts";
import type { OutsideFetch } from "../../base/outside/outside-fetch.ts";
import { sheetColours } from "./sheet-colours.ts";
import { loadSharp } from "../../base/pictures/load-sharp.ts";

/**
 * Sizes of pictures on paper, in px: about 150 dots an inch. One alone is shown whole on a ground as wide as the page;
 * of three the first is two thirds.
 */
const sizes = {
  alone: { width: 1040, height: 416 },
  first: { width: 700, height: 420 },
  other: { width: 340, height: 204 },
};
const timeoutMs = 5000;
const maxBytes = 12 * 1024 * 1024;

/**
 * A car's first three pictures as JPEGs for paper, or its first alone; without those that cannot be had. Pictures of
 * the media folder are read from there; one on another host is fetched over https, where the operator allows it (see
 * `createOutsideCaller`).
 */
export async function carPhotos(
  dataDir: string,
  fetch: OutsideFetch,
  car: Pick<Car, "primary_image_url" | "images">,
): Promise<Buffer[]> {
  const keys = [...new Set([car.primary_image_url, ...car.images.map(({ image }) => image.url)])]
    .filter((key) => typeof key === "string" && key !== "")
    .slice(0, 3);
  const hasThree = keys.length === 3;
  const asked = (hasThree ? keys : keys.slice(0, 1)).map((key, index) =>
    carPhoto(dataDir, fetch, key ?? "", hasThree ? (index === 0 ? sizes.first : sizes.other) : sizes.alone),
  );
  const [first, ...others] = await Promise.all(asked);
  const had = others.filter((photo) => photo !== undefined);
  if (!first) return [];
  return !hasThree || had.length === 2
    ? [first, ...had]
    : [(await carPhoto(dataDir, fetch, keys[0] ?? "", sizes.alone)) ?? first];
}

async function carPhoto(
  dataDir: string,
  fetch: OutsideFetch,
  key: string,
  size: { width: number; height: number },
): Promise<Buffer | undefined> {
  const source = /^https?:\/\//i.test(key)
    ? await fetched(fetch, key)
    : (await sourceFile(join(dataDir, "media"), key.replace(/^\/+/, "")))?.file;
  if (source === undefined) return undefined;
  const sharp = await loadSharp();
  return sharp(source, { limitInputPixels: 60_000_000, failOn: "error" })
    .rotate()
    .resize({ ...size, fit: size === sizes.alone ? "contain" : "cover", background: sheetColours.ground })
    .flatten({ background: "#ffffff" })
    .jpeg({ quality: 80 })
    .toBuffer();
}

async function fetched(fetch: OutsideFetch, address: string): Promise<Buffer | undefined> {
  const response = await fetch(address, { redirect: "error", signal: AbortSignal.timeout(timeoutMs) }).catch(
    (error: unknown) => {
      if (error instanceof AddressRefusedError) return undefined;
      throw error;
    },
  );
  if (!response?.ok || !response.body || Number(response.headers.get("content-length") ?? 0) > maxBytes) {
    await response?.body?.cancel();
    return undefined;
  }
  const parts: Uint8Array[] = [];
  let bytes = 0;
  for await (const part of response.body) {
    bytes += part.byteLength;
    if (bytes > maxBytes) return undefined;
    parts.push(part);
  }
  return Buffer.concat(parts);
}
