import { hexToLinearRgb } from "./oklch.ts";

function luminance(hex: string): number {
  const [red, green, blue] = hexToLinearRgb(hex);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/**
 * WCAG 2.2 contrast ratio of two colours, 1 to 21, in either order. Text needs 4.5 (3 from 24 px, or 18.7 px bold);
 * the edge of a control needs 3.
 *
 * @param a `#rrggbb`
 * @param b `#rrggbb`
 * @throws {Error} `UI_KIT_COLOUR` for any other spelling
 * @example
 * contrastRatio("#ffffff", "#000000"); // 21
 * contrastRatio("#ffcc00", "#ffffff").toFixed(2); // "1.51"
 */
export function contrastRatio(a: string, b: string): number {
  const [light, dark] = [luminance(a), luminance(b)].sort((x, y) => y - x) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}
