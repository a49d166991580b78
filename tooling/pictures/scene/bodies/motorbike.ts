import { roundedBox } from "../car-field.ts";
import type { ExtraPart } from "../car-spec.ts";
import { smoothMax, smoothMin } from "../curve.ts";
import { bikePart, blob, rod } from "./bike-forms.ts";
import type { BikeSpec, Spot } from "./bike-forms.ts";

const head: Spot = [0.68, 0.98, 0];
const pivot: Spot = [1.24, 0.42, 0.1];

const tankAndTail: ExtraPart["field"] = (x, y, z) => {
  const tank = smoothMax(
    smoothMin(
      blob(x, y, z, [0.96, 0.95, 0], [0.32, 0.15, 0.175]),
      blob(x, y, z, [0.84, 0.9, 0], [0.2, 0.14, 0.19]),
      0.08,
    ),
    0.84 - y + 0.06 * (x - 0.8),
    0.04,
  );
  const knee = blob(x, y, Math.abs(z), [1.2, 0.88, 0.22], [0.17, 0.12, 0.09]);
  const shroud = blob(x, y, Math.abs(z), [0.74, 0.83, 0.17], [0.17, 0.1, 0.045]);
  const tail = smoothMax(
    roundedBox(x - 1.76, y - 0.875 - (x - 1.76) * 0.16, z, 0.23, 0.04, 0.12 - (x - 1.6) * 0.12, 0.035),
    -9,
    0.01,
  );
  const cowl = smoothMax(blob(x, y, z, [0.57, 0.96, 0], [0.11, 0.14, 0.135]), -(x - 0.53), 0.02);
  const guard = Math.max(
    Math.abs(Math.hypot(x - 0.32, y - 0.315) - 0.345) - 0.008,
    Math.abs(z) - 0.065,
    0.52 - y - (x - 0.32) * 0.55,
  );
  return Math.min(smoothMax(tank, -knee, 0.03), shroud, tail, cowl, guard);
};

const seat: ExtraPart["field"] = (x, y, z) => {
  const rider = roundedBox(x - 1.36, y - 0.855 - 0.35 * (x - 1.36) ** 2, z, 0.2, 0.045, 0.13 + (x - 1.36) * 0.08, 0.04);
  const pillion = roundedBox(x - 1.7, y - 0.925 - (x - 1.7) * 0.14, z, 0.17, 0.04, 0.12 - (x - 1.7) * 0.1, 0.038);
  return smoothMin(rider, pillion, 0.05);
};

/** An engine with its radiator, of most road bikes. */
export const engine: ExtraPart["field"] = (x, y, z) => {
  const across = Math.abs(z);
  const crank = smoothMin(
    roundedBox(x - 1.06, y - 0.44, z, 0.21, 0.13, 0.17, 0.06),
    Math.max(Math.hypot(x - 1.12, y - 0.44) - 0.125, across - 0.215),
    0.03,
  );
  const lean = x - 0.98 + (y - 0.62) * 0.3;
  const fins = 0.008 * Math.cos(y * 190);
  const block = roundedBox(lean, y - 0.63, z, 0.11 + fins, 0.13, 0.17 + fins, 0.02);
  const top = roundedBox(lean, y - 0.79, z, 0.12, 0.05, 0.19, 0.03);
  const radiator = roundedBox(x - 0.72 + (y - 0.66) * 0.25, y - 0.64, z, 0.025, 0.17, 0.19, 0.015);
  const sump = roundedBox(x - 1.02, y - 0.29, z, 0.17, 0.06, 0.1, 0.04);
  return Math.min(smoothMin(crank, block, 0.03), top, radiator, sump);
};

const bright: ExtraPart["field"] = (x, y, z) => {
  const across = Math.abs(z);
  const fork = Math.min(
    rod(x, y, across, [0.32, 0.315, 0.1], [0.5, 0.62, 0.1], 0.03),
    rod(x, y, across, [0.48, 0.6, 0.1], [0.68, 1.02, 0.1], 0.022),
  );
  const arm = rod(x, y, across, [1.76, 0.315, 0.115], pivot, 0.032);
  const cover = Math.max(Math.hypot(x - 1.12, y - 0.44) - 0.085, Math.abs(across - 0.22) - 0.012);
  const pegs = rod(x, y, across, [1.33, 0.4, 0.16], [1.34, 0.4, 0.3], 0.013);
  return Math.min(
    fork,
    arm,
    cover,
    pegs,
    Math.max(Math.hypot(x - 0.32, y - 0.315) - 0.018, across - 0.12),
    Math.max(Math.hypot(x - 1.76, y - 0.315) - 0.02, across - 0.14),
  );
};

