import { roundedBox } from "../car-field.ts";
import type { ExtraPart } from "../car-spec.ts";
import { smoothMax, smoothMin } from "../curve.ts";
import { bikePart, blob, fork, guard, pipe, rod, steering, swingArm, within } from "./bike-forms.ts";
import type { BikeSpec, BikeWheel } from "./bike-forms.ts";
import { engine } from "./motorbike.ts";

type Field = ExtraPart["field"];

const front: BikeWheel = { x: 0.31, radius: 0.315, half: 0.06, rim: "cast" };
const rear: BikeWheel = { x: 1.72, radius: 0.315, half: 0.095, rim: "cast" };

const shroudOutline = [
  [0.56, 0.86],
  [0.7, 1.0],
  [1.0, 0.96],
  [1.08, 0.84],
  [0.92, 0.78],
  [0.8, 0.62],
  [0.7, 0.64],
] as const;
const tailOutline = [
  [1.36, 0.88],
  [1.62, 0.9],
  [2.0, 1.04],
  [2.02, 1.09],
  [1.86, 1.08],
  [1.5, 0.98],
] as const;
const maskOutline = [
  [0.5, 0.87],
  [0.46, 0.98],
  [0.56, 1.08],
  [0.68, 1.07],
  [0.68, 0.9],
  [0.6, 0.84],
] as const;
const panOutline = [
  [0.78, 0.42],
  [0.9, 0.26],
  [1.26, 0.2],
  [1.34, 0.28],
  [1.1, 0.32],
  [0.92, 0.42],
] as const;

/** A hunched tank between sharp shrouds, a tail in the air, a mask, a pan below the engine. */
const shell: Field = (x, y, z) => {
  const across = Math.abs(z);
  const tank = smoothMax(
    smoothMin(
      blob(x, y, z, [0.94, 0.98, 0], [0.28, 0.145, 0.175]),
      blob(x, y, z, [1.16, 0.9, 0], [0.16, 0.09, 0.11]),
      0.06,
    ),
    0.84 - y,
    0.03,
  );
  const shroud = smoothMax(within(x, y, shroudOutline), Math.abs(across - 0.165 + (0.8 - x) * 0.1) - 0.035, 0.035);
  const tail = smoothMax(within(x, y, tailOutline), across - 0.13 + (x - 1.36) * 0.12, 0.02);
  const mask = smoothMax(within(x, y, maskOutline), across - 0.115 + Math.abs(y - 0.98) * 0.3, 0.04);
  const pan = smoothMax(within(x, y, panOutline), across - 0.15, 0.02);
  return Math.min(tank, shroud, tail, mask, pan, guard(x, y, z, front, 0.025, 60, 150, 0.07));
};

const seat: Field = (x, y, z) =>
  smoothMin(
    roundedBox(x - 1.36, y - 0.9 - 0.3 * (x - 1.36) ** 2, z, 0.18, 0.035, 0.13 + (x - 1.36) * 0.08, 0.03),
    roundedBox(x - 1.68, y - 1.02 - (x - 1.68) * 0.26, z, 0.13, 0.025, 0.1 - (x - 1.68) * 0.1, 0.02),
    0.03,
  );

const bright: Field = (x, y, z) =>
  Math.min(
    fork(x, y, z, front, [0.66, 1.02, 0], 0.11, 0.032),
    Math.max(Math.hypot(x - 1.12, y - 0.44) - 0.085, Math.abs(Math.abs(z) - 0.22) - 0.012),
  );

const frame: Field = (x, y, z) => {
  const across = Math.abs(z);
  const spar = smoothMin(
    rod(x, y, across, [0.68, 0.98, 0.04], [1.22, 0.74, 0.17], 0.036),
    rod(x, y, across, [1.22, 0.74, 0.17], [1.28, 0.4, 0.15], 0.034),
    0.04,
  );
  const lattice = Math.min(
    rod(x, y, across, [0.8, 0.92, 0.1], [1.06, 0.7, 0.19], 0.014),
    rod(x, y, across, [1.06, 0.7, 0.19], [1.22, 0.74, 0.17], 0.014),
    rod(x, y, across, [1.24, 0.76, 0.13], [1.6, 0.92, 0.09], 0.018),
    rod(x, y, across, [1.26, 0.58, 0.13], [1.6, 0.92, 0.09], 0.014),
  );
  const bars = steering(x, y, z, { head: [0.66, 1.08, 0], grip: [0.8, 1.09, 0.42] });
  const yoke = roundedBox(x - 0.66, y - 1.03, z, 0.05, 0.018, 0.13, 0.015);
  const plate = roundedBox(x - 2.02 + (0.75 - y) * 0.3, y - 0.66, z, 0.01, 0.08, 0.08, 0.006);
  const holder = rod(x, y, z, [1.8, 1.0, 0], [2.0, 0.72, 0], 0.018);
  const arm = swingArm(x, y, z, rear, [1.24, 0.42, 0.1]);
  const pegs = rod(x, y, across, [1.36, 0.4, 0.16], [1.37, 0.4, 0.29], 0.013);
  return Math.min(spar, lattice, bars, yoke, plate, holder, arm, pegs);
};

/** Headers into one short silencer below the engine. */
const exhaust: Field = (x, y, z) =>
  Math.min(
    pipe(
      x,
      y,
      Math.abs(z),
      [
        [0.86, 0.64, 0.08],
        [0.79, 0.42, 0.09],
        [0.94, 0.25, 0.1],
      ],
      0.026,
    ),
    rod(x, y, z, [1.2, 0.27, -0.16], [1.52, 0.34, -0.2], 0.066),
  );

/** A naked bike with sharp edges. */
export const street: BikeSpec = {
  length: 2.04,
  front,
  rear,
  parts: [
    bikePart("paint", shell),
    bikePart("trim", seat),
    bikePart("dark", engine),
    bikePart("metal", bright),
    bikePart("plastic", frame),
    bikePart("black", exhaust),
    bikePart("redLamp", (x, y, z) => roundedBox(x - 2.02, y - 1.06, z, 0.015, 0.018, 0.06, 0.01)),
    bikePart("black", (x, y, z) =>
      Math.max(within(x + 0.012, y, maskOutline), Math.abs(z) - 0.085, y - 0.985, 0.875 - y, x - 0.56),
    ),
    bikePart("white", (x, y, z) => {
      const across = Math.abs(z) - 0.045;
      const slit = Math.max(Math.abs(across) - 0.03, Math.abs(y - 0.96 - across * 0.4) - 0.011);
      const beam = Math.hypot(y - 0.905, z) - 0.024;
      return Math.max(within(x + 0.02, y, maskOutline), Math.min(slit, beam), x - 0.56);
    }),
  ],
};
