/** How the parts of a site's pages are built: what of a look is neither colour nor measure. */
export interface ThemeLook {
  /** One row; the logo in the middle over the menu; a search box over the menu; one slim row with the menu in a sheet. */
  header: "row" | "centred" | "search" | "compact";
  /**
   * A picture from edge to edge under a panel; words beside a picture; the search without a picture; large words over a picture; a picture with a
   * margin; a dark band that the picture stands out of.
   */
  hero: "photo" | "split" | "search" | "poster" | "framed" | "band";
  /** Picture first; a strip with the price; small; words on a panel over the picture; in a frame; without a box. */
  card: "photo" | "price" | "dense" | "panel" | "framed" | "open";
  /** Pictures of cars as they are; rounded, with a margin; toned by the accent (on a light page); wide. */
  pictures: "plain" | "inset" | "toned" | "wide";
  /**
   * A vehicle's page: pictures beside the summary; a picture from edge to edge over a strip of the summary; name and price on a band over a strip of
   * pictures; a narrow summary before pictures with the others below; the name over a page of pictures, the price beside the details.
   */
  vehicle: "beside" | "stage" | "price" | "market" | "headline";
  /** Pages of forms: the picture beside the title on a panel; behind the title from edge to edge; none, title and notes in a column beside the form. */
  forms: "panel" | "behind" | "split";
  /** Columns; all places, then the menus, in rows; a few lines; in the middle. */
  footer: "columns" | "places" | "line" | "centred";
  /** The menu of small screens: a list from the side; large words over the whole screen; tiles from below. */
  menu: "list" | "words" | "tiles";
  /** Space around parts. */
  density: "airy" | "regular" | "dense";
  /** Parts that stand on the dark band: the others stand on the page. `statements` are figures and calls to action among the blocks. */
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
  /** Family list of prices and other large figures, where those of the headings do not stand on the line. @default that of headings */
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
