import { isLight } from "../../base/colour/is-light.ts";

/** Colours of the paper beside the dealer's own. */
export const sheetColours = { ink: "#1c2126", quiet: "#4a5560", line: "#d5dae0", ground: "#f3f5f6" };

/**
 * Colour of words on a ground of the dealer's colour: near-black or white, whichever stands out more (WCAG's
 * luminance).
 *
 * @example
 * textOn("#1f4e79") // "#ffffff"
 */
export const textOn = (ground: string): string => (isLight(ground) ? sheetColours.ink : "#ffffff");
