import { contrast } from "@forecourt/core/schemas";
import type { Rgb } from "@forecourt/core/schemas";
import { loadSharp } from "../../base/pictures/load-sharp.ts";

/** How large a logo is kept, px: three times what a header shows. */
const kept = { width: 960, height: 320 };
/** The least that is a logo, px. */
const least = { width: 48, height: 20 };
const maxPixels = 60_000_000;
const formats = new Set(["png", "webp", "jpeg", "heif"]);
/** Contrast that a part of a logo needs against its background to be seen (WCAG 2.2, 1.4.11). */
const seenContrast = 3;
/** A logo of which less than this is seen is no logo on that ground. */
const minSeen = 0.25;

/** A logo for one ground, as WebP. */
export interface Logo {
  picture: Buffer;
  width: number;
  height: number;
}

/** What is made of a dealer's picture; a sentence where it is no logo. */
export type MadeLogos = { light: Logo; dark: Logo; hasGround: boolean } | string;

/**
 * Checks a dealer's logo and makes one for light grounds and one for dark: its empty edge is cut, and of a logo without
 * a ground of its own what would not be seen is turned light or dark. A picture for dark grounds of the dealer's own is
 * taken as it is.
 *
 * @param light the picture, in PNG, WebP, AVIF or JPEG
 * @param dark the dealer's own for dark grounds, of the same shape
 * @example
 * await makeLogos(await readFile("logo.png")) // { light: { picture, width: 720, height: 160 }, dark: { … }, hasGround: false }
 */
export async function makeLogos(light: Uint8Array, dark?: Uint8Array): Promise<MadeLogos> {
  const [first, second] = [await readLogo(light), dark && (await readLogo(dark))];
  if (typeof first === "string") return first;
  if (typeof second === "string") return `The logo for dark grounds: ${second}`;
  const hasGround = !isTransparent(first);
  const made = { light: onGround(first, white), dark: second ?? onGround(first, black), hasGround };
  for (const [logo, ground, name] of [
    [made.light, white, "light"],
    [made.dark, black, "dark"],
  ] as const)
    if (isTransparent(logo) && seenShare(logo, ground) < minSeen)
      return `The logo is hardly seen on a ${name} ground. Name one for each: light.png,dark.png.`;
  return { light: await asWebp(made.light), dark: await asWebp(made.dark), hasGround };
}

/** Dots of red, green, blue and cover. */
interface Dots {
  data: Buffer;
  width: number;
  height: number;
}

async function readLogo(bytes: Uint8Array): Promise<Dots | string> {
  const sharp = await loadSharp();
  const picture = () => sharp(bytes, { limitInputPixels: maxPixels, failOn: "error" });
  try {
    const { format } = await picture().metadata();
    if (!formats.has(format)) return "This is no picture in PNG, WebP, AVIF or JPEG.";
    const cut = await picture().autoOrient().ensureAlpha().trim().png().toBuffer();
    const { data, info } = await sharp(cut)
      .resize({ ...kept, fit: "inside", withoutEnlargement: true })
      .toColourspace("srgb")
      .raw()
      .toBuffer({ resolveWithObject: true });
    if (info.width < least.width || info.height < least.height)
      return `The logo is ${info.width} × ${info.height} px once its empty edge is cut; it needs ${least.width} × ${least.height}.`;
    return { data, width: info.width, height: info.height };
  } catch {
    return "This is no picture in PNG, WebP, AVIF or JPEG.";
  }
}

const white: Rgb = [255, 255, 255];
const black: Rgb = [16, 18, 22];

const isTransparent = ({ data }: Dots) => data.some((value, at) => at % 4 === 3 && value < 128);

function* visible({ data }: Dots): Generator<[at: number, color: Rgb]> {
  for (let at = 0; at < data.length; at += 4)
    if ((data[at + 3] ?? 0) > 0) yield [at, [data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0]];
}

function seenShare(logo: Dots, ground: Rgb): number {
  let [all, seen] = [0, 0];
  for (const [, color] of visible(logo)) {
    all += 1;
    if (contrast(color, ground) >= seenContrast) seen += 1;
  }
  return seen / Math.max(1, all);
}

/**
 * The same logo with what would not be seen on a ground in black or white; one that brings its own ground stays as it
 * is.
 */
function onGround(logo: Dots, ground: Rgb): Dots {
  if (!isTransparent(logo)) return logo;
  const data = Buffer.from(logo.data);
  const ink = ground === white ? black : white;
  for (const [at, color] of visible(logo)) if (contrast(color, ground) < seenContrast) data.set(ink, at);
  return { ...logo, data };
}

async function asWebp({ data, width, height }: Dots): Promise<Logo> {
  const sharp = await loadSharp();
  const picture = await sharp(data, { raw: { width, height, channels: 4 } })
    .webp({ quality: 90, alphaQuality: 100 })
    .toBuffer();
  return { picture, width, height };
}
