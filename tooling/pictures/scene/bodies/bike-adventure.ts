import { roundedBox } from "../car-field.ts";
import type { ExtraPart } from "../car-spec.ts";
import { smoothMax, smoothMin } from "../curve.ts";
import { bikePart, blob, fork, guard, pipe, rod, steering, swingArm } from "./bike-forms.ts";
import type { BikeSpec, BikeWheel } from "./bike-forms.ts";
import { engine } from "./motorbike.ts";

type Field = ExtraPart["field"];

const front: BikeWheel = { x: 0.35, radius: 0.345, half: 0.05, rim: "wire" };
const rear: BikeWheel = { x: 1.87, radius: 0.33, half: 0.075, rim: "wire" };

/** A tank with wide shoulders, a beak over the front wheel, a slim tail. */
const shell: Field = (x, y, z) => {
  const across = Math.abs(z);
  const tank = smoothMax(
    smoothMin(
      blob(x, y, z, [1.03, 1.04, 0], [0.3, 0.16, 0.17]),
      blob(x, y, across, [0.84, 1.0, 0.1], [0.22, 0.17, 0.12]),
      0.07,
    ),
    0.9 - y,
    0.04,
  );
  const knee = blob(x, y, across, [1.24, 0.97, 0.21], [0.17, 0.12, 0.09]);
  const shoulder = blob(x, y, across, [0.74, 0.93, 0.2], [0.19, 0.13, 0.05]);
  const slope = y - 0.93 - (x - 0.35) * 0.28;
  const beak = smoothMax(
    Math.abs(slope + 6 * z * z * 0.3) - 0.014,
    Math.max(across - 0.035 - (x - 0.12) * 0.17, 0.12 - x, x - 0.72),
    0.012,
  );
  const cheek = smoothMax(blob(x, y, across, [0.6, 1.04, 0.07], [0.16, 0.12, 0.08]), -9, 0.01);
  const tail = roundedBox(x - 1.82, y - 0.99 - (x - 1.8) * 0.12, z, 0.2, 0.03, 0.1, 0.028);
  return Math.min(smoothMax(tank, -knee, 0.03), shoulder, beak, cheek, tail);
};

const seat: Field = (x, y, z) =>
  smoothMin(
    roundedBox(x - 1.4, y - 0.95 - 0.25 * (x - 1.4) ** 2, z, 0.22, 0.045, 0.12, 0.04),
    roundedBox(x - 1.78, y - 1.04, z, 0.2, 0.04, 0.125, 0.038),
    0.05,
  );

/** A tall screen, leaning back. */
const screen: Field = (x, y, z) =>
  Math.max(
    Math.abs(x - 0.52 - (y - 1.12) * 0.42 - 2.2 * z * z) - 0.006,
    Math.hypot(Math.max(0, Math.abs(z) - 0.08), Math.max(0, Math.abs(y - 1.26) - 0.1)) - 0.05,
  );

const frame: Field = (x, y, z) => {
  const across = Math.abs(z);
  const spine = pipe(
    x,
    y,
    across,
    [
      [0.7, 1.08, 0.03],
      [1.24, 0.86, 0.15],
      [1.3, 0.46, 0.14],
    ],
    0.03,
  );
  const cage = pipe(
    x,
    y,
    across,
    [
      [0.8, 0.95, 0.18],
      [0.66, 0.7, 0.22],
      [0.82, 0.42, 0.2],
      [1.2, 0.38, 0.16],
    ],
    0.013,
  );
  const rack = pipe(
    x,
    y,
    across,
    [
      [1.3, 0.86, 0.13],
      [1.95, 0.98, 0.1],
      [2.12, 0.96, 0.1],
    ],
    0.015,
  );
  const bars = steering(x, y, z, { head: [0.68, 1.14, 0], grip: [0.86, 1.2, 0.43] });
  const handGuard = roundedBox(x - 0.75 - (across - 0.36) * 0.3, y - 1.19, across - 0.35, 0.016, 0.05, 0.1, 0.014);
  const dash = roundedBox(x - 0.62, y - 1.16, z, 0.015, 0.06, 0.09, 0.012);
  const low = guard(x, y, z, front, 0.02, 40, 140);
  const back = guard(x, y, z, rear, 0.05, 95, 165);
  const plate = roundedBox(x - 2.14 + (0.78 - y) * 0.25, y - 0.76, z, 0.01, 0.08, 0.08, 0.006);
  const bash = roundedBox(x - 0.98, y - 0.33, z, 0.22, 0.07, 0.13, 0.04);
  return Math.min(
    spine,
    cage,
    rack,
    bars,
    handGuard,
    dash,
    low,
    back,
    plate,
    bash,
    rod(x, y, z, [2.0, 0.94, 0], [2.14, 0.82, 0], 0.018),
  );
};

const bright: Field = (x, y, z) =>
  Math.min(fork(x, y, z, front, [0.68, 1.12, 0], 0.11), swingArm(x, y, z, rear, [1.3, 0.46, 0.11]));

/** Aluminium cases at the back. */
const cases: Field = (x, y, z) => {
  const across = Math.abs(z);
  const side = roundedBox(x - 1.88, y - 0.76, across - 0.33, 0.22, 0.17, 0.1, 0.03);
  const lid = roundedBox(x - 1.88, y - 0.945, across - 0.33, 0.226, 0.014, 0.106, 0.012);
  return Math.min(side, lid);
};

const exhaust: Field = (x, y, z) =>
  Math.min(
    pipe(
      x,
      y,
      z,
      [
        [0.86, 0.7, -0.09],
        [0.76, 0.46, -0.1],
        [1.0, 0.3, -0.15],
        [1.4, 0.42, -0.19],
      ],
      0.026,
    ),
    pipe(
      x,
      y,
      z,
      [
        [1.4, 0.42, -0.19],
        [1.6, 0.62, -0.2],
        [1.68, 0.64, -0.2],
      ],
      0.05,
    ),
  );

/** A tall adventure bike with cases. */
export const adventure: BikeSpec = {
  length: 2.22,
  front,
  rear,
  parts: [
    bikePart("paint", shell),
    bikePart("trim", seat),
    bikePart("dark", (x, y, z) => engine(x - 0.04, y - 0.06, z)),
    bikePart("metal", (x, y, z) => Math.min(bright(x, y, z), cases(x, y, z))),
    bikePart("plastic", frame),
    bikePart("chrome", exhaust),
    bikePart("black", screen),
    bikePart("redLamp", (x, y, z) => roundedBox(x - 2.13, y - 0.95, z, 0.02, 0.022, 0.06, 0.012)),
    bikePart("white", (x, y, z) =>
      smoothMax(blob(x, y, Math.abs(z), [0.46, 1.04, 0.055], [0.05, 0.05, 0.045]), 0.42 - x, 0.01),
    ),
  ],
};
