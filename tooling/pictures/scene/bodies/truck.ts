import { roundedBox } from "../car-field.ts";
import type { CarSpec, ExtraPart } from "../car-spec.ts";
import { smoothMax } from "../curve.ts";

const cabEnd = 1.72;

/** A light cab-over truck with a box. */
export const truck: CarSpec = {
  length: 5.9,
  width: 2.0,
  frontAxle: 0.9,
  rearAxle: 4.35,
  wheelRadius: 0.38,
  tyreWidth: 0.225,
  rimRadius: 0.215,
  archRadius: 0.45,
  spokes: "steel",
  stepBack: 1.2,
  top: 2.7,
  belly: [
    [0, 0.38],
    [0.35, 0.34],
    [1.7, 0.42],
  ],
  deck: [
    [-0.2, 1.16],
    [0.05, 1.2],
    [0.3, 1.3],
    [1.9, 1.3],
  ],
  deckCrown: 0.05,
  deckFillet: 0.14,
  nose: [
    [0.2, 0.08],
    [0.4, 0.01],
    [0.6, 0.0],
    [1.0, 0.02],
    [1.3, 0.08],
    [1.5, 0.2],
  ],
  noseSweep: 0.16,
  noseCorner: 0.26,
  tail: [
    [0.2, 1.8],
    [2.4, 1.8],
  ],
  tailSweep: 0,
  tailCorner: 0.1,
  plan: [
    [-0.2, 0.95],
    [0.4, 0.98],
    [1.9, 0.985],
  ],
  section: [
    [0.25, 0.07],
    [0.4, 0.02],
    [0.9, 0.0],
    [1.2, 0.01],
    [1.5, 0.06],
  ],
  crease: [
    [0, 1.12],
    [2, 1.12],
  ],
  creaseDepth: 0.01,
  flare: 0.01,
  cabin: {
    screen: [
      [0.14, 1.2],
      [0.52, 2.0],
    ],
    screenSweep: 0.2,
    back: [
      [1.76, 1.2],
      [1.74, 2.1],
    ],
    backSweep: 0.02,
    roof: [
      [0.2, 2.04],
      [0.7, 2.16],
      [1.4, 2.19],
      [2, 2.18],
    ],
    roofCrown: 0.06,
    side: [
      [0.9, 0.0],
      [1.2, 0.01],
      [1.6, 0.05],
      [2.2, 0.16],
    ],
    taper: [
      [0, 0.02],
      [2, 0.02],
    ],
    fillet: 0.16,
    glassLow: [
      [0, 1.2],
      [2, 1.24],
    ],
    glassEnd: [
      [1.42, 1.1],
      [1.4, 2],
    ],
    pillar: 0.09,
    rail: 0.16,
    bars: [[0.62, 0.03, 0]],
    backLow: 1.5,
    backPillar: 0.3,
    trim: "black",
  },
  cladding: 0,
  doors: { cuts: [0.46, 1.52], sill: 0.62, handles: [[1.38, 1.06]] },
  front: {
    lamp: [
      [0.6, 0.68],
      [0.8, 0.66],
      [0.98, 0.7],
      [1.0, 0.86],
      [0.86, 0.86],
      [0.6, 0.82],
    ],
    grille: [
      [-0.5, 0.88],
      [0.6, 0.88],
      [0.66, 0.98],
      [0.62, 1.04],
      [-0.5, 1.04],
    ],
    grilleStyle: "slim",
    intake: [
      [-0.8, 0.44],
      [0.56, 0.44],
      [0.52, 0.56],
      [-0.5, 0.56],
    ],
    plateY: 0.64,
    plasticBelow: 0.42,
    skid: false,
  },
  rear: {
    lamp: [
      [3, 0.1],
      [3.1, 0.1],
      [3.1, 0.2],
    ],
    grille: [
      [3, 0.1],
      [3.1, 0.1],
      [3.1, 0.2],
    ],
    grilleStyle: "none",
    intake: [
      [3, 0.1],
      [3.1, 0.1],
      [3.1, 0.2],
    ],
    plateY: 0.1,
    plasticBelow: 0,
    skid: false,
  },
  mirror: [0.42, 1.4],
  seatRows: [0.9],
  shape: (body, x) => smoothMax(body, x - cabEnd, 0.06),
  extras: box,
};

function box(): ExtraPart[] {
  const middle = (1.92 + 5.86) / 2;
  const half = (5.86 - 1.92) / 2;
  return [
    {
      finish: "white",
      cell: 0.016,
      min: [1.85, 0.85, -1.08],
      max: [5.95, 2.65, 1.08],
      field: (x, y, z) => roundedBox(x - middle, y - 1.74, z, half, 0.82, 1.0, 0.025),
    },
    {
      finish: "metal",
      cell: 0.014,
      min: [1.85, 0.8, -1.1],
      max: [5.95, 2.68, 1.1],
      field: (x, y, z) => {
        const across = Math.abs(z);
        const rails = Math.min(
          roundedBox(x - middle, y - 0.92, across - 0.985, half + 0.01, 0.045, 0.028, 0.01),
          roundedBox(x - middle, y - 2.54, across - 0.985, half + 0.01, 0.035, 0.026, 0.012),
        );
        const posts = roundedBox(
          Math.abs(x - middle) - half + 0.02,
          y - 1.74,
          across - 0.985,
          0.035,
          0.82,
          0.026,
          0.012,
        );
        const bars = Math.hypot(x - 5.89, across - 0.3) - 0.014;
        const seam = Math.max(roundedBox(x - 5.862, y - 1.74, z, 0.006, 0.78, 0.006, 0.002), -1);
        return Math.min(rails, posts, Math.max(bars, Math.abs(y - 1.74) - 0.76), seam);
      },
    },
    ...truckChassis(),
  ];
}

/** What carries the load: rails, guards, tank, lamps. */
export function truckChassis(): ExtraPart[] {
  return [
    {
      finish: "plastic",
      cell: 0.014,
      min: [1.5, 0.3, -1.05],
      max: [5.95, 0.95, 1.05],
      field: (x, y, z) => {
        const across = Math.abs(z);
        const rails = roundedBox(x - 3.8, y - 0.76, across - 0.36, 2.1, 0.1, 0.04, 0.01);
        const guard = Math.max(
          Math.abs(Math.hypot(x - 4.35, y - 0.38) - 0.46) - 0.012,
          Math.abs(across - 0.83) - 0.15,
          0.36 - y,
        );
        const under = Math.min(
          roundedBox(x - 2.9, y - 0.58, across - 0.93, 0.72, 0.03, 0.02, 0.01),
          roundedBox(x - 2.9, y - 0.74, across - 0.93, 0.72, 0.03, 0.02, 0.01),
        );
        const tank = roundedBox(x - 2.5, y - 0.66, across - 0.6, 0.4, 0.15, 0.2, 0.05);
        return Math.min(rails, guard, under, tank, roundedBox(x - 5.84, y - 0.56, z, 0.04, 0.05, 0.9, 0.02));
      },
    },
    {
      finish: "redLamp",
      cell: 0.01,
      min: [5.78, 0.7, -0.98],
      max: [5.93, 0.88, 0.98],
      field: (x, y, z) => roundedBox(x - 5.86, y - 0.79, Math.abs(z) - 0.74, 0.03, 0.055, 0.17, 0.015),
    },
  ];
}
