import { roundedBox } from "../car-field.ts";
import type { ExtraPart } from "../car-spec.ts";
import { smoothMax, smoothMin } from "../curve.ts";
import { bikePart, blob, fork, guard, pipe, rod, steering, swingArm, within } from "./bike-forms.ts";
import type { BikeSpec, BikeWheel } from "./bike-forms.ts";
import { engine } from "./motorbike.ts";

type Field = ExtraPart["field"];

const front: BikeWheel = { x: 0.31, radius: 0.31, half: 0.06, rim: "cast" };
const rear: BikeWheel = { x: 1.7, radius: 0.315, half: 0.095, rim: "cast" };

/** The flank of the fairing from the side: it leaves the cylinders open. */
const flankOutline = [
  [0.56, 0.9],
  [0.98, 0.9],
  [1.2, 0.74],
  [1.13, 0.67],
  [0.97, 0.66],
  [0.94, 0.56],
  [1.02, 0.47],
  [1.26, 0.4],
  [1.4, 0.27],
  [0.9, 0.24],
  [0.76, 0.36],
  [0.68, 0.62],
  [0.5, 0.8],
] as const;

/** The fairing: a pointed nose and two flanks that end under the engine. */
const fairing: Field = (x, y, z) => {
  const across = Math.abs(z);
  const nose = smoothMax(blob(x, y - (x - 0.5) * 0.2, z, [0.62, 0.86, 0], [0.42, 0.17, 0.19]), x - 0.86, 0.03);
  const outside = 0.235 - 0.35 * (y - 0.62) ** 2 - 0.5 * Math.max(0, 0.62 - x) ** 2;
  const flank = smoothMax(Math.abs(across - outside) - 0.012, within(x, y, flankOutline), 0.02);
  const belly = smoothMax(blob(x, y, z, [1.02, 0.31, 0], [0.4, 0.11, 0.17]), y - 0.36, 0.02);
  return Math.min(nose, flank, belly);
};

const tank: Field = (x, y, z) => {
  const across = Math.abs(z);
  const whole = smoothMax(
    smoothMin(
      blob(x, y, z, [1.0, 0.88, 0], [0.3, 0.16, 0.18]),
      blob(x, y, z, [0.86, 0.85, 0], [0.2, 0.13, 0.19]),
      0.07,
    ),
    0.78 - y,
    0.03,
  );
  return smoothMax(whole, -blob(x, y, across, [1.22, 0.83, 0.22], [0.16, 0.12, 0.09]), 0.03);
};

/** The tail: rising to a point behind the saddle. */
const tail: Field = (x, y, z) =>
  smoothMax(
    roundedBox(x - 1.63, y - 0.9 - (x - 1.6) * 0.28, z, 0.27, 0.055, 0.13 - (x - 1.4) * 0.14, 0.035),
    1.38 - x,
    0.02,
  );

const frame: Field = (x, y, z) => {
  const across = Math.abs(z);
  const spine = pipe(
    x,
    y,
    across,
    [
      [0.66, 0.94, 0.05],
      [1.2, 0.74, 0.15],
      [1.26, 0.42, 0.14],
    ],
    0.034,
  );
  const bars = steering(x, y, z, { head: [0.66, 0.92, 0.1], grip: [0.78, 0.9, 0.36], mirrors: false });
  const stalk = rod(x, y, across, [0.6, 0.98, 0.12], [0.52, 1.06, 0.3], 0.009);
  const mirror = blob(x, y, across, [0.52, 1.07, 0.34], [0.025, 0.035, 0.075]);
  const back = guard(x, y, z, rear, 0.012, 70, 150, 0.07);
  const plate = roundedBox(x - 1.98 + (0.7 - y) * 0.3, y - 0.66, z, 0.01, 0.075, 0.075, 0.006);
  return Math.min(spine, bars, stalk, mirror, back, plate, rod(x, y, z, [1.8, 0.88, 0], [1.96, 0.74, 0], 0.018));
};

/** The short screen over the nose. */
const screen: Field = (x, y, z) =>
  smoothMax(
    Math.abs(blob(x, y - (x - 0.5) * 0.34, z, [0.66, 0.9, 0], [0.3, 0.19, 0.16])) - 0.005,
    Math.max(0.97 + (x - 0.5) * 0.25 - y, x - 0.8),
    0.01,
  );

const bright: Field = (x, y, z) =>
  Math.min(fork(x, y, z, front, [0.63, 0.94, 0], 0.105, 0.03), swingArm(x, y, z, rear, [1.24, 0.42, 0.1]));

const lamps: Field = (x, y, z) => {
  const across = Math.abs(z);
  const on = Math.abs(blob(x, y - (x - 0.5) * 0.2, z, [0.62, 0.86, 0], [0.425, 0.175, 0.195])) - 0.006;
  return Math.max(on, Math.abs(y - 0.81 - across * 0.25) - 0.016, Math.abs(across - 0.085) - 0.055, x - 0.5);
};

/** A sports bike in its fairing. */
export const sports: BikeSpec = {
  length: 2.03,
  front,
  rear,
  parts: [
    bikePart("paint", (x, y, z) =>
      Math.min(fairing(x, y, z), tank(x, y, z), tail(x, y, z), guard(x, y, z, front, 0.018, 20, 150)),
    ),
    bikePart("trim", (x, y, z) => roundedBox(x - 1.36, y - 0.83 - 0.5 * (x - 1.34) ** 2, z, 0.19, 0.04, 0.13, 0.035)),
    bikePart("dark", engine),
    bikePart("metal", bright),
    bikePart("plastic", frame),
    bikePart("black", screen),
    bikePart("chrome", (x, y, z) =>
      pipe(
        x,
        y,
        z,
        [
          [1.1, 0.27, -0.12],
          [1.42, 0.34, -0.19],
          [1.66, 0.44, -0.21],
        ],
        0.05,
      ),
    ),
    bikePart("redLamp", (x, y, z) => roundedBox(x - 1.905, y - 0.96, z, 0.016, 0.018, 0.05, 0.012)),
    bikePart("white", lamps),
  ],
};
