import { contradiction, repeats } from "./contradiction.ts";
import type { FindContradictions } from "./contradiction.ts";

/** Contrast that running text needs on its ground (WCAG 2.2, 1.4.3 AA). */
const textContrast = 4.5;

/**
 * Text that cannot be read on the page it stands on is refused, with its template's colours for those that the site leaves to it.
 * All other colours of text are computed from these and always reach AA.
 */
export const themeContradictions: readonly FindContradictions[] = [
  contradiction(["theme"], ({ theme: { ink, page } }, wrong) => {
    if (ink === undefined || page === undefined) return;
    const reached = contrast(ink, page);
    if (reached < textContrast)
      wrong(
        "theme.ink",
        `Text of ${ink} on a page of ${page} has a contrast of ${(Math.floor(reached * 10) / 10).toFixed(1)}:1, and reading needs ${textContrast}:1 (WCAG AA). Use a ${luminance(page) > 0.18 ? "darker" : "lighter"} ink, or change theme.page.`,
      );
  }),
  contradiction(["theme"], ({ theme: { fonts = [] } }, wrong) =>
    repeats(
      fonts,
      (index) => `theme.fonts.${index}`,
      ({ family, weight }) => `${family} in ${weight}`,
      wrong,
    ),
  ),
];

/** Contrast of two colours, 1 to 21 (WCAG 2.2 "contrast ratio"). */
function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

/** Relative luminance of `#rrggbb`, 0 to 1 (WCAG 2.2). */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
