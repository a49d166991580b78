import { roundedBox } from "../car-field.ts";
import type { CarSpec, ExtraPart } from "../car-spec.ts";
import { outline } from "../decal.ts";
import type { Decal } from "../decal.ts";

/** A two-axle touring caravan; the drawbar points to the front. */
export const caravan: CarSpec = {
  length: 6.4,
  width: 2.3,
  frontAxle: 3.62,
  rearAxle: 4.44,
  wheelRadius: 0.36,
  tyreWidth: 0.22,
  rimRadius: 0.215,
  archRadius: 0.395,
  spokes: "six",
  stepBack: 1.26,
  top: 2.85,
  belly: [
    [1.0, 0.62],
    [1.5, 0.52],
    [6.0, 0.5],
    [6.6, 0.6],
  ],
  deck: [
    [1.0, 2.44],
    [1.6, 2.56],
    [3, 2.6],
    [6, 2.58],
    [6.6, 2.54],
  ],
  deckRound: 0.2,
  deckCrown: 0.05,
  deckFillet: 0.18,
  nose: [
    [0.4, 1.5],
    [0.62, 1.36],
    [0.95, 1.2],
    [1.3, 1.22],
    [2.2, 1.56],
    [2.7, 1.9],
  ],
  noseSweep: 0.06,
  noseCorner: 0.2,
  tail: [
    [0.4, 6.16],
    [0.7, 6.32],
    [1.0, 6.36],
    [2.0, 6.34],
    [2.7, 6.16],
  ],
  tailSweep: 0.06,
  tailCorner: 0.2,
  plan: [
    [0, 1.13],
    [6.6, 1.13],
  ],
  section: [
    [0.4, 0.0],
    [2.2, 0.0],
    [2.6, 0.04],
  ],
  crease: [
    [0, 1.15],
    [6.6, 1.15],
  ],
  creaseDepth: 0,
  flare: 0,
  cabin: null,
  cladding: 0,
  doors: { cuts: [], sill: 0.5, handles: [] },
  front: {
    lamp: [
      [3, 0.1],
      [3.1, 0.1],
      [3.1, 0.2],
    ],
    grille: [
      [-0.5, 1.62],
      [0.62, 1.62],
      [0.62, 2.12],
      [-0.5, 2.12],
    ],
    grilleStyle: "none",
    intake: [
      [3, 0.1],
      [3.1, 0.1],
      [3.1, 0.2],
    ],
    plateY: -1,
    plasticBelow: 0,
    skid: false,
    window: [
      [-0.5, 1.52],
      [2.06, 1.52],
      [2.24, 2.02],
      [-0.5, 2.02],
    ],
  },
  rear: {
    lamp: [
      [0.86, 0.72],
      [1.06, 0.72],
      [1.06, 0.95],
      [0.86, 0.95],
    ],
    grille: [
      [-0.5, 1.35],
      [0.7, 1.35],
      [0.7, 1.95],
      [-0.5, 1.95],
    ],
    grilleStyle: "none",
    intake: [
      [3, 0.1],
      [3.1, 0.1],
      [3.1, 0.2],
    ],
    plateY: 0.78,
    plasticBelow: 0.62,
    skid: false,
    window: [
      [-0.5, 1.4],
      [0.72, 1.4],
      [0.72, 1.95],
      [-0.5, 1.95],
    ],
  },
  mirror: null,
  seatRows: [],
  decorate: flank,
  extras: drawbar,
};

