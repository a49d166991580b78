/**
 * A typeface that the platform serves itself, and how the shopper's own fonts are shaped to its measures until it is
 * there.
 */
export interface DisplayFont {
  family: string;
  /** The one weight that is served. */
  weight: number;
  /**
   * Measures of the fallback (Arial Bold, or a font of its widths) in percent: with them it takes the place that the
   * typeface takes.
   */
  fallback: { sizePercent: number; ascentPercent: number; descentPercent: number };
  /** Its figures hang below the line: in headings only. Prices have the figures of the fallback. @default false */
  hasHangingFigures?: true;
}

/**
 * Typefaces of headings that a site may choose. All are under the SIL Open Font License; a test reads the measures from
 * the files again. Each has its own voice: a plain grotesque, narrow and industrial, round and technical, soft with
 * serifs, sturdy slabs, drawn by ruler.
 */
export const displayFonts = {
  archivo: {
    family: "Archivo",
    weight: 700,
    fallback: { sizePercent: 98.34, ascentPercent: 89.28, descentPercent: 21.36 },
  },
  "barlow-condensed": {
    family: "Barlow Condensed",
    weight: 700,
    fallback: { sizePercent: 76.04, ascentPercent: 131.5, descentPercent: 26.3 },
  },
  sora: { family: "Sora", weight: 600, fallback: { sizePercent: 106.88, ascentPercent: 90.76, descentPercent: 27.13 } },
  fraunces: {
    family: "Fraunces",
    weight: 600,
    fallback: { sizePercent: 100.94, ascentPercent: 96.89, descentPercent: 25.26 },
    hasHangingFigures: true,
  },
  "zilla-slab": {
    family: "Zilla Slab",
    weight: 700,
    fallback: { sizePercent: 92.3, ascentPercent: 102.28, descentPercent: 27.74 },
    hasHangingFigures: true,
  },
  "space-grotesk": {
    family: "Space Grotesk",
    weight: 700,
    fallback: { sizePercent: 102.09, ascentPercent: 96.39, descentPercent: 28.6 },
  },
} as const satisfies Readonly<Record<string, DisplayFont>>;

/** Name of a typeface, as `theme.displayFont` has it. */
export type DisplayFontName = keyof typeof displayFonts;

/** Names of all typefaces. */
export const displayFontNames = Object.keys(displayFonts) as [DisplayFontName, ...DisplayFontName[]];

/**
 * The files of a typeface: the letters of English, and those with marks, the long vowels of Māori among them. Browsers
 * load the second where a page has a letter of its range.
 */
export const displayFontSubsets = {
  latin: undefined,
  "latin-ext": "U+100-2BA,U+1E00-1EF9",
} as const;

/** Letters that one file has. */
export type DisplayFontSubset = keyof typeof displayFontSubsets;

/** Version of the files: part of their addresses, so that browsers keep them for good. */
export const displayFontVersion = "5.3.0";

/**
 * Address of a typeface's file.
 *
 * @example
 * displayFontPath("sora") // "/fonts/5.3.0/sora.woff2"
 */
export function displayFontPath(name: DisplayFontName, subset: DisplayFontSubset = "latin"): string {
  return `/fonts/${displayFontVersion}/${name}${subset === "latin" ? "" : `-${subset}`}.woff2`;
}
