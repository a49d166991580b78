import { fine, hash, light, mix, noise, step, times } from "./light.ts";
import type { Light } from "./light.ts";

/** What lies at a place of the ground, in metres. */
export type Ground = (x: number, z: number) => Light;

/** A line every `every` metres, `wide` metres wide: 1 on it. */
const lines = (at: number, every: number, wide: number) =>
  1 - step(wide / 2, wide / 2 + 0.02, Math.abs(at - Math.round(at / every) * every));

/** Grey asphalt with the painted lines of bays. */
export const asphalt =
  (tone: Light, bay = 5.6): Ground =>
  (x, z) => {
    const worn =
      0.86 + 0.28 * fine(x * 0.55, z * 0.55, 3) * (0.82 + 0.36 * hash(Math.round(x * 90), Math.round(z * 90)));
    const paint = lines(z + bay / 2, bay, 0.11) * step(0.3, 0.5, noise(x * 3, z * 3) + 0.22);
    return mix(times(tone, worn), [0.6, 0.6, 0.58], 0.62 * paint);
  };

/** Slabs of concrete with joints. */
export const concrete =
  (tone: Light, slab = 3.6): Ground =>
  (x, z) => {
    const worn = 0.86 + 0.28 * fine(x * 0.7 + 5, z * 0.7, 4);
    const joint = Math.max(lines(x + 1.7, slab, 0.025), lines(z + 1.75, slab, 0.025));
    return times(tone, worn * (1 - 0.34 * joint));
  };

/** Grass that was driven on, with gravel under the wheels. */
export const paddock: Ground = (x, z) => {
  const blades = 0.62 + 0.76 * fine(x * 7, z * 7, 3) * (0.7 + 0.6 * hash(Math.round(x * 60), Math.round(z * 60)));
  const grass = times(mix(light("#5f7138"), light("#8f8a52"), fine(x * 0.4, z * 0.4, 2)), blades);
  const gravel = times(light("#a59a86"), 0.78 + 0.44 * hash(Math.round(x * 45), Math.round(z * 45)));
  const track = 1 - step(2.1, 3.4, Math.abs(z) + 1.2 * (noise(x * 0.5, z * 0.5) - 0.5));
  return mix(grass, gravel, track * 0.85);
};

/** Pavers of a lane, laid in rows. */
export const pavers =
  (tone: Light): Ground =>
  (x, z) => {
    const row = Math.floor(z / 0.24);
    const along = x / 0.48 + (row % 2) / 2;
    const joint = Math.max(lines(z, 0.24, 0.02), lines((along - Math.floor(along)) * 0.48, 0.48, 0.02));
    return times(tone, (0.72 + 0.42 * hash(Math.floor(along), row)) * (1 - 0.4 * joint) * (0.85 + 0.3 * fine(x, z, 2)));
  };

/** A floor without a joint. */
export const smooth =
  (tone: Light): Ground =>
  (x, z) =>
    times(tone, 0.95 + 0.1 * fine(x * 0.4, z * 0.4, 2));
