import { roundedBox } from "../car-field.ts";
import type { ExtraPart } from "../car-spec.ts";
import type { LoadPlace } from "./truck.ts";

/** A part of what stands on the chassis. */
const load = (
  { from, to, half }: LoadPlace,
  finish: ExtraPart["finish"],
  field: ExtraPart["field"],
  cell = 0.014,
): ExtraPart => ({
  finish,
  cell,
  min: [from - 0.22, 0.3, -half - 0.15],
  max: [to + 0.19, 2.75, half + 0.15],
  field,
});

/** A steel tray with drop sides, and a frame of bars behind the cab. */
export function tray(place: LoadPlace): ExtraPart[] {
  const { from, to, floor, half: wide } = place;
  const middle = (from + to) / 2;
  const half = (to - from) / 2;
  const headboard = (x: number, y: number, z: number) => {
    const posts = roundedBox(x - from, y - floor - 0.7, Math.abs(z) - wide + 0.1, 0.03, 0.66, 0.03, 0.01);
    const bars = [0.5, 0.8, 1.1, 1.34].map((height) =>
      roundedBox(x - from, y - floor - height, z, 0.022, 0.025, wide - 0.08, 0.01),
    );
    return Math.min(posts, ...bars);
  };
  return [
    load(place, "metal", (x, y, z) => {
      const across = Math.abs(z);
      const bed = roundedBox(x - middle, y - floor - 0.03, z, half, 0.045, wide, 0.01);
      const board = y - floor - 0.23;
      const side = roundedBox(x - middle, board, across - wide + 0.015, half, 0.16, 0.018, 0.008);
      const ribs = Math.abs(((x - from + 10) % 0.49) - 0.245) - 0.02;
      const post = Math.max(roundedBox(x - middle, board, across - wide - 0.005, half, 0.16, 0.022, 0.004), ribs);
      const tail = roundedBox(x - to, board, z, 0.02, 0.16, wide - 0.02, 0.008);
      return Math.min(bed, side, post, tail, headboard(x, y, z));
    }),
    load(place, "plastic", (x, y, z) =>
      roundedBox(x - from - 1.18, y - floor + 0.28, Math.abs(z) - 0.78, 0.34, 0.17, 0.2, 0.03),
    ),
  ];
}

/** A steel tipper body: walls that lean out, ribs, a tailgate. */
export function tipper(place: LoadPlace): ExtraPart[] {
  const { from, to, floor, half: wide } = place;
  const middle = (from + to) / 2;
  const half = (to - from) / 2;
  return [
    load(place, "paint", (x, y, z) => {
      const [up, across] = [y - floor, Math.abs(z) - (y - floor - 0.45) * 0.04];
      const outer = roundedBox(x - middle, up - 0.46, across, half, 0.42, wide - 0.01, 0.03);
      const inner = roundedBox(x - middle, up - 0.6, across, half - 0.05, 0.45, wide - 0.06, 0.04);
      const rib = Math.abs(((x - from + 10) % 0.66) - 0.33) - 0.035;
      const ribs = Math.max(roundedBox(x - middle, up - 0.44, across - wide, half, 0.4, 0.04, 0.01), rib);
      const rail = roundedBox(x - middle, up - 0.86, across - wide + 0.005, half + 0.01, 0.035, 0.045, 0.012);
      const hood = roundedBox(x - from - 0.02, up - 0.78, across, 0.045, 0.34, wide - 0.03, 0.02);
      return Math.min(Math.max(outer, -inner), ribs, rail, hood);
    }),
    load(place, "plastic", (x, y, z) => {
      const roll = Math.max(Math.hypot(x - from - 0.1, y - floor - 1.18) - 0.07, Math.abs(z) - wide + 0.05);
      const hinge = roundedBox(x - to + 0.1, y - floor + 0.04, Math.abs(z) - 0.4, 0.16, 0.06, 0.06, 0.02);
      return Math.min(roll, hinge);
    }),
  ];
}
