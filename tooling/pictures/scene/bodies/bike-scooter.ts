import { roundedBox } from "../car-field.ts";
import type { ExtraPart } from "../car-spec.ts";
import { smoothMax, smoothMin } from "../curve.ts";
import { bikePart, blob, fork, guard, pipe, steering } from "./bike-forms.ts";
import type { BikeSpec, BikeWheel } from "./bike-forms.ts";

type Field = ExtraPart["field"];

const front: BikeWheel = { x: 0.29, radius: 0.24, half: 0.055, rim: "cast" };
const rear: BikeWheel = { x: 1.62, radius: 0.24, half: 0.06, rim: "cast" };

/** The leg shield, the body over the rear wheel, the front guard. */
const shell: Field = (x, y, z) => {
  const across = Math.abs(z);
  const shieldX = 0.5 + (y - 0.6) * 0.3 + 1.1 * z * z;
  const shield = smoothMax(
    Math.abs(x - shieldX) - 0.035,
    Math.hypot(Math.max(0, across - 0.13 - (y - 0.35) * 0.06), Math.max(0, Math.abs(y - 0.63) - 0.22)) - 0.1,
    0.02,
  );
  const apron = smoothMax(blob(x, y, z, [0.46, 0.66, 0], [0.13, 0.34, 0.1]), x - 0.55, 0.02);
  const body = smoothMax(
    smoothMin(
      blob(x, y, z, [1.46, 0.53, 0], [0.47, 0.23, 0.2]),
      blob(x, y, z, [1.14, 0.44, 0], [0.2, 0.27, 0.17]),
      0.1,
    ),
    Math.max(y - 0.7, 0.27 - y + Math.max(0, x - 1.2) * 0.3),
    0.04,
  );
  const headset = blob(x, y, z, [0.62, 1.02, 0], [0.12, 0.08, 0.14]);
  return Math.min(smoothMin(shield, apron, 0.05), body, headset, guard(x, y, z, front, 0.03, 10, 160, 0.085));
};

const floor: Field = (x, y, z) =>
  Math.min(
    roundedBox(x - 0.86, y - 0.29, z, 0.38, 0.05, 0.18, 0.03),
    smoothMax(blob(x, y, z, [1.5, 0.4, 0], [0.36, 0.1, 0.16]), -9, 0.01),
    steering(x, y, z, { head: [0.64, 1.04, 0.06], grip: [0.76, 1.03, 0.34] }),
    guard(x, y, z, rear, 0.04, 70, 165, 0.075),
    roundedBox(x - 1.94 + (0.45 - y) * 0.3, y - 0.42, z, 0.01, 0.07, 0.075, 0.006),
  );

const seat: Field = (x, y, z) =>
  smoothMin(
    roundedBox(x - 1.3, y - 0.74, z, 0.24, 0.04, 0.14, 0.038),
    roundedBox(x - 1.66, y - 0.785, z, 0.17, 0.04, 0.13, 0.038),
    0.06,
  );

const bright: Field = (x, y, z) =>
  Math.min(
    fork(x, y, z, front, [0.5, 0.6, 0], 0.085, 0.024),
    pipe(
      x,
      y,
      Math.abs(z),
      [
        [1.5, 0.76, 0.12],
        [1.86, 0.8, 0.11],
        [1.9, 0.86, 0.06],
        [1.9, 0.86, 0],
      ],
      0.013,
    ),
  );

/** A scooter. */
export const scooter: BikeSpec = {
  length: 1.95,
  front,
  rear,
  parts: [
    bikePart("paint", shell),
    bikePart("plastic", floor),
    bikePart("trim", seat),
    bikePart("metal", bright),
    bikePart("dark", (x, y, z) => roundedBox(x - 1.45, y - 0.27, z, 0.22, 0.07, 0.12, 0.04)),
    bikePart("chrome", (x, y, z) =>
      pipe(
        x,
        y,
        z,
        [
          [1.5, 0.25, -0.16],
          [1.86, 0.34, -0.17],
        ],
        0.05,
      ),
    ),
    bikePart("redLamp", (x, y, z) => blob(x, y, z, [1.9, 0.6, 0], [0.04, 0.045, 0.09])),
    bikePart("white", (x, y, z) => smoothMax(blob(x, y, z, [0.53, 1.02, 0], [0.05, 0.055, 0.075]), x - 0.54, 0.01)),
  ],
};
