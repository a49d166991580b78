import { contrast, luminance, rgbOf } from "../../color/contrast.ts";
import { contradiction, repeats } from "./contradiction.ts";
import type { FindContradictions } from "./contradiction.ts";

/** Contrast that running text needs on its ground (WCAG 2.2, 1.4.3 AA). */
const textContrast = 4.5;

/**
 * Text that cannot be read on the page it stands on is refused, with its template's colours for those that the site
 * leaves to it. All other colours of text are computed from these and always reach AA.
 */
export const themeContradictions: readonly FindContradictions[] = [
  contradiction(["theme"], ({ theme: { ink, page } }, wrong) => {
    if (ink === undefined || page === undefined) return;
    const reached = contrast(rgbOf(ink), rgbOf(page));
    if (reached < textContrast)
      wrong(
        "theme.ink",
        `Text of ${ink} on a page of ${page} has a contrast of ${(Math.floor(reached * 10) / 10).toFixed(1)}:1, and reading needs ${textContrast}:1 (WCAG AA). Use a ${luminance(rgbOf(page)) > 0.18 ? "darker" : "lighter"} ink, or change theme.page.`,
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
