import { displayFontPath, displayFonts, displayFontSubsets } from "@forecourt/core/schemas";
import type { DisplayFontName, DisplayFontSubset } from "@forecourt/core/schemas";
import type { SiteThemeTokens } from "@forecourt/ui-kit/theme";

/** Fonts of Arial's widths that devices have: the typeface's measures are laid over them. */
const fallbacks = ["Arial Bold", "Liberation Sans Bold"];

/**
 * The script that brings a typeface, a file for each set of letters; it stands in the head, before anything is painted.
 * `optional`: a typeface that is not there for the first paint waits for the next page, so that no text ever moves. A rule `@font-face`
 * would not keep that: when the whole style sheets arrive, browsers read the rules anew, and use a file that came too late after all.
 */
export function displayFontScript(name: DisplayFontName): string {
  const { family, weight } = displayFonts[name];
  return (Object.entries(displayFontSubsets) as [DisplayFontSubset, string | undefined][])
    .map(([subset, range]) => {
      const words = JSON.stringify({ weight: String(weight), display: "optional", unicodeRange: range });
      return `document.fonts.add(new FontFace("${family}","url(${displayFontPath(name, subset)})",${words}))`;
    })
    .join(";");
}

/** The rule of a typeface's fallback: a font that devices have, in the typeface's measures. */
export function fallbackFontCss(name: DisplayFontName): string {
  const { family, weight, fallback } = displayFonts[name];
  const { sizePercent, ascentPercent, descentPercent } = fallback;
  const src = fallbacks.map((local) => `local("${local}")`).join(",");
  return `@font-face{font-family:"${family} Fallback";font-weight:${weight};src:${src};size-adjust:${sizePercent}%;ascent-override:${ascentPercent}%;descent-override:${descentPercent}%;line-gap-override:0%}`;
}

/** The tokens of a theme with the typeface in them; the family of `headingFont` comes after it. */
export function displayFontTokens(name: DisplayFontName, tokens: SiteThemeTokens): SiteThemeTokens {
  const { family, weight } = displayFonts[name];
  const families = [`"${family}"`, `"${family} Fallback"`, ...(tokens.headingFont ? [tokens.headingFont] : [])];
  return { ...tokens, headingFont: families.join(","), headingWeight: weight };
}

/** Address of the file that most pages need. */
export const displayFontHref = (name: DisplayFontName): string => displayFontPath(name);
