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
  extras: () => [...box(lightPlace, 1.64), ...truckChassis()],
};

/** Where a load stands on a chassis: x from, x to, the height of its floor, half its width. */
export interface LoadPlace {
  from: number;
  to: number;
  floor: number;
  half: number;
}
/** Behind the light cab. */
export const lightPlace: LoadPlace = { from: 1.92, to: 5.86, floor: 0.9, half: 1.0 };

/** A closed box on a chassis, `height` metres high. */
export function box({ from, to, floor, half: wide }: LoadPlace, height: number): ExtraPart[] {
  const middle = (from + to) / 2;
  const half = (to - from) / 2;
  const level = floor + 0.02 + height / 2;
  const bounds = {
    min: [from - 0.07, floor - 0.1, -wide - 0.1],
    max: [to + 0.1, floor + height + 0.12, wide + 0.1],
  } as const;
  return [
    {
      finish: "white",
      cell: 0.016,
      ...bounds,
      field: (x, y, z) => roundedBox(x - middle, y - level, z, half, height / 2, wide, 0.025),
    },
    {
      finish: "metal",
      cell: 0.014,
      ...bounds,
      field: (x, y, z) => {
        const across = Math.abs(z);
        const edge = across - wide + 0.015;
        const rails = Math.min(
          roundedBox(x - middle, y - floor - 0.02, edge, half + 0.01, 0.045, 0.028, 0.01),
          roundedBox(x - middle, y - floor - height, edge, half + 0.01, 0.035, 0.026, 0.012),
        );
        const posts = roundedBox(Math.abs(x - middle) - half + 0.02, y - level, edge, 0.035, height / 2, 0.026, 0.012);
        const bars = Math.hypot(x - to - 0.03, across - 0.3) - 0.014;
        const seam = Math.max(roundedBox(x - to - 0.002, y - level, z, 0.006, height / 2 - 0.04, 0.006, 0.002), -1);
        return Math.min(rails, posts, Math.max(bars, Math.abs(y - level) - height / 2 + 0.06), seam);
      },
    },
  ];
}

/** What carries a load: rails, guards, tank, lamps. `axle` and `radius` are those of the rear wheels. */
export function truckChassis(
  { from, to, floor, half }: LoadPlace = lightPlace,
  axle = 4.35,
  radius = 0.38,
): ExtraPart[] {
  const rail = floor - 0.14;
  const middle = (from + to) / 2;
  const skirt = (from + axle - radius) / 2 - 0.04;
  return [
    {
      finish: "plastic",
      cell: 0.014,
      min: [from - 0.42, 0.3, -half - 0.05],
      max: [to + 0.09, floor + 0.15, half + 0.05],
      field: (x, y, z) => {
        const across = Math.abs(z);
        const rails = roundedBox(x - middle + 0.09, y - rail, across - 0.36, (to - from) / 2 + 0.13, 0.1, 0.04, 0.01);
        const guard = Math.max(
          Math.abs(Math.hypot(x - axle, y - radius) - radius - 0.08) - 0.012,
          Math.abs(across - half + 0.17) - 0.15,
          radius - 0.02 - y,
        );
        const bars = Math.min(
          roundedBox(x - skirt, y - rail + 0.18, across - half + 0.07, 0.72, 0.03, 0.02, 0.01),
          roundedBox(x - skirt, y - rail + 0.02, across - half + 0.07, 0.72, 0.03, 0.02, 0.01),
        );
        const tank = roundedBox(x - from - 0.58, y - rail + 0.1, across - 0.6, 0.4, 0.15, 0.2, 0.05);
        return Math.min(rails, guard, bars, tank, roundedBox(x - to + 0.02, y - rail + 0.2, z, 0.04, 0.05, 0.9, 0.02));
      },
    },
    {
      finish: "redLamp",
      cell: 0.01,
      min: [to - 0.08, floor - 0.2, -half],
      max: [to + 0.07, floor - 0.02, half],
      field: (x, y, z) => roundedBox(x - to, y - floor + 0.11, Math.abs(z) - 0.74, 0.03, 0.055, 0.17, 0.015),
    },
  ];
}
