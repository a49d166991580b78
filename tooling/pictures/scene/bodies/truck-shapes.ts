import { roundedBox } from "../car-field.ts";
import type { CarSpec, ExtraPart } from "../car-spec.ts";
import { withFaces } from "../faces.ts";
import { reshaped } from "../reshape.ts";
import { truck, truckChassis } from "./truck.ts";

const [from, to] = [1.92, 5.86];
const middle = (from + to) / 2;
const half = (to - from) / 2;

/** A part of what stands on the chassis. */
const load = (finish: ExtraPart["finish"], field: ExtraPart["field"], cell = 0.014): ExtraPart => ({
  finish,
  cell,
  min: [1.7, 0.3, -1.15],
  max: [6.05, 2.75, 1.15],
  field,
});

/** A frame of bars behind the cab. */
const headboard = (x: number, y: number, z: number) => {
  const across = Math.abs(z);
  const posts = roundedBox(x - from, y - 1.6, across - 0.9, 0.03, 0.66, 0.03, 0.01);
  const bars = [1.4, 1.7, 2.0, 2.24].map((height) => roundedBox(x - from, y - height, z, 0.022, 0.025, 0.92, 0.01));
  return Math.min(posts, ...bars);
};

/** A steel tray with drop sides. */
const tray = (): ExtraPart[] => [
  load("metal", (x, y, z) => {
    const across = Math.abs(z);
    const floor = roundedBox(x - middle, y - 0.93, z, half, 0.045, 1.0, 0.01);
    const side = roundedBox(x - middle, y - 1.13, across - 0.985, half, 0.16, 0.018, 0.008);
    const ribs = Math.abs(((x - from + 10) % 0.49) - 0.245) - 0.02;
    const post = Math.max(roundedBox(x - middle, y - 1.13, across - 1.005, half, 0.16, 0.022, 0.004), ribs);
    const tail = roundedBox(x - to, y - 1.13, z, 0.02, 0.16, 0.98, 0.008);
    return Math.min(floor, side, post, tail, headboard(x, y, z));
  }),
  load("plastic", (x, y, z) => roundedBox(x - 3.1, y - 0.62, Math.abs(z) - 0.78, 0.34, 0.17, 0.2, 0.03)),
  ...truckChassis(),
];

/** A steel tipper body: walls that lean out, ribs, a tailgate. */
const tipper = (): ExtraPart[] => [
  load("paint", (x, y, z) => {
    const across = Math.abs(z) - (y - 1.35) * 0.04;
    const outer = roundedBox(x - middle, y - 1.36, across, half, 0.42, 0.99, 0.03);
    const inner = roundedBox(x - middle, y - 1.5, across, half - 0.05, 0.45, 0.94, 0.04);
    const rib = Math.abs(((x - from + 10) % 0.66) - 0.33) - 0.035;
    const ribs = Math.max(roundedBox(x - middle, y - 1.34, across - 1.0, half, 0.4, 0.04, 0.01), rib);
    const rail = roundedBox(x - middle, y - 1.76, across - 0.995, half + 0.01, 0.035, 0.045, 0.012);
    const hood = roundedBox(x - from - 0.02, y - 1.68, across, 0.045, 0.34, 0.97, 0.02);
    return Math.min(Math.max(outer, -inner), ribs, rail, hood);
  }),
  load("plastic", (x, y, z) => {
    const roll = Math.max(Math.hypot(x - from - 0.1, y - 2.08) - 0.07, Math.abs(z) - 0.95);
    const hinge = roundedBox(x - to + 0.1, y - 0.86, Math.abs(z) - 0.4, 0.16, 0.06, 0.06, 0.02);
    return Math.min(roll, hinge);
  }),
  ...truckChassis(),
];

