/**
 * Whether dark words stand out more than white ones on a ground (WCAG's luminance, above the point where black and white do so alike).
 *
 * @param ground six hexadecimal digits after "#"
 * @example
 * isLight("#1f4e79") // false
 */
export function isLight(ground: string): boolean {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(ground.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue > 0.179;
}
