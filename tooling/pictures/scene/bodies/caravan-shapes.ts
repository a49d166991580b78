import { roundedBox } from "../car-field.ts";
import type { CarSpec, ExtraPart } from "../car-spec.ts";
import type { Point } from "../curve.ts";
import { outline } from "../decal.ts";
import type { Decal } from "../decal.ts";
import { reshaped } from "../reshape.ts";
import { caravan } from "./caravan.ts";

/** What is drawn on the flank of a van. */
interface FlankPlan {
  axles: readonly number[];
  wheel: number;
  /** Height up to which it is dark plate. */
  plateTo: number;
  /** Windows and door: from, to, low, high. */
  windows: readonly (readonly [number, number, number, number])[];
  door: readonly [number, number, number, number];
  stripe: (x: number, y: number) => boolean;
}

const corners = ([from, to, low, high]: readonly [number, number, number, number], grow = 0): readonly Point[] => [
  [from - grow, low - grow],
  [to + grow, low - grow],
  [to + grow, high + grow],
  [from - grow, high + grow],
];

const filled = (points: readonly Point[], radius: number) => (context: OffscreenCanvasRenderingContext2D) => {
  outline(context, points, radius);
  context.fill();
};

const flank =
  ({ axles, wheel, plateTo, windows, door, stripe }: FlankPlan) =>
  (decal: Decal): void => {
    decal.inkWhere("gloss", stripe);
    decal.inkWhere("plastic", (_, y) => y < plateTo);
    for (const axle of axles) decal.inkWhere("plastic", (x, y) => Math.hypot(x - axle, y - wheel) < wheel + 0.1);
    decal.inkWhere("satin", (_, y) => Math.abs(y - plateTo) < 0.013);
    for (const pane of windows) {
      decal.ink("satin", filled(corners(pane, 0.022), 0.07));
      decal.ink("gloss", filled(corners(pane), 0.07));
    }
    decal.ink("paint", filled(corners(door), 0.08));
    decal.ink("cut", (context) => {
      outline(context, corners(door), 0.08);
      context.lineWidth = 0.014;
      context.stroke();
    });
    const [left, right, low, high] = door;
    const middle = low + (high - low) * 0.52;
    decal.ink(
      "gloss",
      filled(
        [
          [left + 0.13, middle],
          [right - 0.13, middle],
          [right - 0.13, high - 0.2],
          [left + 0.13, high - 0.2],
        ],
        0.05,
      ),
    );
  };

const part = (
  finish: ExtraPart["finish"],
  min: ExtraPart["min"],
  max: ExtraPart["max"],
  field: ExtraPart["field"],
): ExtraPart => ({ finish, cell: 0.014, min, max, field });

/** The drawbar with its coupling, its wheel and a box. */
const drawbar = (at: number, boxTop: number): ExtraPart =>
  part("plastic", [0, 0.02, -1.2], [at + 0.9, boxTop + 0.1, 1.2], (x, y, z) => {
    const across = Math.abs(z);
    const arm =
      roundedBox(x - at * 0.68, y - 0.56, across - 0.08 - (x - 0.15) * 0.5, at * 0.62, 0.06, 0.04, 0.01) * 0.85;
    const coupling = roundedBox(x - 0.12, y - 0.58, z, 0.14, 0.06, 0.07, 0.04);
    const jockey = Math.max(Math.hypot(x - 0.42, z - 0.02) - 0.03, 0.1 - y, y - 0.95);
    const wheel = Math.max(Math.hypot(x - 0.42, y - 0.11) - 0.09, Math.abs(z) - 0.03);
    const box = roundedBox(x - at * 0.84, y - boxTop / 2 - 0.3, z, at * 0.19, boxTop / 2 - 0.3, 0.8, 0.03);
    return Math.min(arm, coupling, jockey, wheel, box);
  });

const awning = (from: number, to: number, y0: number, z0: number): ExtraPart =>
  part("metal", [from - 0.1, y0 - 0.15, z0 - 0.1], [to + 0.1, y0 + 0.15, z0 + 0.16], (x, y, z) =>
    Math.max(Math.hypot(y - y0, z - z0) - 0.055, Math.abs(x - (from + to) / 2) - (to - from) / 2),
  );

const hatch = (x0: number, y0: number): ExtraPart =>
  part("white", [x0 - 0.6, y0 - 0.15, -0.5], [x0 + 0.6, y0 + 0.2, 0.5], (x, y, z) =>
    roundedBox(x - x0, y - y0, z, 0.45, 0.1, 0.36, 0.07),
  );

/** An off-road van: high on large wheels, dark plate to the waist, a stone guard, rails and lamps at the front. */
const offroadBase = reshaped(caravan, { length: 0.97, lift: 0.14, wheel: 1.13 });
const offroad: CarSpec = {
  ...offroadBase,
  frontAxle: 3.5,
  rearAxle: 4.42,
  rims: "black",
  spokes: "five",
  decorate: flank({
    axles: [3.5, 4.42],
    wheel: 0.41,
    plateTo: 1.3,
    windows: [
      [1.9, 2.7, 1.62, 2.12],
      [4.6, 5.6, 1.62, 2.12],
    ],
    door: [3.1, 3.78, 0.82, 2.5],
    stripe: (x, y) => {
      const slant = x - 1.2 - (y - 1.3) * 0.9;
      return y > 1.3 && y < 2.5 && ((slant > 2.78 && slant < 3.0) || (slant > 3.08 && slant < 3.16));
    },
  }),
  extras: () => [
    drawbar(1.3, 1.28),
    awning(1.7, 5.6, 2.6, 1.2),
    hatch(4.1, 2.8),
    part("dark", [0.8, 1.0, -1.2], [1.75, 2.2, 1.2], (x, y, z) =>
      roundedBox(x - 1.3 - (y - 1.3) * 0.28, y - 1.45, z, 0.03, 0.38, 1.06, 0.03),
    ),
    part("metal", [1.0, 1.2, -1.2], [5.9, 3.1, 1.2], (x, y, z) => {
      const across = Math.abs(z);
      const panels = roundedBox(x - 2.5, y - 2.79, across - 0.48, 0.62, 0.02, 0.4, 0.01);
      const steps = roundedBox(x - 3.44, y - 0.6, z - 1.2, 0.3, 0.03, 0.12, 0.01);
      return Math.min(panels, steps);
    }),
  ],
};

