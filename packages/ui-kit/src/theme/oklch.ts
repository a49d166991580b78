/** A colour by perceived lightness (0–1), chroma (0–about 0.37) and hue (radians). */
export interface Oklch {
  lightness: number;
  chroma: number;
  hue: number;
}

type Triple = [number, number, number];

const toLinear = (channel: number) => (channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4);
const toGamma = (channel: number) => (channel <= 0.0031308 ? channel * 12.92 : 1.055 * channel ** (1 / 2.4) - 0.055);

/**
 * Linear-light red, green and blue, each 0–1.
 *
 * @param hex `#rrggbb`
 * @throws {Error} `UI_KIT_COLOUR` for any other spelling
 */
export function hexToLinearRgb(hex: string): Triple {
  if (!/^#[0-9a-f]{6}$/i.test(hex))
    throw new Error(
      `[UI_KIT_COLOUR] "${hex}" is not a colour that a theme can be computed from. Write it as #rrggbb, for example #1f6feb.`,
    );
  return [1, 3, 5].map((at) => toLinear(Number.parseInt(hex.slice(at, at + 2), 16) / 255)) as Triple;
}

/** Converts `#rrggbb` to OKLCH (Ottosson's matrices, 2020). */
export function hexToOklch(hex: string): Oklch {
  const [red, green, blue] = hexToLinearRgb(hex);
  const l = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const m = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const s = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  const a = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s;
  const b = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s;
  return {
    lightness: 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    chroma: Math.hypot(a, b),
    hue: Math.atan2(b, a),
  };
}

function oklchToLinearRgb({ lightness, chroma, hue }: Oklch): Triple {
  const a = chroma * Math.cos(hue);
  const b = chroma * Math.sin(hue);
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
}

/** Converts OKLCH to `#rrggbb`; a colour outside sRGB gives up chroma, never lightness or hue. */
export function oklchToHex(color: Oklch): string {
  let rgb = oklchToLinearRgb(color);
  for (let chroma = color.chroma; chroma > 0 && rgb.some((channel) => channel < -0.0005 || channel > 1.0005);) {
    chroma = Math.max(0, chroma - 0.005);
    rgb = oklchToLinearRgb({ ...color, chroma });
  }
  const digits = rgb.map((channel) => Math.round(Math.min(1, Math.max(0, toGamma(Math.max(0, channel)))) * 255));
  return `#${digits.map((digit) => digit.toString(16).padStart(2, "0")).join("")}`;
}
