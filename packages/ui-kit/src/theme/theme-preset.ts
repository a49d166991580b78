/**
 * How the parts of a site's pages are built: what of a look is neither colour nor measure. What each name is like is
 * said of the same keys of a site's `theme` in docs/configuration.md.
 */
export interface ThemeLook {
  header: "row" | "centred" | "search" | "compact";
  hero: "photo" | "split" | "search" | "poster" | "framed" | "band";
  /** A car's card. */
  card: "photo" | "price" | "dense" | "panel" | "framed" | "open";
  /** Pictures of cars. */
  pictures: "plain" | "inset" | "toned" | "wide";
  /** A vehicle's page. */
  vehicle: "beside" | "stage" | "price" | "market" | "headline" | "facts";
  /** Pages of forms. */
  forms: "panel" | "behind" | "split";
  footer: "columns" | "places" | "line" | "centred";
  /** The menu of small screens. */
  menu: "list" | "words" | "tiles";
  /** Space around parts. */
  density: "airy" | "regular" | "dense";
  /**
   * Parts that stand on the dark band: the others stand on the page. `statements` are figures and calls to action among
   * the blocks.
   */
  bands: readonly ("header" | "hero" | "statements" | "footer")[];
}

/** What a site may change of its template's preset; every key left out keeps the preset's value. */
export interface SiteThemeTokens extends LookTokens {
  /** The dealer's colour, `#rrggbb`, for the single main action of a view. */
  accent?: string | undefined;
  /** Ground of the page, `#rrggbb`. */
  page?: string | undefined;
  /** Ground of header, footer and feature bands, `#rrggbb`. */
  band?: string | undefined;
  /** Near-black of text and headings, `#rrggbb`; moved further from the page when it would not read (AA). */
  ink?: string | undefined;
  /** Medium corner radius in px, 0–24; small is half and large is double of it. */
  radius?: number | undefined;
  /** Family list of running text, in CSS spelling. @default the system stack */
  textFont?: string | undefined;
  /** Family list of headings, in CSS spelling. */
  headingFont?: string | undefined;
  /**
   * Family list of prices and other large figures, where those of the headings do not stand on the line. @default that
   * of headings
   */
  figureFont?: string | undefined;
  /** Weight of headings, 400–900. */
  headingWeight?: number | undefined;
}

/** How the parts of pages are built, each with a standard of its own. */
type LookTokens = { [Name in keyof ThemeLook]?: ThemeLook[Name] | undefined };

/** The look of a template before a site changes anything. */
export interface ThemePreset extends SiteThemeTokens {
  accent: string;
  page: string;
  band: string;
  ink: string;
  /** @default 8 */
  radius?: number | undefined;
  /** Ground of cards and fields, `#rrggbb`. @default white, or a step lighter than a dark page */
  raised?: string | undefined;
  /** @default 650 */
  headingWeight?: number | undefined;
  /** Letter spacing of headings in em. @default -0.015 */
  headingTracking?: number | undefined;
  /** Space between the sections of a page, in px on a wide screen; a phone gets 60 % of it. @default 72 */
  sectionSpace?: number | undefined;
  /** The one shadow of raised things: `none` for a flat look. @default "soft" */
  shadow?: "none" | "soft" | undefined;
}

/** A calm neutral look: the ground on which a template's own preset can be built. */
export const neutralPreset: ThemePreset = { accent: "#1f5fd0", page: "#ffffff", band: "#12161c", ink: "#14181f" };
