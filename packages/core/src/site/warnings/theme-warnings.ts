import { displayFontNames, displayFonts } from "../display-fonts.ts";
import { firstFamily } from "../theme-fonts-setting.ts";
import type { Site } from "../site-document.ts";
import type { Warn } from "./warn.ts";

const source = "S1 §1, S2 §1";

/** Families that phones and computers bring along, one kind or another, in small letters. */
const deviceFamilies = new Set(
  `system-ui, ui-sans-serif, ui-serif, ui-monospace, ui-rounded, sans-serif, serif, monospace, cursive, -apple-system, blinkmacsystemfont,
  arial, arial black, arial narrow, avenir, avenir next, baskerville, book antiqua, calibri, cambria, candara, cantarell, charter, consolas, constantia,
  courier, courier new, dejavu sans, didot, futura, garamond, georgia, gill sans, helvetica, helvetica neue, impact, iowan old style, liberation sans, menlo,
  noto sans, noto serif, optima, palatino, palatino linotype, roboto, rockwell, segoe ui, tahoma, times, times new roman, trebuchet ms, ubuntu, verdana`
    .split(",")
    .map((family) => family.trim()),
);

/**
 * A family that no device has shows as another one, and nobody hears of it; a typeface that nothing names shows
 * nowhere.
 */
export function themeWarnings({ theme }: Site, warn: Warn): void {
  const fonts = theme.fonts ?? [];
  const named = (["headingFont", "textFont"] as const).map((key) => ({ key, family: firstFamily(theme[key]) }));
  for (const { key, family } of named) {
    if (family === undefined || deviceFamilies.has(family.toLowerCase())) continue;
    if (fonts.some((font) => font.family === family)) continue;
    const served = displayFontNames.find((name) => displayFonts[name].family.toLowerCase() === family.toLowerCase());
    const instead =
      served === undefined
        ? `Store its file with forecourt media add and name it in theme.fonts; or, for headings, theme.displayFont takes ${displayFontNames.join(", ")}.`
        : `The platform serves it for headings: theme.displayFont takes ${served}.`;
    warn(
      `theme.${key}`,
      source,
      `Neither theme.fonts nor devices have the family ${family}, so shoppers see another one unless the template brings it. ${instead}`,
    );
  }
  for (const [index, { family }] of fonts.entries())
    if (!named.some((one) => one.family === family))
      warn(
        `theme.fonts.${index}`,
        source,
        `Nothing is set in ${family}. Name it first in theme.headingFont or theme.textFont.`,
      );
}
