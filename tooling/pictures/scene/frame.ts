import type { WebGLRenderer, WebGLRenderTarget } from "three";

/**
 * Light of one frame, top row first: `base` is everything but the paint's own colour (RGB), `paint` answers to paint of
 * albedo 1.
 */
export interface Frame {
  width: number;
  height: number;
  base: Float32Array;
  paint: Float32Array;
}

/** A part of a picture, in its dots from the top left. */
export interface Cut {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** Lays a picture over a part of another. */
export function lay(over: Frame, onto: Frame, { left, top }: Cut): void {
  for (const [name, channels] of [
    ["base", 3],
    ["paint", 1],
  ] as const) {
    for (let row = 0; row < over.height; row += 1) {
      const from = row * over.width * channels;
      onto[name].set(
        over[name].subarray(from, from + over.width * channels),
        ((row + top) * onto.width + left) * channels,
      );
    }
  }
}

/**
 * The light of one of the two pictures in a target, or other channels of it, `scale` times `scale` of its dots for one
 * of the result, top row first.
 */
export function readLight(
  renderer: WebGLRenderer,
  target: WebGLRenderTarget,
  index: number,
  scale: number,
  picks: readonly number[] = index === 0 ? [0, 1, 2] : [0],
): Float32Array {
  const { width, height } = target;
  const pixels = new Float32Array(width * height * 4);
  renderer.readRenderTargetPixels(target, 0, 0, width, height, pixels, undefined, index);
  const [columns, rows] = [width / scale, height / scale];
  const channels = picks.length;
  const result = new Float32Array(columns * rows * channels);
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      for (let channel = 0; channel < channels; channel += 1) {
        let sum = 0;
        for (let dy = 0; dy < scale; dy += 1) {
          // Tone first, average after: a bright glint must not outshine its neighbours into a jagged edge.
          for (let dx = 0; dx < scale; dx += 1)
            sum += Math.min(
              1.6,
              pixels[
                ((height - 1 - row * scale - dy) * width + column * scale + dx) * 4 + (picks[channel] as number)
              ] as number,
            );
        }
        result[(row * columns + column) * channels + channel] = sum / (scale * scale);
      }
    }
  }
  return result;
}