function flank(decal: Decal): void {
  decal.inkWhere("plastic", (_, y) => y < 0.92);
  for (const axle of [3.62, 4.44]) decal.inkWhere("plastic", (x, y) => Math.hypot(x - axle, y - 0.36) < 0.46);
  decal.inkWhere("satin", (x, y) => Math.abs(y - 0.925) < 0.012 && x > 1.2);
  decal.inkWhere(
    "gloss",
    (x, y) =>
      Math.abs(y - 1.16 - 0.05 * Math.sin((x - 1.6) * 0.7)) < 0.06 - 0.008 * Math.abs(x - 4) && x > 1.5 && x < 6.2,
  );
  for (const [from, to, low, high] of [
    [1.85, 2.95, 1.42, 1.98],
    [4.5, 5.7, 1.42, 1.98],
  ] as const) {
    const pane = (grow: number) => (context: OffscreenCanvasRenderingContext2D) => {
      outline(
        context,
        [
          [from - grow, low - grow],
          [to + grow, low - grow],
          [to + grow, high + grow],
          [from - grow, high + grow],
        ],
        0.07,
      );
      context.fill();
    };
    decal.ink("satin", pane(0.022));
    decal.ink("gloss", pane(0));
  }
  const door = (context: OffscreenCanvasRenderingContext2D) =>
    outline(
      context,
      [
        [3.28, 0.66],
        [3.98, 0.66],
        [3.98, 2.38],
        [3.28, 2.38],
      ],
      0.08,
    );
  decal.ink("paint", (context) => {
    door(context);
    context.fill();
  });
  decal.ink("cut", (context) => {
    door(context);
    context.lineWidth = 0.012;
    context.stroke();
    for (const [x, y, w, h] of [
      [2.05, 0.98, 0.5, 0.28],
      [5.1, 0.98, 0.7, 0.28],
      [1.5, 1.0, 0.3, 0.24],
    ] as const)
      context.strokeRect(x, y, w, h);
  });
  decal.ink("gloss", (context) => {
    outline(
      context,
      [
        [3.42, 1.5],
        [3.84, 1.5],
        [3.84, 2.18],
        [3.42, 2.18],
      ],
      0.06,
    );
    context.fill();
    context.fillRect(3.33, 1.32, 0.06, 0.13);
  });
}

function drawbar(): ExtraPart[] {
  const box: ExtraPart = {
    finish: "plastic",
    cell: 0.014,
    min: [0, 0.3, -1.2],
    max: [1.9, 1.1, 1.2],
    field: (x, y, z) => {
      const across = Math.abs(z);
      const arm = roundedBox(x - 0.85, y - 0.52, across - 0.08 - (x - 0.15) * 0.5, 0.78, 0.06, 0.04, 0.01) * 0.85;
      const coupling = roundedBox(x - 0.12, y - 0.55, z, 0.14, 0.06, 0.07, 0.04);
      const jockey = Math.min(
        Math.hypot(x - 0.42, z - 0.02) - 0.028 + Math.max(0, 0.2 - y),
        Math.hypot(x - 0.42, y - 0.1) - 0.09 + Math.max(0, Math.abs(z) - 0.03),
      );
      const locker = roundedBox(x - 1.0, y - 0.76, z, 0.2, 0.2, 0.78, 0.03);
      return Math.min(arm, coupling, Math.max(jockey, y - 0.95), locker);
    },
  };
  const bottles: ExtraPart = {
    finish: "metal",
    cell: 0.012,
    min: [0.4, 0.5, -0.5],
    max: [0.85, 1.2, 0.5],
    field: (x, y, z) => Math.max(Math.hypot(x - 0.62, Math.abs(z) - 0.18) - 0.15, Math.abs(y - 0.82) - 0.24),
  };
  const awning: ExtraPart = {
    finish: "metal",
    cell: 0.014,
    min: [1.8, 2.3, 1.05],
    max: [6.1, 2.62, 1.35],
    field: (x, y, z) => Math.max(Math.hypot(y - 2.44, z - 1.2) - 0.055, Math.abs(x - 3.95) - 2.0),
  };
  const roof: ExtraPart = {
    finish: "white",
    cell: 0.016,
    min: [2.0, 2.5, -0.6],
    max: [5.6, 2.86, 0.6],
    field: (x, y, z) =>
      Math.min(
        roundedBox(x - 4.2, y - 2.66, z, 0.5, 0.1, 0.36, 0.07),
        roundedBox(x - 2.6, y - 2.62, z, 0.25, 0.06, 0.25, 0.04),
      ),
  };
  return [box, bottles, awning, roof];
}