const frame: ExtraPart["field"] = (x, y, z) => {
  const across = Math.abs(z);
  const spine = smoothMin(
    rod(x, y, across, head, [1.2, 0.78, 0.16], 0.035),
    rod(x, y, across, [1.2, 0.78, 0.16], [1.26, 0.4, 0.15], 0.035),
    0.04,
  );
  const rear = rod(x, y, across, [1.22, 0.76, 0.13], [1.85, 0.86, 0.08], 0.018);
  const down = rod(x, y, across, [0.74, 0.9, 0.06], [0.86, 0.5, 0.14], 0.022);
  const bar = smoothMin(
    rod(x, y, across, [0.66, 1.06, 0], [0.7, 1.1, 0.2], 0.013),
    rod(x, y, across, [0.7, 1.1, 0.2], [0.8, 1.08, 0.4], 0.014),
    0.02,
  );
  const grip = rod(x, y, across, [0.755, 1.09, 0.31], [0.805, 1.08, 0.42], 0.02);
  const mirror = Math.min(
    rod(x, y, across, [0.72, 1.1, 0.25], [0.68, 1.24, 0.33], 0.007),
    blob(x, y, across, [0.69, 1.26, 0.37], [0.022, 0.04, 0.065]),
  );
  const dash = roundedBox(x - 0.62 - (y - 1.1) * 0.6, y - 1.1, z, 0.015, 0.05, 0.075, 0.012);
  const yoke = Math.min(
    roundedBox(x - 0.68, y - 1.02, z, 0.05, 0.018, 0.13, 0.015),
    roundedBox(x - 0.6, y - 0.84, z, 0.05, 0.02, 0.13, 0.015),
  );
  const plate = roundedBox(x - 2.0 + (0.75 - y) * 0.3, y - 0.66, z, 0.01, 0.08, 0.08, 0.006);
  const chain = Math.max(
    Math.abs(roundedBox(x - 1.47, y - 0.365 + (x - 1.47) * 0.17, 0, 0.4, 0.07, 0.1, 0.06)) - 0.012,
    Math.abs(z - 0.13) - 0.01,
  );
  return Math.min(
    spine,
    rear,
    down,
    bar,
    grip,
    mirror,
    dash,
    yoke,
    plate,
    chain,
    rod(x, y, z, [1.86, 0.86, 0], [1.98, 0.72, 0], 0.02),
  );
};

const exhaust: ExtraPart["field"] = (x, y, z) => {
  const header = smoothMin(
    rod(x, y, z, [0.86, 0.64, -0.08], [0.8, 0.4, -0.1], 0.026),
    rod(x, y, z, [0.8, 0.4, -0.1], [1.0, 0.25, -0.12], 0.026),
    0.05,
  );
  const other = smoothMin(
    rod(x, y, z, [0.86, 0.64, 0.08], [0.8, 0.4, 0.07], 0.026),
    rod(x, y, z, [0.8, 0.4, 0.07], [1.0, 0.25, -0.06], 0.026),
    0.05,
  );
  const link = rod(x, y, z, [1.0, 0.25, -0.11], [1.4, 0.32, -0.16], 0.03);
  const can = smoothMax(
    rod(x, y, z, [1.42, 0.36, -0.2], [1.86, 0.56, -0.22], 0.062),
    rod(x, y, z, [1.9, 0.58, -0.22], [2.2, 0.7, -0.22], 0.05) * -1,
    0.01,
  );
  return Math.min(smoothMin(header, link, 0.03), other, smoothMin(link, can, 0.05));
};

/** A naked road bike. */
export const motorbike: BikeSpec = {
  length: 2.08,
  front: { x: 0.32, radius: 0.315, half: 0.06, rim: "cast" },
  rear: { x: 1.76, radius: 0.315, half: 0.09, rim: "cast" },
  parts: [
    bikePart("paint", tankAndTail),
    bikePart("trim", seat),
    bikePart("dark", engine),
    bikePart("metal", bright),
    bikePart("plastic", frame),
    bikePart("chrome", exhaust),
    bikePart("redLamp", (x, y, z) => roundedBox(x - 1.985, y - 0.89, z, 0.02, 0.022, 0.075, 0.012)),
    bikePart("white", (x, y, z) => smoothMax(blob(x, y, z, [0.53, 0.93, 0], [0.05, 0.075, 0.085]), 0.47 - x, 0.01)),
  ],
};
