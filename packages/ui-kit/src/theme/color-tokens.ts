import { extremeOn, mix, readable, shade, tinted, wash } from "./color.ts";
import { contrastRatio } from "./contrast-ratio.ts";
import type { ThemePreset } from "./theme-preset.ts";

/** Hues of the states, before they are fitted to the grounds of a theme. */
const states = {
  sold: "#4a5260",
  reserved: "#955400",
  reduced: "#b3261e",
  error: "#b3261e",
  success: "#12733f",
  info: "#1d5a9e",
} as const;

type StateName = keyof typeof states;

/** Name of a colour token: `--fc-color-<name>` in the sheet. */
export type ColorToken =
  | "page"
  | "raised"
  | "sunken"
  | "ink"
  | "ink-soft"
  | "line"
  | "line-strong"
  | "accent"
  | "accent-hover"
  | "on-accent"
  | "accent-text"
  | "accent-ground"
  | "band"
  | "band-raised"
  | "on-band"
  | "on-band-soft"
  | "band-line"
  | "focus"
  | "focus-gap"
  | StateName
  | `on-${StateName}`
  | `${StateName}-ground`;

/**
 * Every colour of a theme, `#rrggbb`. Text colours reach 4.5:1 on the grounds they are meant for, whatever was asked
 * for.
 */
export type ColorTokens = Record<ColorToken, string>;

const onFill = (fill: string, ink: string) =>
  ["#ffffff", ink].find((text) => contrastRatio(text, fill) >= 4.5) ?? extremeOn(fill);

/** Computes every colour from the four that a preset (with a site's changes) names. */
export function colorTokens({ accent, page, band, ink, raised: raisedAsked }: ThemePreset): ColorTokens {
  const end = extremeOn(page);
  const isLight = end === "#000000";
  const raisedDefault = isLight ? "#ffffff" : tinted(page, "#ffffff", 0.06, end);
  const raised = raisedAsked && contrastRatio(raisedAsked, end) >= 4.58 ? raisedAsked : raisedDefault;
  const sunken = tinted(page, isLight ? ink : "#000000", isLight ? 0.045 : 0.3, end);
  const accentGround = wash(page, accent, end);
  const stateGrounds = Object.values(states).map((hue) => wash(page, hue, end));
  const grounds = [page, raised, sunken, accentGround, ...stateGrounds];
  const text = readable(ink, grounds, 4.5, end);
  const bandEnd = extremeOn(band);
  const onBand = contrastRatio("#ffffff", band) >= 4.5 ? "#ffffff" : readable(ink, [band], 4.5, bandEnd);
  const onAccent = onFill(accent, text);
  const hoverStep = onAccent === "#ffffff" && contrastRatio(accent, "#ffffff") < 14 ? -0.055 : 0.055;
  const bandRaised = tinted(band, onBand, 0.08, bandEnd, 7);

  const tokens: Record<string, string> = {
    page,
    raised,
    sunken,
    ink: text,
    "ink-soft": readable(mix(text, page, 0.34), grounds, 4.5, end),
    line: mix(page, text, 0.12),
    "line-strong": readable(mix(page, text, 0.42), [page, raised, sunken], 3, end),
    accent,
    "accent-hover": shade(accent, hoverStep),
    "on-accent": onAccent,
    "accent-text": readable(accent, grounds, 4.5, end),
    "accent-ground": accentGround,
    band,
    "band-raised": bandRaised,
    "on-band": readable(onBand, [band, bandRaised], 4.5, bandEnd),
    "on-band-soft": readable(mix(onBand, band, 0.28), [band, bandRaised], 4.5, bandEnd),
    "band-line": mix(band, onBand, 0.18),
    focus: text,
    "focus-gap": page,
  };
  for (const [name, hue] of Object.entries(states)) {
    const ground = wash(page, hue, end);
    const color = readable(hue, [ground, page, raised, sunken], 4.5, end);
    tokens[name] = color;
    tokens[`${name}-ground`] = ground;
    tokens[`on-${name}`] = onFill(color, text);
  }
  for (const [name, value] of Object.entries(tokens)) tokens[name] = value.toLowerCase();
  return tokens as ColorTokens;
}
