import { fileURLToPath } from "node:url";
import { displayFonts } from "@forecourt/core/schemas";
import type { DisplayFontName, DisplayFontSubset } from "@forecourt/core/schemas";

/** Where the file of a typeface lies: in the package that brings it, with its licence. */
export function displayFontFile(name: DisplayFontName, subset: DisplayFontSubset): string {
  const { weight } = displayFonts[name];
  return fileURLToPath(import.meta.resolve(`@fontsource/${name}/files/${name}-${subset}-${weight}-normal.woff2`));
}
