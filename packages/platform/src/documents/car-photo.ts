import { join } from "node:path";
import type { Car } from "@forecourt/core/schemas";
import sharp from "sharp";
import { sourceFile } from "../images/create-image-server.ts";

/** Size of the picture on paper, in px; 150 dots an inch over the page's width. */
const size = { width: 1040, height: 585 };
const timeoutMs = 5000;
const mostBytes = 12 * 1024 * 1024;

/**
 * A car's first picture as a JPEG for paper; undefined when it has none or the picture cannot be had. Pictures of the media
 * folder are read from there; one on another host is fetched over https, never from an address or a name of this network.
 */
export async function carPhoto(dataDir: string, car: Pick<Car, "primary_image_url" | "images">): Promise<Buffer | undefined> {
  const key = car.primary_image_url ?? car.images[0]?.image.url;
  if (!key) return undefined;
  const source = /^https?:\/\//i.test(key) ? await fetched(key) : (await sourceFile(join(dataDir, "media"), key.replace(/^\/+/, "")))?.file;
  if (source === undefined) return undefined;
  return sharp(source, { limitInputPixels: 60_000_000, failOn: "error" }).rotate().resize({ ...size, fit: "cover" }).flatten({ background: "#ffffff" }).jpeg({ quality: 80 }).toBuffer();
}

/**
 * Whether a picture may be fetched from there.
 *
 * @example
 * isPublicHttps("https://10.0.0.1/car.jpg") // false
 */
export function isPublicHttps(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, hostname, port } = new URL(address);
  return protocol === "https:" && port === "" && /^(?=.*[a-z])[a-z0-9-]+(\.[a-z0-9-]+)*\.[a-z]{2,}$/.test(hostname) && !/\.(local|internal|localhost|lan|home|corp)$/.test(hostname);
}

async function fetched(address: string): Promise<Buffer | undefined> {
  if (!isPublicHttps(address)) return undefined;
  const response = await fetch(address, { redirect: "error", signal: AbortSignal.timeout(timeoutMs) });
  if (!response.ok || !response.body || Number(response.headers.get("content-length") ?? 0) > mostBytes) {
    await response.body?.cancel();
    return undefined;
  }
  const parts: Uint8Array[] = [];
  let bytes = 0;
  for await (const part of response.body) {
    bytes += part.byteLength;
    if (bytes > mostBytes) return undefined;
    parts.push(part);
  }
  return Buffer.concat(parts);
}
