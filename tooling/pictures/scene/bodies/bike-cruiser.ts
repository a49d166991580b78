import { roundedBox } from "../car-field.ts";
import type { ExtraPart } from "../car-spec.ts";
import { smoothMax, smoothMin } from "../curve.ts";
import { bikePart, blob, fork, guard, pipe, rod, steering, swingArm } from "./bike-forms.ts";
import type { BikeSpec, BikeWheel } from "./bike-forms.ts";

type Field = ExtraPart["field"];

const front: BikeWheel = { x: 0.35, radius: 0.335, half: 0.062, rim: "cast" };
const rear: BikeWheel = { x: 1.98, radius: 0.325, half: 0.1, rim: "disc" };

/** A long drop of a tank, and deep guards. */
const shell: Field = (x, y, z) => {
  const tank = smoothMax(
    smoothMin(
      blob(x, y, z, [1.02, 0.82, 0], [0.26, 0.12, 0.165]),
      blob(x, y, z, [1.26, 0.78, 0], [0.26, 0.08, 0.1]),
      0.1,
    ),
    0.72 - y,
    0.03,
  );
  return Math.min(
    tank,
    guard(x, y, z, front, 0.025, 25, 165, 0.085),
    guard(x, y, z, rear, 0.035, 55, 178, 0.125),
    roundedBox(x - 1.5, y - 0.52, Math.abs(z) - 0.13, 0.13, 0.095, 0.03, 0.03),
  );
};

const seat: Field = (x, y, z) =>
  smoothMin(
    smoothMax(blob(x, y, z, [1.56, 0.72, 0], [0.25, 0.09, 0.18]), 0.655 - y, 0.02),
    roundedBox(x - 1.86, y - 0.75 + (x - 1.86) * 0.1, z, 0.13, 0.035, 0.11, 0.03),
    0.06,
  );

/** One cylinder of the twin, with its fins. */
const cylinder = (x: number, y: number, z: number, lean: number) => {
  const [dx, dy] = [x - 1.2, y - 0.38];
  const along = dx * Math.sin(lean) + dy * Math.cos(lean);
  const side = dx * Math.cos(lean) - dy * Math.sin(lean);
  const fins = 0.012 * Math.sign(Math.cos(along * 130));
  return Math.min(
    roundedBox(side, along - 0.21, z, 0.1 + fins, 0.13, 0.13 + fins, 0.02),
    roundedBox(side, along - 0.355, z, 0.105, 0.028, 0.135, 0.02),
  );
};

/** A twin whose cylinders stand apart, with its gearbox. */
export const twin: Field = (x, y, z) =>
  Math.min(
    cylinder(x, y, z, 0.4),
    cylinder(x, y, z, -0.4),
    roundedBox(x - 1.22, y - 0.33, z, 0.2, 0.11, 0.12, 0.06),
    Math.max(Math.hypot(x - 1.52, y - 0.36) - 0.13, Math.abs(z) - 0.15),
    roundedBox(x - 1.56, y - 0.56, z, 0.17, 0.12, 0.1, 0.05),
  );

const bright: Field = (x, y, z) => {
  const across = Math.abs(z);
  const cover = Math.max(Math.hypot((x - 1.18) * 0.8, y - 0.34) - 0.1, Math.abs(across - 0.13) - 0.02);
  const cleaner = Math.max(Math.hypot(x - 1.2, y - 0.56) - 0.085, Math.abs(z + 0.16) - 0.035);
  const lamp = blob(x, y, z, [0.62, 0.93, 0], [0.1, 0.1, 0.1]);
  return Math.min(
    fork(x, y, z, front, [0.78, 1.0, 0], 0.11, 0.03),
    swingArm(x, y, z, rear, [1.4, 0.38, 0.11]),
    cover,
    cleaner,
    smoothMax(lamp, 0.56 - x, 0.01),
    rod(x, y, across, [0.82, 0.34, 0.13], [0.84, 0.34, 0.3], 0.016),
  );
};

const frame: Field = (x, y, z) => {
  const across = Math.abs(z);
  const cradle = pipe(
    x,
    y,
    across,
    [
      [0.82, 0.9, 0.02],
      [0.92, 0.5, 0.1],
      [1.0, 0.22, 0.12],
      [1.5, 0.24, 0.12],
      [1.62, 0.6, 0.11],
    ],
    0.022,
  );
  const back = rod(x, y, across, [1.3, 0.72, 0.08], [1.95, 0.64, 0.13], 0.02);
  const bars = steering(x, y, z, { head: [0.76, 1.04, 0], grip: [1.06, 1.1, 0.42] });
  const yoke = roundedBox(x - 0.75, y - 0.98, z, 0.05, 0.02, 0.14, 0.015);
  const plate = roundedBox(x - 2.3 + (0.5 - y) * 0.2, y - 0.52, z, 0.01, 0.075, 0.08, 0.006);
  return Math.min(cradle, back, bars, yoke, plate);
};

/** Two long pipes on the right side. */
const exhaust: Field = (x, y, z) =>
  Math.min(
    pipe(
      x,
      y,
      z,
      [
        [1.08, 0.6, -0.12],
        [0.98, 0.42, -0.17],
        [1.12, 0.27, -0.19],
        [2.1, 0.25, -0.2],
      ],
      0.036,
    ),
    pipe(
      x,
      y,
      z,
      [
        [1.36, 0.6, -0.12],
        [1.44, 0.46, -0.19],
        [1.56, 0.37, -0.2],
        [2.16, 0.37, -0.2],
      ],
      0.036,
    ),
  );

/** A low cruiser with a twin. */
export const cruiser: BikeSpec = {
  length: 2.36,
  front,
  rear,
  parts: [
    bikePart("paint", shell),
    bikePart("trim", seat),
    bikePart("dark", twin),
    bikePart("chrome", (x, y, z) => Math.min(bright(x, y, z), exhaust(x, y, z))),
    bikePart("plastic", frame),
    bikePart("redLamp", (x, y, z) => blob(x, y, z, [2.3, 0.66, 0], [0.035, 0.035, 0.06])),
    bikePart("white", (x, y, z) => smoothMax(blob(x, y, z, [0.58, 0.93, 0], [0.045, 0.085, 0.085]), x - 0.57, 0.01)),
  ],
};
