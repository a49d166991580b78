/** Light of a dot, linear RGB; 1 is white paper in the open. */
export type Light = readonly [number, number, number];

/** A colour as `#rrggbb`, as light. */
export function light(hex: string, brightness = 1): Light {
  const value = Number.parseInt(hex.slice(1), 16);
  return [value >> 16, (value >> 8) & 255, value & 255].map(
    (byte) => brightness * (byte / 255) ** 2.2,
  ) as unknown as Light;
}

/** Between two lights: 0 is the first, 1 the second. */
export function mix(a: Light, b: Light, share: number): Light {
  return [a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share, a[2] + (b[2] - a[2]) * share];
}

/** A light as many times as bright. */
export const times = (a: Light, factor: number): Light => [a[0] * factor, a[1] * factor, a[2] * factor];

/** 0 below the first edge, 1 above the second, smooth between. */
export function step(from: number, to: number, value: number): number {
  const t = Math.min(1, Math.max(0, (value - from) / (to - from)));
  return t * t * (3 - 2 * t);
}

/** A number from 0 to 1 that belongs to two whole numbers. */
export function hash(x: number, y: number): number {
  let n = (x * 374_761_393 + y * 668_265_263) | 0;
  n = Math.imul(n ^ (n >>> 13), 1_274_126_177);
  return ((n ^ (n >>> 16)) >>> 0) / 4_294_967_295;
}

/** Smooth noise from 0 to 1, a change a unit. */
export function noise(x: number, y: number): number {
  const [column, row] = [Math.floor(x), Math.floor(y)];
  const [u, v] = [step(0, 1, x - column), step(0, 1, y - row)];
  const top = hash(column, row) * (1 - u) + hash(column + 1, row) * u;
  const bottom = hash(column, row + 1) * (1 - u) + hash(column + 1, row + 1) * u;
  return top * (1 - v) + bottom * v;
}

/** Noise with details: each octave twice as fine and half as strong. */
export function fine(x: number, y: number, octaves: number): number {
  let [sum, size, share] = [0, 1, 0.5];
  for (let octave = 0; octave < octaves; octave += 1, size *= 2, share /= 2)
    sum += share * noise(x * size + octave * 17, y * size);
  return sum;
}
