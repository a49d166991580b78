import { luminance, rgbOf } from "@forecourt/core/schemas";

/**
 * Whether dark words stand out more than white ones on a ground: its luminance is above the point where black and white
 * do so alike.
 *
 * @param ground six hexadecimal digits after "#"
 * @example
 * isLight("#1f4e79") // false
 */
export const isLight = (ground: string): boolean => luminance(rgbOf(ground)) > 0.179;
