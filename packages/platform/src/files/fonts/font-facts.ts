import { fromBuffer } from "@capsizecss/unpack";
import { isBoldWeight } from "@forecourt/core/schemas";
import type { ThemeFont } from "@forecourt/core/schemas";
import { create } from "fontkitten";
import type { Font } from "fontkitten";

/** Mean width of a letter of the fallbacks, as a part of the em. */
const fallbackWidth = { regular: 904 / 2048, bold: 983 / 2048 };

/** What a file says of its typeface. */
export type FontFacts = Pick<ThemeFont, "family" | "weight" | "fallback">;

/** Family, weight and measures of a typeface in woff2; undefined for any other file. */
export async function fontFacts(bytes: Buffer): Promise<FontFacts | undefined> {
  if (bytes.subarray(0, 4).toString("latin1") !== "wOF2") return undefined;
  try {
    const font = create(bytes) as Font;
    const { ascent, descent, lineGap, unitsPerEm, xWidthAvg } = await fromBuffer(bytes);
    const weight = Math.min(900, Math.max(100, font["OS/2"].usWeightClass));
    const size = xWidthAvg / unitsPerEm / fallbackWidth[isBoldWeight(weight) ? "bold" : "regular"];
    return {
      family: (font.getName("preferredFamily") ?? font.familyName).replaceAll(/[^\p{L}\p{N} _-]/gu, "").slice(0, 60),
      weight,
      fallback: {
        sizePercent: percent(size),
        ascentPercent: percent((ascent + lineGap / 2) / unitsPerEm / size),
        descentPercent: percent((lineGap / 2 - descent) / unitsPerEm / size),
      },
    };
  } catch {
    return undefined;
  }
}

const percent = (part: number) => Math.round(part * 10_000) / 100;
