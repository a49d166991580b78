/** Largest light that a byte of a layer holds; 1 is white paper in the studio. */
export const brightestLight = 1.6;
/** Light is stored as its root of this power, so that dark tones keep their steps. */
export const layerGamma = 2.2;

/** A rendered picture as its two layers, gamma-coded bytes in base64: `base` RGB, `paint` one channel. */
export interface RenderedLayers {
  width: number;
  height: number;
  base: string;
  paint: string;
}

/** Light of each byte of a layer. */
export const layerLight: Float32Array = Float32Array.from(
  { length: 256 },
  (_, byte) => brightestLight * (byte / 255) ** layerGamma,
);

const toneSteps = 8192;
const toneRange = 3;
// The shoulder of a photograph: the brightest lights keep their differences instead of burning out.
const tone = Uint8Array.from({ length: toneSteps + 1 }, (_, index) => photographed((index / toneSteps) * toneRange));

function photographed(value: number): number {
  return encoded(shoulder(value));
}

function shoulder(value: number): number {
  return value < 0.6 ? value : 0.6 + 0.4 * (1 - Math.exp(-(value - 0.6) / 0.4));
}

function encoded(value: number): number {
  return Math.round(255 * (value <= 0.0031308 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055));
}

const shoulders = Float32Array.from({ length: toneSteps + 1 }, (_, index) => shoulder((index / toneSteps) * toneRange));

/** What a photograph makes of a light: 0 to 1, still light. */
export function toneOf(value: number): number {
  return shoulders[Math.min(toneSteps, (value * (toneSteps / toneRange)) | 0)] as number;
}

const shown = Uint8Array.from({ length: toneSteps + 1 }, (_, index) => encoded(index / toneSteps));

/** The byte that a screen shows a light of 0 to 1 with. */
export function displayedLight(value: number): number {
  return shown[Math.min(toneSteps, (value * toneSteps) | 0)] as number;
}

/** The light that a screen shows for each byte. */
export const linearLight: Float32Array = Float32Array.from({ length: 256 }, (_, byte) =>
  byte <= 10 ? byte / 255 / 12.92 : ((byte / 255 + 0.055) / 1.055) ** 2.4,
);

/** What a photograph makes of the light of each byte of a layer, where there is no paint. */
export const tonedLight: Uint8Array = Uint8Array.from(layerLight, photographed);

/**
 * The light that a paint throws back: red, green and blue.
 *
 * @param paint colour as `#rrggbb`
 * @throws `PAINT_INVALID` for any other form of colour
 */
export function paintLight(paint: string): [number, number, number] {
  if (!/^#[0-9a-f]{6}$/i.test(paint)) {
    throw Object.assign(
      new Error(`[pictures] "${paint}" is no colour, so nothing can be painted with it; give it as "#a80f16".`),
      { code: "PAINT_INVALID" },
    );
  }
  const value = Number.parseInt(paint.slice(1), 16);
  return [value >> 16, (value >> 8) & 255, value & 255].map((byte) => (byte / 255) ** 2.2) as [number, number, number];
}

/**
 * Paints layers in a colour: RGB, three bytes for a pixel.
 *
 * @param paint colour as `#rrggbb`
 * @throws `PAINT_INVALID` for any other form of colour
 */
export function paintLayers(base: Uint8Array, response: Uint8Array, paint: string): Buffer {
  // Each answer of the paint meets each light of the base: worked out once for a colour, then looked up.
  const [reds, greens, blues] = paintLight(paint).map(paintedTones) as [Uint8Array, Uint8Array, Uint8Array];
  const result = Buffer.allocUnsafe(response.length * 3);
  for (let pixel = 0, at = 0; pixel < response.length; pixel += 1, at += 3) {
    const row = (response[pixel] as number) << 8;
    result[at] = reds[row | (base[at] as number)] as number;
    result[at + 1] = greens[row | (base[at + 1] as number)] as number;
    result[at + 2] = blues[row | (base[at + 2] as number)] as number;
  }
  return result;
}

function paintedTones(albedo: number): Uint8Array {
  const tones = new Uint8Array(65_536);
  for (let answer = 0; answer < 256; answer += 1) {
    const own = (layerLight[answer] as number) * albedo;
    for (let base = 0; base < 256; base += 1) {
      const light = ((layerLight[base] as number) + own) * (toneSteps / toneRange);
      tones[(answer << 8) | base] = tone[Math.min(toneSteps, light | 0)] as number;
    }
  }
  return tones;
}
