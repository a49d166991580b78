import { z } from "zod";
import { setting, shortText } from "./setting.ts";

const source = "S1 §1, S2 §1";
const percent = (least: number, most: number) => z.number().min(least).max(most);

/** Weights from which a typeface's fallback is a bold one. */
const boldFrom = 600;

/** A typeface that a dealer brings: a file of the site, one weight of one family. */
export const themeFontSchema = z.strictObject({
  family: setting(
    shortText(60).regex(/^[\p{L}\p{N}][\p{L}\p{N} _-]*$/u, "Write the name of the family alone, without quotes."),
    source,
    "Name by which headingFont and textFont know it.",
  ),
  weight: setting(z.number().int().min(100).max(900), source, "Weight that the file is used for."),
  file: setting(
    z
      .string()
      .regex(/^\/content\/[0-9a-f]{40}\.woff2$/, "Store the file with forecourt media add, and write what it prints."),
    source,
    "The stored file (woff2).",
  ),
  fallback: setting(
    z.strictObject({
      sizePercent: setting(percent(30, 300), source, "Width of its letters by those of the fallback's."),
      ascentPercent: setting(percent(20, 400), source, "How far a line reaches up."),
      descentPercent: setting(percent(0, 200), source, "How far a line reaches down."),
    }),
    source,
    `Measures of the fallback, Arial (Arial Bold from ${boldFrom}), with which it takes the place that the typeface takes.`,
  ),
});

/** A typeface that a dealer brings. */
export type ThemeFont = z.output<typeof themeFontSchema>;

/**
 * Whether what stands in for a weight is a bold font.
 *
 * @example
 * isBoldWeight(700) // true
 */
export const isBoldWeight = (weight: number): boolean => weight >= boldFrom;

/**
 * Address of a stored file of a typeface.
 *
 * @example
 * themeFontPath({ file: "/content/0123456789abcdef0123456789abcdef01234567.woff2" }) // "/fonts/content/0123456789abcdef0123456789abcdef01234567.woff2"
 */
export const themeFontPath = ({ file }: Pick<ThemeFont, "file">): string => `/fonts${file}`;

/**
 * The first family of a list in CSS spelling, without quotes; undefined for an empty list.
 *
 * @example
 * firstFamily('"Brand Sans", Georgia') // "Brand Sans"
 */
export const firstFamily = (list: string | undefined): string | undefined =>
  list?.split(",")[0]?.replaceAll(/["']/g, "").trim() || undefined;
