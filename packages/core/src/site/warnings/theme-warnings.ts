import { displayFontNames, displayFonts } from "../display-fonts.ts";
import type { Site } from "../site-document.ts";
import type { Warn } from "./warn.ts";

/** Families that phones and computers bring along, one kind or another, in small letters. */
const deviceFamilies = new Set(
  `system-ui, ui-sans-serif, ui-serif, ui-monospace, ui-rounded, sans-serif, serif, monospace, cursive, -apple-system, blinkmacsystemfont,
  arial, arial black, arial narrow, avenir, avenir next, baskerville, book antiqua, calibri, cambria, candara, cantarell, charter, consolas, constantia,
  courier, courier new, dejavu sans, didot, futura, garamond, georgia, gill sans, helvetica, helvetica neue, impact, iowan old style, liberation sans, menlo,
  noto sans, noto serif, optima, palatino, palatino linotype, roboto, rockwell, segoe ui, tahoma, times, times new roman, trebuchet ms, ubuntu, verdana`
    .split(",")
    .map((family) => family.trim()),
);

/** A family that no device has shows as another one, and nobody hears of it. */
export function themeWarnings({ theme }: Site, warn: Warn): void {
  for (const key of ["headingFont", "textFont"] as const) {
    const family = familyOf(theme[key]);
    if (family === undefined || deviceFamilies.has(family.toLowerCase())) continue;
    const served = displayFontNames.find((name) => displayFonts[name].family.toLowerCase() === family.toLowerCase());
    const instead =
      served === undefined
        ? `Of those that the platform serves, theme.displayFont takes ${displayFontNames.join(", ")} for headings.`
        : `The platform serves it for headings: theme.displayFont takes ${served}.`;
    warn(
      `theme.${key}`,
      "S1 §1, S2 §1",
      `Devices do not have the family ${family}, so shoppers see another one unless the template brings it. ${instead}`,
    );
  }
}

/** The first family of a list, without quotes. */
const familyOf = (list: string | undefined): string | undefined =>
  list?.split(",")[0]?.replaceAll(/["']/g, "").trim() || undefined;
