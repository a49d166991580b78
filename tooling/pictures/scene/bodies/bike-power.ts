import { roundedBox } from "../car-field.ts";
import type { ExtraPart } from "../car-spec.ts";
import { smoothMax, smoothMin } from "../curve.ts";
import { bikePart, blob, fork, guard, pipe, rod, steering, swingArm, within } from "./bike-forms.ts";
import type { BikeSpec, BikeWheel } from "./bike-forms.ts";

type Field = ExtraPart["field"];

const front: BikeWheel = { x: 0.34, radius: 0.325, half: 0.066, rim: "cast" };
const rear: BikeWheel = { x: 1.96, radius: 0.335, half: 0.13, rim: "cast" };

const tailOutline = [
  [1.58, 0.72],
  [1.7, 0.72],
  [2.08, 0.83],
  [2.16, 0.9],
  [2.02, 0.93],
  [1.72, 0.86],
] as const;
const bellyOutline = [
  [0.78, 0.4],
  [1.0, 0.24],
  [1.42, 0.2],
  [1.46, 0.26],
  [1.1, 0.34],
] as const;

const cowlOutline = [
  [0.5, 0.88],
  [0.49, 0.98],
  [0.6, 1.1],
  [0.72, 1.12],
  [0.7, 0.94],
  [0.6, 0.84],
] as const;

/** A long, broad tank, a cowl round the lamp, a tail of one piece, a pan below the engine. */
const shell: Field = (x, y, z) => {
  const across = Math.abs(z);
  const tank = smoothMax(
    smoothMin(
      blob(x, y, z, [0.98, 0.87, 0], [0.33, 0.15, 0.19]),
      blob(x, y, z, [1.3, 0.77, 0], [0.24, 0.09, 0.12]),
      0.12,
    ),
    0.73 - y,
    0.03,
  );
  const scoop = blob(x, y, across, [0.84, 0.76, 0.165], [0.22, 0.075, 0.045]);
  const cowl = smoothMax(within(x, y, cowlOutline), across - 0.13 + Math.abs(y - 0.94) * 0.35, 0.03);
  const tail = smoothMax(within(x, y, tailOutline), across - 0.15 + (x - 1.6) * 0.1, 0.04);
  const belly = smoothMax(within(x, y, bellyOutline), across - 0.16, 0.03);
  return Math.min(tank, scoop, cowl, tail, belly, guard(x, y, z, front, 0.025, 45, 150, 0.08));
};

const seat: Field = (x, y, z) =>
  smoothMin(
    blob(x, y, z, [1.5, 0.715, 0], [0.2, 0.055, 0.16]),
    roundedBox(x - 1.8, y - 0.9 - (x - 1.8) * 0.2, z, 0.14, 0.03, 0.11, 0.03),
    0.04,
  );

/** A wide twin with its radiator before it. */
const engine: Field = (x, y, z) => {
  const across = Math.abs(z);
  const block = (cx: number, lean: number) => {
    const [dx, dy] = [x - cx, y - 0.56];
    const side = dx * Math.cos(lean) - dy * Math.sin(lean);
    const along = dx * Math.sin(lean) + dy * Math.cos(lean);
    return roundedBox(side, along, z, 0.105, 0.15, 0.16, 0.025);
  };
  return Math.min(
    block(1.02, -0.5),
    block(1.34, 0.5),
    roundedBox(x - 1.2, y - 0.39, z, 0.24, 0.13, 0.17, 0.06),
    Math.max(Math.hypot(x - 1.16, y - 0.39) - 0.13, across - 0.215),
    Math.max(Math.hypot(x - 1.42, y - 0.37) - 0.1, across - 0.2),
    roundedBox(x - 0.74 + (y - 0.6) * 0.35, y - 0.58, z, 0.03, 0.2, 0.17, 0.015),
  );
};

const bright: Field = (x, y, z) =>
  Math.min(
    fork(x, y, z, front, [0.72, 1.0, 0], 0.115, 0.036),
    swingArm(x, y, z, rear, [1.46, 0.38, 0.13]),
    rod(x, y, Math.abs(z), [1.46, 0.5, 0.11], [1.9, 0.4, 0.17], 0.028),
  );

const frame: Field = (x, y, z) => {
  const across = Math.abs(z);
  const spine = pipe(
    x,
    y,
    across,
    [
      [0.76, 0.94, 0.03],
      [1.1, 0.72, 0.15],
      [1.5, 0.62, 0.15],
      [1.5, 0.34, 0.14],
    ],
    0.03,
  );
  const back = rod(x, y, across, [1.4, 0.66, 0.12], [2.0, 0.8, 0.09], 0.022);
  const bars = steering(x, y, z, { head: [0.72, 1.04, 0], grip: [0.94, 1.02, 0.42] });
  const yoke = roundedBox(x - 0.71, y - 1.0, z, 0.05, 0.022, 0.15, 0.015);
  const plate = roundedBox(x - 2.32 + (0.5 - y) * 0.2, y - 0.5, z, 0.01, 0.075, 0.08, 0.006);
  const holder = rod(x, y, z, [1.96, 0.34, 0], [2.3, 0.5, 0], 0.014);
  const pegs = rod(x, y, across, [1.12, 0.3, 0.16], [1.13, 0.3, 0.3], 0.016);
  return Math.min(spine, back, bars, yoke, plate, holder, pegs);
};

/** Two pipes into one short, thick silencer. */
const exhaust: Field = (x, y, z) =>
  Math.min(
    pipe(
      x,
      y,
      z,
      [
        [0.98, 0.62, -0.14],
        [0.84, 0.46, -0.18],
        [1.0, 0.27, -0.19],
        [1.4, 0.28, -0.2],
      ],
      0.032,
    ),
    pipe(
      x,
      y,
      z,
      [
        [1.38, 0.62, -0.15],
        [1.5, 0.5, -0.21],
        [1.5, 0.36, -0.22],
      ],
      0.03,
    ),
    rod(x, y, z, [1.46, 0.31, -0.23], [1.9, 0.42, -0.25], 0.068),
  );

/** A long, low bike with a broad rear tyre. */
export const power: BikeSpec = {
  length: 2.36,
  front,
  rear,
  parts: [
    bikePart("paint", shell),
    bikePart("trim", seat),
    bikePart("dark", engine),
    bikePart("metal", bright),
    bikePart("plastic", frame),
    bikePart("black", exhaust),
    bikePart("redLamp", (x, y, z) => roundedBox(x - 2.14, y - 0.89, z, 0.02, 0.018, 0.07, 0.012)),
    bikePart("white", (x, y, z) => smoothMax(blob(x, y, z, [0.515, 0.935, 0], [0.03, 0.05, 0.085]), x - 0.53, 0.01)),
  ],
};
