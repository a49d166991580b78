import { roundedBox } from "../car-field.ts";
import type { CarSpec, ExtraPart } from "../car-spec.ts";
import { smoothMax } from "../curve.ts";
import { ute } from "./ute.ts";

const cabEnd = 2.86;
const floor = 0.99;

/** The ute with a single cab and an alloy tray. */
export const cabChassis: CarSpec = {
  ...ute,
  length: 5.2,
  spokes: "steel",
  rimRadius: 0.23,
  cladding: 0.03,
  belly: [
    [0, 0.46],
    [0.35, 0.36],
    [1.5, 0.4],
    [3.2, 0.46],
  ],
  deck: [
    [-0.2, 1.0],
    [0.02, 1.05],
    [0.16, 1.12],
    [0.6, 1.17],
    [1.4, 1.21],
    [2.4, 1.2],
    [5.5, 1.2],
  ],
  cabin: {
    screen: [
      [1.3, 1.16],
      [2.08, 1.7],
    ],
    screenSweep: 0.28,
    back: [
      [2.83, 1.1],
      [2.74, 1.74],
    ],
    backSweep: 0.05,
    roof: [
      [1.6, 1.67],
      [2.15, 1.775],
      [2.6, 1.8],
      [3.0, 1.77],
    ],
    roofCrown: 0.08,
    side: [
      [0.9, 0.0],
      [1.1, 0.03],
      [1.22, 0.065],
      [1.5, 0.145],
      [1.85, 0.29],
    ],
    taper: [
      [1.0, 0.02],
      [2.0, 0],
      [3.6, 0.02],
    ],
    fillet: 0.15,
    glassLow: [
      [1.0, 1.15],
      [2.4, 1.18],
      [3.6, 1.2],
    ],
    glassEnd: [
      [2.62, 1.1],
      [2.56, 1.8],
    ],
    pillar: 0.07,
    rail: 0.085,
    bars: [],
    backLow: 1.26,
    backPillar: 0.16,
    trim: "black",
  },
  doors: { cuts: [1.6, 2.68], sill: 0.48, handles: [[2.5, 1.06]] },
  seatRows: [2.12],
  hollow: undefined,
  shape: (body, x) => smoothMax(body, x - cabEnd, 0.06),
  extras: tray,
};

function tray(): ExtraPart[] {
  const middle = (2.98 + 5.18) / 2;
  const half = (5.18 - 2.98) / 2;
  const ribs = (y: number) => 0.006 * Math.cos((y - floor) * 95);
  const sides: ExtraPart = {
    finish: "metal",
    cell: 0.012,
    min: [2.85, 0.85, -1.05],
    max: [5.25, 1.36, 1.05],
    field: (x, y, z) => {
      const across = Math.abs(z);
      const bed = roundedBox(x - middle, y - floor + 0.03, z, half, 0.035, 0.955, 0.01);
      const board = roundedBox(x - middle, y - floor - 0.13, across - 0.94, half, 0.14, 0.02 + ribs(y), 0.01);
      const end = roundedBox(x - 5.165, y - floor - 0.13, z, 0.02 + ribs(y), 0.14, 0.95, 0.01);
      const front = roundedBox(x - 2.99, y - floor - 0.13, z, 0.02, 0.14, 0.95, 0.01);
      return Math.min(bed, board, end, front);
    },
  };
  const rack: ExtraPart = {
    finish: "metal",
    cell: 0.012,
    min: [2.88, 0.9, -1.05],
    max: [3.06, 1.9, 1.05],
    field: (x, y, z) => {
      const across = Math.abs(z);
      const posts = roundedBox(x - 2.97, y - 1.4, across - 0.8, 0.025, 0.44, 0.025, 0.012);
      const top = roundedBox(x - 2.97, y - 1.83, z, 0.025, 0.025, 0.83, 0.012);
      const bars = roundedBox(x - 2.97, y - 1.52, ((across + 0.06) % 0.12) - 0.06, 0.01, 0.3, 0.01, 0.005);
      const rail = roundedBox(x - 2.97, y - 1.25, z, 0.02, 0.02, 0.8, 0.01);
      return Math.min(posts, top, rail, Math.max(bars, across - 0.72));
    },
  };
  const under: ExtraPart = {
    finish: "plastic",
    cell: 0.014,
    min: [2.6, 0.35, -1.0],
    max: [5.3, 1.0, 1.0],
    field: (x, y, z) => {
      const across = Math.abs(z);
      const rails = roundedBox(x - 3.9, y - 0.74, across - 0.36, 1.28, 0.08, 0.035, 0.01);
      const cross = roundedBox(((x - 3.0) % 0.44) - 0.22, y - 0.89, z, 0.03, 0.04, 0.9, 0.01);
      const guard = Math.max(
        Math.abs(Math.hypot(x - ute.rearAxle, y - ute.wheelRadius) - 0.455) - 0.012,
        Math.abs(across - 0.81) - 0.14,
        ute.wheelRadius - 0.02 - y,
      );
      const bar = roundedBox(x - 5.12, y - 0.6, z, 0.04, 0.05, 0.86, 0.02);
      const tank = roundedBox(x - 3.3, y - 0.64, across - 0.6, 0.32, 0.13, 0.18, 0.05);
      return Math.min(rails, Math.max(cross, 3 - x, x - 5.16), guard, bar, tank);
    },
  };
  const lamps: ExtraPart = {
    finish: "redLamp",
    cell: 0.01,
    min: [5.08, 0.74, -0.95],
    max: [5.24, 0.94, 0.95],
    field: (x, y, z) => roundedBox(x - 5.16, y - 0.85, Math.abs(z) - 0.74, 0.03, 0.05, 0.16, 0.015),
  };
  return [sides, rack, under, lamps];
}
