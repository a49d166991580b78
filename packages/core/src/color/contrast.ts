/** Red, green and blue, from 0 to 255. */
export type Rgb = readonly [red: number, green: number, blue: number];

/**
 * The parts of a colour.
 *
 * @param hex six hexadecimal digits after "#"
 * @example
 * rgbOf("#1f4e79") // [31, 78, 121]
 */
export function rgbOf(hex: string): Rgb {
  const part = (at: number) => Number.parseInt(hex.slice(at, at + 2), 16);
  return [part(1), part(3), part(5)];
}

const linear = (part: number) => (part <= 10.31 ? part / 3294.6 : ((part / 255 + 0.055) / 1.055) ** 2.4);

/**
 * Relative luminance, 0 to 1 (WCAG 2.2).
 *
 * @example
 * luminance(rgbOf("#000000")) // 0
 */
export function luminance([red, green, blue]: Rgb): number {
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}

/**
 * Contrast of two colours, 1 to 21 (WCAG 2.2 "contrast ratio").
 *
 * @example
 * contrast(rgbOf("#000000"), rgbOf("#000000")) // 1
 */
export function contrast(one: Rgb, other: Rgb): number {
  const [first, second] = [luminance(one), luminance(other)];
  return (Math.max(first, second) + 0.05) / (Math.min(first, second) + 0.05);
}
