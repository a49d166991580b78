/** Colours of the paper beside the dealer's own. */
export const sheetColours = { ink: "#1c2126", quiet: "#4a5560", line: "#d5dae0", ground: "#f3f5f6" };

/**
 * Colour of words on a ground of the dealer's colour: near-black or white, whichever stands out more (WCAG's luminance).
 *
 * @example
 * textOn("#1f4e79") // "#ffffff"
 */
export function textOn(ground: string): string {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(ground.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  // Halfway between black and white as the eye sees it.
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue > 0.179 ? sheetColours.ink : "#ffffff";
}
