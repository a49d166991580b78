import { contrastRatio } from "./contrast-ratio.ts";
import { hexToOklch, oklchToHex } from "./oklch.ts";

/** `amount` (0–1) of `tint` laid over `base`. */
export function mix(base: string, tint: string, amount: number): string {
  const channel = (hex: string, at: number) => Number.parseInt(hex.slice(at, at + 2), 16);
  const digits = [1, 3, 5].map((at) => Math.round(channel(base, at) * (1 - amount) + channel(tint, at) * amount));
  return `#${digits.map((digit) => digit.toString(16).padStart(2, "0")).join("")}`;
}

/** The same colour with its OKLCH lightness moved by `by` (−1 to 1). */
export function shade(hex: string, by: number): string {
  const color = hexToOklch(hex);
  return oklchToHex({ ...color, lightness: Math.min(1, Math.max(0, color.lightness + by)) });
}

/** Black or white: whichever reads better on the ground (at least 4.58 on any). */
export function extremeOn(ground: string): "#000000" | "#ffffff" {
  return contrastRatio("#000000", ground) > contrastRatio("#ffffff", ground) ? "#000000" : "#ffffff";
}

/**
 * The colour nearest to `hex` (same hue, but for yellow; lightness stepped by 0.01) that reads on every one of the
 * grounds.
 *
 * @param ratio contrast to reach, for example 4.5
 * @param towards end of the scale that the grounds leave room for
 */
export function readable(
  hex: string,
  grounds: readonly string[],
  ratio: number,
  towards: "#000000" | "#ffffff",
): string {
  const reads = (color: string) => grounds.every((ground) => contrastRatio(color, ground) >= ratio);
  const step = towards === "#000000" ? -0.01 : 0.01;
  const { lightness, chroma, hue } = hexToOklch(hex);
  if (reads(hex)) return hex.toLowerCase();
  // Yellow darkened at one hue turns olive; towards orange it stays the dealer's yellow, as amber does.
  const isYellow = hue > 1.2 && hue < 2;
  for (let next = lightness + step; next > 0 && next < 1; next += step) {
    const darkened = Math.max(0, lightness - next);
    const color = oklchToHex({ lightness: next, chroma, hue: isYellow ? Math.max(1.05, hue - darkened * 1.5) : hue });
    if (reads(color)) return color;
  }
  return towards;
}

/**
 * A clean pale ground of a hue for a light page (mixing would turn it grey), a tint of the page for any other; always
 * one on which the given text extreme reads.
 */
export function wash(page: string, hue: string, text: "#000000" | "#ffffff"): string {
  const { lightness } = hexToOklch(page);
  const color = hexToOklch(hue);
  if (text === "#ffffff" || lightness < 0.9) return tinted(page, hue, text === "#ffffff" ? 0.25 : 0.09, text);
  return oklchToHex({ ...color, lightness: lightness - 0.032, chroma: Math.min(color.chroma * 0.16, 0.022) });
}

/** A tinted ground on which the given text extreme still has `room` to read; the tint gives way, never the text. */
export function tinted(base: string, tint: string, amount: number, text: "#000000" | "#ffffff", room = 9): string {
  for (let share = amount; share > 0.005; share -= 0.01) {
    const ground = mix(base, tint, share);
    if (contrastRatio(ground, text) >= Math.min(room, contrastRatio(base, text))) return ground;
  }
  return base.toLowerCase();
}
