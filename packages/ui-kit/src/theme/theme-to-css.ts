import { colorTokens } from "./color-tokens.ts";
import { extremeOn } from "./color.ts";
import { themeLook } from "./theme-look.ts";
import type { SiteThemeTokens, ThemePreset } from "./theme-preset.ts";

/** Steps of space in px: `--fc-space-<step>`. */
export const spaceSteps = [4, 8, 12, 16, 24, 32, 48, 64, 96] as const;

/**
 * Steps of type, px at 1440 (key, also the name: `--fc-text-<step>`) and at 375 (value); between them the size is
 * fluid.
 */
export const textSteps = { 12: 12, 14: 14, 16: 16, 18: 17, 22: 19, 28: 23, 36: 28, 48: 34 } as const;

// The name `system-ui` comes late: a Linux desktop without a typeface of its own answers it with a wide one, and has
// Arial's twin.
const systemFonts = `-apple-system,"Segoe UI",Roboto,"Helvetica Neue",Arial,system-ui,sans-serif`;

const round = (value: number) => Number(value.toFixed(4));
const rem = (px: number) => `${round(px / 16)}rem`;

function fluid(smallPx: number, largePx: number): string {
  if (smallPx === largePx) return rem(largePx);
  const slope = (largePx - smallPx) / (1440 - 375);
  return `clamp(${rem(smallPx)},${rem(smallPx - slope * 375)} + ${round(slope * 100)}vw,${rem(largePx)})`;
}

/**
 * What a density makes of the space between sections, of cards apart from each other and within, and of the width of a
 * page; px but the first.
 */
const densities = {
  airy: { sections: 1.3, gap: 24, pad: 20, content: 1280 },
  regular: { sections: 1, gap: 16, pad: 16, content: 1280 },
  dense: { sections: 0.62, gap: 12, pad: 12, content: 1440 },
} as const;

/** A font list can come from a form: only what family names are made of may pass into the sheet. */
const fontList = (list: string | undefined) => {
  const clean = (list ?? "").replace(/[^\p{L}\p{N} ,.'"_-]/gu, "").trim();
  const isBalanced = [`"`, `'`].every((quote) => clean.split(quote).length % 2 === 1);
  return clean && isBalanced ? `${clean},${systemFonts}` : systemFonts;
};

const between = (value: number, low: number, high: number) =>
  Number.isFinite(value) ? Math.min(high, Math.max(low, value)) : low;

/**
 * The custom properties of a theme as one rule, for a `<style>` in the head. The same arguments give the same text;
 * nothing in them can end the rule or the element, and text colours that would not read (WCAG AA) are moved until they
 * do.
 *
 * @param preset look of the template
 * @param site what the site changes
 * @throws {Error} `UI_KIT_COLOUR` when a colour is not written `#rrggbb`
 * @example
 * themeToCss(neutralPreset, { accent: "#ffcc00" });
 * // ":root{color-scheme:light;--fc-color-page:#ffffff;…;--fc-color-accent:#ffcc00;…;--fc-color-accent-text:#806600;…}"
 */
export function themeToCss(preset: ThemePreset, site: SiteThemeTokens = {}): string {
  const changes = Object.fromEntries(Object.entries(site).filter(([, value]) => value !== undefined));
  const theme: ThemePreset = { ...preset, ...changes };
  const colors = colorTokens(theme);
  const radius = between(theme.radius ?? 8, 0, 24);
  const space = densities[themeLook(preset, site).density];
  const section = Math.round(between(theme.sectionSpace ?? 72, 24, 160) * space.sections);
  const shadowInk = extremeOn(theme.page) === "#000000" ? "16 24 40" : "0 0 0";

  const properties: [name: string, value: string][] = [
    ...Object.entries(colors).map(([name, value]): [string, string] => [`color-${name}`, value]),
    ...spaceSteps.map((step): [string, string] => [`space-${step}`, rem(step)]),
    ...Object.entries(textSteps).map(([step, small]): [string, string] => [`text-${step}`, fluid(small, Number(step))]),
    ["leading-text", "1.5"],
    ["leading-heading", "1.15"],
    ["radius-s", `${round(radius / 2)}px`],
    ["radius-m", `${radius}px`],
    ["radius-l", `${round(radius * 2)}px`],
    ["radius-pill", radius === 0 ? "0px" : "999px"],
    ["hairline", `1px solid ${colors.line}`],
    [
      "shadow",
      theme.shadow === "none" ? "none" : `0 1px 2px rgb(${shadowInk}/.05),0 12px 32px -12px rgb(${shadowInk}/.16)`,
    ],
    ["section", fluid(Math.round(section * 0.6), section)],
    ["card-gap", rem(space.gap)],
    ["card-pad", rem(space.pad)],
    ["content", rem(space.content)],
    ["control", rem(44)],
    ["font-text", fontList(theme.textFont)],
    ["font-heading", theme.headingFont ? fontList(theme.headingFont) : fontList(theme.textFont)],
    ["font-figures", fontList(theme.figureFont ?? theme.headingFont ?? theme.textFont)],
    ["heading-weight", String(Math.round(between(theme.headingWeight ?? 650, 400, 900)))],
    ["heading-tracking", `${round(between(theme.headingTracking ?? -0.015, -0.05, 0.1))}em`],
    ["time", "180ms"],
    ["time-collapse", "300ms"],
    ["ease", "cubic-bezier(.2,.7,.3,1)"],
  ];
  const scheme = extremeOn(theme.page) === "#000000" ? "light" : "dark";
  return `:root{color-scheme:${scheme};${properties.map(([name, value]) => `--fc-${name}:${value}`).join(";")}}`;
}
