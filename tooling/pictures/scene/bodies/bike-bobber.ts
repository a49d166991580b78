import { roundedBox } from "../car-field.ts";
import type { ExtraPart } from "../car-spec.ts";
import { smoothMax, smoothMin } from "../curve.ts";
import { twin } from "./bike-cruiser.ts";
import { bikePart, blob, fork, guard, pipe, rod, steering, swingArm } from "./bike-forms.ts";
import type { BikeSpec, BikeWheel } from "./bike-forms.ts";

type Field = ExtraPart["field"];

const front: BikeWheel = { x: 0.35, radius: 0.335, half: 0.078, rim: "wire" };
const rear: BikeWheel = { x: 1.9, radius: 0.325, half: 0.085, rim: "wire" };

/** A small tank, a short guard close over the rear wheel, none over the front one. */
const shell: Field = (x, y, z) => {
  const tank = smoothMax(blob(x, y, z, [1.0, 0.84, 0], [0.25, 0.115, 0.125]), 0.76 - y - (x - 1.0) * 0.1, 0.03);
  const oil = Math.max(Math.hypot(x - 1.47, y - 0.54) - 0.105, Math.abs(z) - 0.125);
  return Math.min(tank, guard(x, y, z, rear, 0.022, 62, 165, 0.105), oil);
};

/** One seat on springs. */
const seat: Field = (x, y, z) => {
  const pan = smoothMin(
    blob(x, y, z, [1.52, 0.735, 0], [0.17, 0.045, 0.155]),
    blob(x, y, z, [1.36, 0.745, 0], [0.14, 0.035, 0.07]),
    0.05,
  );
  return smoothMin(pan, blob(x, y, z, [1.65, 0.775, 0], [0.05, 0.04, 0.13]), 0.05);
};

const bright: Field = (x, y, z) => {
  const across = Math.abs(z);
  const lamp = smoothMax(blob(x, y, z, [0.64, 0.9, 0], [0.09, 0.09, 0.09]), 0.59 - x, 0.01);
  const cover = Math.max(Math.hypot((x - 1.18) * 0.8, y - 0.34) - 0.095, Math.abs(across - 0.13) - 0.02);
  const spring = rod(x, y, across, [1.6, 0.64, 0.1], [1.6, 0.72, 0.1], 0.024 + 0.005 * Math.sign(Math.cos(y * 320)));
  return Math.min(fork(x, y, z, front, [0.76, 1.0, 0], 0.12, 0.032), lamp, cover, spring);
};

/** A frame without a spring behind, and a flat bar. */
const frame: Field = (x, y, z) => {
  const across = Math.abs(z);
  const cradle = pipe(
    x,
    y,
    across,
    [
      [0.8, 0.92, 0.02],
      [0.92, 0.5, 0.1],
      [1.0, 0.22, 0.12],
      [1.5, 0.24, 0.12],
      [1.9, 0.325, 0.13],
    ],
    0.022,
  );
  const stay = rod(x, y, across, [1.2, 0.76, 0.04], [1.9, 0.34, 0.13], 0.022);
  const spine = rod(x, y, z, [0.8, 0.92, 0], [1.3, 0.74, 0], 0.03);
  const bars = steering(x, y, z, { head: [0.75, 1.04, 0], grip: [0.98, 1.03, 0.43] });
  const yoke = roundedBox(x - 0.74, y - 0.99, z, 0.05, 0.02, 0.15, 0.015);
  const plate = roundedBox(x - 2.2 + (0.5 - y) * 0.2, y - 0.5, z, 0.01, 0.075, 0.08, 0.006);
  const holder = rod(x, y, z, [2.1, 0.6, 0], [2.2, 0.54, 0], 0.014);
  const pegs = rod(x, y, across, [0.98, 0.33, 0.13], [1.0, 0.33, 0.29], 0.016);
  return Math.min(cradle, stay, spine, bars, yoke, plate, holder, pegs, swingArm(x, y, z, rear, [1.4, 0.3, 0.12]));
};

/** Two short pipes, one over the other. */
const exhaust: Field = (x, y, z) =>
  Math.min(
    pipe(
      x,
      y,
      z,
      [
        [1.08, 0.6, -0.12],
        [0.98, 0.44, -0.18],
        [1.12, 0.3, -0.2],
        [1.72, 0.28, -0.22],
      ],
      0.032,
    ),
    pipe(
      x,
      y,
      z,
      [
        [1.36, 0.6, -0.12],
        [1.42, 0.48, -0.19],
        [1.52, 0.4, -0.21],
        [1.86, 0.39, -0.23],
      ],
      0.032,
    ),
  );

/** A low bike for one, with fat tyres. */
export const bobber: BikeSpec = {
  length: 2.26,
  front,
  rear,
  parts: [
    bikePart("paint", shell),
    bikePart("trim", seat),
    bikePart("dark", twin),
    bikePart("metal", bright),
    bikePart("plastic", frame),
    bikePart("black", exhaust),
    bikePart("redLamp", (x, y, z) => blob(x, y, z, [2.16, 0.62, 0], [0.03, 0.03, 0.04])),
    bikePart("white", (x, y, z) => smoothMax(blob(x, y, z, [0.6, 0.9, 0], [0.045, 0.075, 0.075]), x - 0.59, 0.01)),
  ],
};
