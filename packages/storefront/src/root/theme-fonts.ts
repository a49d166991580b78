import {
  displayFontPath,
  displayFonts,
  displayFontSubsets,
  firstFamily,
  isBoldWeight,
  themeFontPath,
} from "@forecourt/core/schemas";
import type { DisplayFontName, DisplayFontSubset, Site, ThemeFont } from "@forecourt/core/schemas";
import type { SiteThemeTokens } from "@forecourt/ui-kit/theme";

/** The typefaces of a site's pages, and what the look is once they are in it. */
export interface ThemeFonts {
  tokens: SiteThemeTokens;
  /** Rules of the fallbacks: fonts that devices have, in the typefaces' measures. */
  css: string;
  /** Addresses of the files that most pages need. */
  hrefs: string[];
  /** The script that brings the files; undefined where devices' own fonts serve. */
  script: string | undefined;
}

/** One weight of a typeface, a file for each set of letters. */
interface Face {
  family: string;
  weight: number;
  files: readonly { href: string; unicodeRange?: string | undefined }[];
  fallback: ThemeFont["fallback"];
}

/**
 * The typefaces that a theme names: one that the platform serves, and those that the dealer brings.
 *
 * @example
 * themeFonts({ displayFont: "sora" }).hrefs // ["/fonts/5.3.0/sora.woff2"]
 */
export function themeFonts({ displayFont, fonts = [], logo: _logo, ...tokens }: Site["theme"]): ThemeFonts {
  const faces = [...(displayFont ? [displayFace(displayFont)] : []), ...fonts.map(ownFace)];
  const heading = displayFont ? displayFonts[displayFont].family : firstFamily(tokens.headingFont);
  const used = faces.filter(({ family }) => family === heading || family === firstFamily(tokens.textFont));
  const weights = used.filter(({ family }) => family === heading).map(({ weight }) => weight);
  const headingWeight = displayFont ? weights[0] : (tokens.headingWeight ?? weights.toSorted((a, b) => b - a)[0]);
  const rest = displayFont && tokens.headingFont ? [tokens.headingFont] : [];
  return {
    tokens: {
      ...tokens,
      headingFont: displayFont ? [...named(heading ?? ""), ...rest].join(",") : withFallback(tokens.headingFont, used),
      textFont: withFallback(tokens.textFont, used),
      headingWeight,
      ...(displayFont && "hasHangingFigures" in displayFonts[displayFont]
        ? { figureFont: `"${heading} Fallback"` }
        : {}),
    },
    css: used.map(fallbackCss).join(""),
    hrefs: used.flatMap(({ files }) => files.slice(0, 1).map(({ href }) => href)),
    script: used.length === 0 ? undefined : used.map(faceScript).join(";"),
  };
}

function displayFace(name: DisplayFontName): Face {
  const { family, weight, fallback } = displayFonts[name];
  const subsets = Object.entries(displayFontSubsets) as [DisplayFontSubset, string | undefined][];
  const files = subsets.map(([subset, unicodeRange]) => ({
    href: displayFontPath(name, subset),
    unicodeRange,
  }));
  return { family, weight, fallback, files };
}

const ownFace = (font: ThemeFont): Face => ({ ...font, files: [{ href: themeFontPath(font) }] });

/**
 * The script that brings a typeface; it stands in the head, before anything is painted. `optional`: a typeface that is
 * not there for the first paint waits for the next page, so that no text ever moves. A rule `@font-face` would not keep
 * that: when the whole style sheets arrive, browsers read the rules anew, and use a file that came too late after all.
 */
const faceScript = ({ family, weight, files }: Face): string =>
  files
    .map(({ href, unicodeRange }) => {
      const words = JSON.stringify({ weight: String(weight), display: "optional", unicodeRange });
      return `document.fonts.add(new FontFace("${family}","url(${href})",${words}))`;
    })
    .join(";");

/** The rule of a typeface's fallback: a font of Arial's widths, which devices have, in the typeface's measures. */
function fallbackCss({ family, weight, fallback }: Face): string {
  const { sizePercent, ascentPercent, descentPercent } = fallback;
  const bold = isBoldWeight(weight) ? " Bold" : "";
  const src = ["Arial", "Liberation Sans"].map((local) => `local("${local}${bold}")`).join(",");
  return `@font-face{font-family:"${family} Fallback";font-weight:${weight};src:${src};size-adjust:${sizePercent}%;ascent-override:${ascentPercent}%;descent-override:${descentPercent}%;line-gap-override:0%}`;
}

const named = (family: string): string[] => [`"${family}"`, `"${family} Fallback"`];

/** A list of families, with the fallback of the first where it is brought. */
function withFallback(list: string | undefined, faces: readonly Face[]): string | undefined {
  const first = firstFamily(list);
  if (list === undefined || first === undefined || !faces.some(({ family }) => family === first)) return list;
  return [...named(first), ...list.split(",").slice(1)].join(",");
}
