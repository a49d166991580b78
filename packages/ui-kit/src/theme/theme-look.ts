import { extremeOn } from "./color.ts";
import type { SiteThemeTokens, ThemeLook, ThemePreset } from "./theme-preset.ts";

/** The look of a template that says nothing of it. */
export const standardLook: ThemeLook = {
  header: "row",
  hero: "photo",
  card: "photo",
  pictures: "plain",
  vehicle: "beside",
  forms: "panel",
  footer: "columns",
  menu: "list",
  density: "regular",
  bands: ["footer"],
};

/**
 * How a site's pages are built: what the site says, else its template, else the standard.
 *
 * @param preset look of the template
 * @param site what the site changes
 * @example
 * themeLook({ ...neutralPreset, hero: "split" }, { card: "dense" }) // { header: "row", hero: "split", card: "dense", … }
 */
export function themeLook(preset: ThemePreset, site: SiteThemeTokens = {}): ThemeLook {
  const choose = <Name extends keyof ThemeLook>(name: Name): ThemeLook[Name] =>
    (site[name] ?? preset[name] ?? standardLook[name]) as ThemeLook[Name];
  const pictures = choose("pictures");
  const isLight = extremeOn(site.page ?? preset.page) === "#000000";
  return {
    header: choose("header"),
    hero: choose("hero"),
    card: choose("card"),
    // A tone is laid over the picture: on a dark page it would swallow it.
    pictures: pictures === "toned" && !isLight ? "plain" : pictures,
    vehicle: choose("vehicle"),
    forms: choose("forms"),
    footer: choose("footer"),
    menu: choose("menu"),
    density: choose("density"),
    bands: choose("bands"),
  };
}
