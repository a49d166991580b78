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