/** A prime mover: a high cab with a bed, a turntable, two driven axles. */
const mover: CarSpec = {
  ...withFaces(
    reshaped(truck, { width: 1.2, waist: 1.32, cabin: 1.62, wheel: 1.32, length: 1.0 }),
    "shield",
    undefined,
  ),
  frontAxle: 1.35,
  rearAxle: 4.05,
  archRadius: 0.6,
  stepBack: 1.46,
  top: 3.4,
  rims: "silver",
  extras: () => {
    const part = (finish: ExtraPart["finish"], field: ExtraPart["field"], cell = 0.016): ExtraPart => ({
      finish,
      cell,
      min: [-0.1, 0.04, -1.35],
      max: [6.1, 3.5, 1.35],
      field,
    });
    const radius = 0.5;
    const axle = 5.2;
    return [
      part("rubber", (x, y, z) =>
        Math.max(
          Math.hypot(x - axle, y - radius) - radius,
          Math.abs(Math.abs(z) - 1.0) - 0.19,
          0.27 - Math.hypot(x - axle, y - radius),
        ),
      ),
      part("metal", (x, y, z) => {
        const across = Math.abs(z);
        const rim = Math.max(Math.hypot(x - axle, y - radius) - 0.28, Math.abs(across - 1.06) - 0.05);
        const hub = Math.max(Math.hypot(x - axle, y - radius) - 0.1, Math.abs(across - 1.14) - 0.04);
        const tank = Math.max(roundedBox(x - 2.62, y - 0.66, across - 0.98, 0.62, 0.28, 0.2, 0.16), -9);
        const steps = Math.min(
          roundedBox(x - 2.0, y - 0.5, across - 1.0, 0.18, 0.03, 0.15, 0.01),
          roundedBox(x - 2.0, y - 0.8, across - 1.0, 0.18, 0.03, 0.15, 0.01),
        );
        const stack = Math.max(Math.hypot(x - 2.12, across - 0.95) - 0.07, Math.abs(y - 1.95) - 0.95);
        return Math.min(rim, hub, tank, steps, stack);
      }),
      part("plastic", (x, y, z) => {
        const across = Math.abs(z);
        const rails = roundedBox(x - 3.9, y - 0.88, across - 0.4, 2.0, 0.13, 0.05, 0.01);
        const plate = roundedBox(x - 4.6, y - 1.12, z, 0.55, 0.035, 0.45, 0.03);
        const guards = Math.min(
          ...[4.05, axle].map((at) =>
            Math.max(
              Math.abs(Math.hypot(x - at, y - radius) - radius - 0.07) - 0.014,
              Math.abs(across - 1.0) - 0.2,
              radius + 0.1 - y,
            ),
          ),
        );
        const deck = roundedBox(x - 2.9, y - 1.05, z, 0.9, 0.03, 0.5, 0.01);
        return Math.min(rails, plate, guards, deck);
      }),
      part("redLamp", (x, y, z) => roundedBox(x - 5.86, y - 0.84, Math.abs(z) - 0.8, 0.03, 0.06, 0.2, 0.015)),
      part("paint", (x, y, z) => {
        // The deflector over the roof, and the side skirts behind the doors.
        const fin = Math.max(
          roundedBox(x - 1.2, y - 3.02, z, 0.62, 0.24, 0.98, 0.16),
          2.86 + Math.max(0, 0.9 - x) * 0.7 - y - 0.2,
          y - 2.95 - (x - 0.6) * 0.42,
        );
        const skirt = roundedBox(x - 2.02, y - 1.9, Math.abs(z) - 1.1, 0.2, 0.9, 0.025, 0.02);
        return Math.min(fin, skirt);
      }),
    ];
  },
};

/** Trucks with another load than a box. */
export const truckShapes = {
  "truck-tray": { ...truck, extras: tray },
  "truck-tipper": { ...withFaces(truck, "wide", undefined), extras: tipper },
  "truck-chassis": { ...truck, extras: truckChassis },
  "truck-prime-mover": mover,
} satisfies Record<string, CarSpec>;
