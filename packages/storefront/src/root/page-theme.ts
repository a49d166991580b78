import type { RootData } from "./root-data.ts";
import type { ThemeFonts } from "./theme-fonts.ts";

// Apart from the root loader: what that is made of is no page's code in a browser.

/** What the server writes into the head of a page and sends no second time. */
interface PageTheme {
  css: string;
  fonts: Pick<ThemeFonts, "hrefs" | "script">;
}

const themes = new WeakMap<RootData, PageTheme>();

/** Notes what the pages of a site write. */
export const keepTheme = (data: RootData, theme: PageTheme): void => void themes.set(data, theme);

/**
 * Rule with the custom properties of a site's theme. It stands in the page once: the browser reads it from there
 * instead of getting it a second time with the data.
 */
export function themeCssOf(data: RootData): string {
  return import.meta.env.SSR
    ? (themes.get(data)?.css ?? "")
    : (document.querySelector("style[data-theme]")?.innerHTML ?? "");
}

/**
 * Addresses of the page's typefaces, for the server, which has the browser fetch them at once; the browser needs no
 * second word of them.
 */
export function fontsOf(data: RootData): readonly string[] {
  return themes.get(data)?.fonts.hrefs ?? [];
}

/** The script that brings the page's typefaces; undefined where the device's own fonts serve. */
export function fontScriptOf(data: RootData): string | undefined {
  return import.meta.env.SSR ? themes.get(data)?.fonts.script : document.querySelector("script[data-font]")?.innerHTML;
}
