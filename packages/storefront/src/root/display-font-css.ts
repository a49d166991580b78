import { displayFontPath, displayFonts, displayFontSubsets } from "@forecourt/core/schemas";
import type { DisplayFontName, DisplayFontSubset } from "@forecourt/core/schemas";
import type { SiteThemeTokens } from "@forecourt/ui-kit/theme";

/** Fonts of Arial's widths that devices have: the typeface's measures are laid over them. */
const fallbacks = ["Arial Bold", "Liberation Sans Bold"];

/**
 * The rules that bring a typeface: a file for each set of letters, and the fallback in its measures.
 * `optional`: a typeface that is not there for the first paint waits for the next page, so that no text ever moves.
 */
export function displayFontCss(name: DisplayFontName): string {
  const { family, weight, fallback } = displayFonts[name];
  const faces = (Object.entries(displayFontSubsets) as [DisplayFontSubset, string | undefined][]).map(
    ([subset, range]) =>
      `@font-face{font-family:"${family}";font-weight:${weight};font-display:optional;src:url(${displayFontPath(name, subset)})format("woff2")${range ? `;unicode-range:${range}` : ""}}`,
  );
  const { sizePercent, ascentPercent, descentPercent } = fallback;
  const src = fallbacks.map((local) => `local("${local}")`).join(",");
  return `${faces.join("")}@font-face{font-family:"${family} Fallback";font-weight:${weight};src:${src};size-adjust:${sizePercent}%;ascent-override:${ascentPercent}%;descent-override:${descentPercent}%;line-gap-override:0%}`;
}

/** The tokens of a theme with the typeface in them; the family of `headingFont` comes after it. */
export function displayFontTokens(name: DisplayFontName, tokens: SiteThemeTokens): SiteThemeTokens {
  const { family, weight } = displayFonts[name];
  const families = [`"${family}"`, `"${family} Fallback"`, ...(tokens.headingFont ? [tokens.headingFont] : [])];
  return { ...tokens, headingFont: families.join(","), headingWeight: weight };
}

/** Address of the file that most pages need. */
export const displayFontHref = (name: DisplayFontName): string => displayFontPath(name);