/** A van whose roof lifts: low on the road, canvas under a lid when it stands. */
const popTopBase = reshaped(caravan, { length: 0.84, width: 0.97, cabin: 0.72 });
const popTop: CarSpec = {
  ...popTopBase,
  frontAxle: 3.4,
  rearAxle: 3.4,
  stepBack: 1.14,
  decorate: flank({
    axles: [3.4],
    wheel: 0.36,
    plateTo: 0.74,
    windows: [
      [1.6, 2.5, 1.22, 1.72],
      [3.9, 4.8, 1.22, 1.72],
    ],
    door: [2.72, 3.32, 0.66, 1.98],
    stripe: (x, y) => Math.abs(y - 1.0 - 0.04 * Math.sin(x * 1.1)) < 0.055 || Math.abs(y - 0.87) < 0.02,
  }),
  extras: () => [
    drawbar(1.02, 1.02),
    part("trim", [1.1, 1.9, -1.1], [5.4, 2.6, 1.1], (x, y, z) =>
      roundedBox(x - 3.2, y - 2.24, z, 1.82 + 0.008 * Math.cos(y * 60), 0.24, 0.86 + 0.008 * Math.cos(y * 60), 0.06),
    ),
    part("white", [1.0, 2.3, -1.2], [5.5, 2.8, 1.2], (x, y, z) => {
      const lid = roundedBox(x - 3.2, y - 2.54 + z * z * 0.05, z, 1.98, 0.07, 1.0, 0.06);
      const fan = roundedBox(x - 3.6, y - 2.64, z, 0.4, 0.07, 0.32, 0.05);
      return Math.min(lid, fan);
    }),
    awning(1.7, 4.9, 2.02, 1.15),
  ],
};

/** A camper trailer, folded: a low box on one axle with a rack and a bag on its lid. */
const camperBase = reshaped(caravan, { length: 0.74, width: 0.86, waist: 1.0, cabin: 0.26, lift: 0.12, wheel: 1.12 });
const camper: CarSpec = {
  ...camperBase,
  frontAxle: 2.95,
  rearAxle: 2.95,
  rims: "black",
  spokes: "five",
  stepBack: 1.0,
  front: {
    ...camperBase.front,
    window: [
      [9, 0.1],
      [9.1, 0.1],
      [9.1, 0.2],
    ],
  },
  rear: {
    ...camperBase.rear,
    window: [
      [9, 0.1],
      [9.1, 0.1],
      [9.1, 0.2],
    ],
  },
  decorate: flank({
    axles: [2.95],
    wheel: 0.4,
    plateTo: 0.86,
    windows: [],
    door: [3.5, 4.3, 0.9, 1.36],
    stripe: (x, y) => Math.abs(y - 1.14) < 0.03 && x < 2.4,
  }),
  extras: () => [
    drawbar(0.95, 1.16),
    part("plastic", [0.8, 0.2, -1.3], [4.9, 1.6, 1.3], (x, y, z) => {
      const across = Math.abs(z);
      const guard = Math.max(
        Math.abs(Math.hypot(x - 2.95, y - 0.4) - 0.5) - 0.014,
        Math.abs(across - 0.98) - 0.14,
        0.36 - y,
      );
      return guard;
    }),
    part("trim", [0.9, 1.35, -1.1], [4.9, 2.0, 1.1], (x, y, z) =>
      roundedBox(x - 2.9, y - 1.62, z, 1.62, 0.13 + 0.012 * Math.cos(x * 9), 0.84, 0.12),
    ),
    part("metal", [0.8, 1.3, -1.1], [4.9, 2.1, 1.1], (x, y, z) => {
      const across = Math.abs(z);
      const rail = Math.hypot(y - 1.84, across - 0.9) - 0.02;
      const posts = Math.min(...[1.3, 2.1, 2.95, 3.75, 4.5].map((at) => Math.hypot(x - at, across - 0.9) - 0.016));
      const inside = Math.abs(x - 2.9) - 1.65;
      const straps = Math.min(
        ...[1.9, 2.95, 4.0].map((at) => roundedBox(x - at, y - 1.64, z, 0.025, 0.145, 0.86, 0.12)),
      );
      return Math.min(Math.max(Math.min(rail, Math.max(posts, y - 1.84, 1.4 - y)), inside), straps);
    }),
    part("metal", [0.4, 0.5, -0.7], [1.0, 1.3, 0.7], (x, y, z) =>
      roundedBox(x - 0.56, y - 0.84, Math.abs(z) - 0.28, 0.1, 0.2, 0.14, 0.04),
    ),
  ],
};

/** Caravans and campers besides the touring van. */
export const caravanShapes = {
  "caravan-offroad": offroad,
  "caravan-pop-top": popTop,
  "caravan-camper": camper,
} satisfies Record<string, CarSpec>;
