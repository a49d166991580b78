import { roundedBox } from "../car-field.ts";
import type { ExtraPart } from "../car-spec.ts";
import { smoothMax, smoothMin } from "../curve.ts";
import { bikePart, blob, fork, guard, pipe, steering, swingArm } from "./bike-forms.ts";
import type { BikeSpec, BikeWheel } from "./bike-forms.ts";
import { engine } from "./motorbike.ts";

type Field = ExtraPart["field"];

const front: BikeWheel = { x: 0.33, radius: 0.32, half: 0.065, rim: "cast" };
const rear: BikeWheel = { x: 1.92, radius: 0.32, half: 0.09, rim: "cast" };

/** A wide half fairing, a deep tank, painted cases and a top box. */
const shell: Field = (x, y, z) => {
  const across = Math.abs(z);
  const nose = smoothMax(
    smoothMin(
      blob(x, y, z, [0.66, 0.94, 0], [0.3, 0.19, 0.27]),
      blob(x, y, across, [0.84, 0.76, 0.19], [0.24, 0.22, 0.06]),
      0.08,
    ),
    x - 1.0,
    0.03,
  );
  const tank = smoothMax(blob(x, y, z, [1.08, 0.9, 0], [0.34, 0.16, 0.18]), 0.8 - y, 0.03);
  const knee = blob(x, y, across, [1.3, 0.86, 0.22], [0.17, 0.12, 0.09]);
  const case_ = roundedBox(x - 1.95, y - 0.62, across - 0.29, 0.26 - (y - 0.62) * 0.1, 0.15, 0.1, 0.09);
  const box = roundedBox(x - 2.08, y - 1.03, z, 0.17, 0.14, 0.24, 0.08);
  return Math.min(nose, smoothMax(tank, -knee, 0.03), case_, box, guard(x, y, z, front, 0.02, 15, 160));
};

const seat: Field = (x, y, z) =>
  smoothMin(
    roundedBox(x - 1.46, y - 0.8, z, 0.2, 0.05, 0.15, 0.045),
    roundedBox(x - 1.78, y - 0.88, z, 0.16, 0.05, 0.15, 0.045),
    0.06,
  );

const frame: Field = (x, y, z) => {
  const across = Math.abs(z);
  const spine = pipe(
    x,
    y,
    across,
    [
      [0.7, 1.0, 0.05],
      [1.28, 0.76, 0.15],
      [1.36, 0.42, 0.14],
    ],
    0.034,
  );
  const bars = steering(x, y, z, { head: [0.76, 1.02, 0], grip: [0.98, 1.04, 0.4] });
  const under = roundedBox(x - 1.8, y - 0.78, z, 0.3, 0.04, 0.14, 0.03);
  const rest = roundedBox(x - 1.93, y - 1.06, z, 0.02, 0.09, 0.14, 0.02);
  const plate = roundedBox(x - 2.26, y - 0.66, z, 0.01, 0.075, 0.08, 0.006);
  return Math.min(spine, bars, under, rest, plate, guard(x, y, z, rear, 0.03, 80, 175, 0.11));
};

/** The screen stands above the fairing. */
const screen: Field = (x, y, z) =>
  Math.max(
    Math.abs(x - 0.6 - (y - 1.05) * 0.55 - 1.6 * z * z) - 0.006,
    Math.hypot(Math.max(0, Math.abs(z) - 0.13), Math.max(0, Math.abs(y - 1.2) - 0.12)) - 0.06,
  );

const bright: Field = (x, y, z) =>
  Math.min(fork(x, y, z, front, [0.66, 0.98, 0], 0.11, 0.03), swingArm(x, y, z, rear, [1.34, 0.42, 0.11]));

/** A touring bike with cases and a top box. */
export const tourer: BikeSpec = {
  length: 2.3,
  front,
  rear,
  parts: [
    bikePart("paint", shell),
    bikePart("trim", seat),
    bikePart("dark", (x, y, z) => engine(x - 0.06, y, z)),
    bikePart("metal", bright),
    bikePart("plastic", frame),
    bikePart("black", screen),
    bikePart("chrome", (x, y, z) =>
      pipe(
        x,
        y,
        Math.abs(z),
        [
          [0.9, 0.6, 0.1],
          [0.84, 0.38, 0.12],
          [1.1, 0.26, 0.17],
          [2.1, 0.3, 0.22],
        ],
        0.042,
      ),
    ),
    bikePart("redLamp", (x, y, z) => roundedBox(x - 2.225, y - 0.6, Math.abs(z) - 0.29, 0.014, 0.05, 0.06, 0.012)),
    bikePart("white", (x, y, z) => {
      const across = Math.abs(z);
      return smoothMax(blob(x, y, across, [0.47, 0.93, 0.12], [0.12, 0.05, 0.09]), x - 0.46, 0.01);
    }),
  ],
};
