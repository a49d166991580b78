import { roundedBox } from "../car-field.ts";
import type { CarSpec, ExtraPart } from "../car-spec.ts";
import { smoothMax } from "../curve.ts";
import { withFaces } from "../faces.ts";
import { reshaped } from "../reshape.ts";
import { tipper, tray } from "./truck-loads.ts";
import { box, lightPlace, truck, truckChassis } from "./truck.ts";
import type { LoadPlace } from "./truck.ts";
import { van } from "./van.ts";

/** A part of a heavy truck. */
const part = (finish: ExtraPart["finish"], field: ExtraPart["field"], cell = 0.016): ExtraPart => ({
  finish,
  cell,
  min: [-0.25, 0.04, -1.55],
  max: [6.75, 3.75, 1.55],
  field,
});

/** One more axle on wheels of their own, behind that of the car. */
function secondAxle(axle: number, radius: number, out: number): ExtraPart[] {
  return [
    part("rubber", (x, y, z) => {
      const away = Math.hypot(x - axle, y - radius);
      return Math.max(away - radius, Math.abs(Math.abs(z) - out) - 0.19, radius * 0.54 - away);
    }),
    part("metal", (x, y, z) => {
      const [across, away] = [Math.abs(z) - out, Math.hypot(x - axle, y - radius)];
      return Math.min(
        Math.max(away - radius * 0.56, Math.abs(across - 0.06) - 0.05),
        Math.max(away - 0.1, Math.abs(across - 0.14) - 0.04),
      );
    }),
    part("plastic", (x, y, z) =>
      Math.max(
        Math.abs(Math.hypot(x - axle, y - radius) - radius - 0.07) - 0.014,
        Math.abs(Math.abs(z) - out) - 0.2,
        radius + 0.1 - y,
      ),
    ),
  ];
}

/** Upright mirrors on arms, as of a truck: x and y of their middle, z of the cab's side. */
const tallMirrors = (atX: number, atY: number, side: number): ExtraPart[] => [
  part(
    "black",
    (x, y, z) => {
      const out = Math.abs(z) - side - 0.2;
      return Math.min(
        roundedBox(x - atX, y - atY, out, 0.06, 0.24, 0.1, 0.04),
        roundedBox(x - atX, y - atY + 0.36, out, 0.05, 0.08, 0.09, 0.035),
        roundedBox(x - atX - 0.02, y - atY - 0.2, out + 0.1, 0.015, 0.015, 0.12, 0.01),
        roundedBox(x - atX - 0.02, y - atY + 0.24, out + 0.1, 0.015, 0.015, 0.12, 0.01),
      );
    },
    0.012,
  ),
];

/** Where a crew's tray stands. */
const crewPlace: LoadPlace = { from: 2.86, to: 6.3, floor: 0.9, half: 1.0 };
/** The light cab with a second row of seats. */
const crew: CarSpec = {
  ...truck,
  length: 6.34,
  rearAxle: 4.8,
  stepBack: 1.24,
  tail: [
    [0.2, 2.74],
    [2.4, 2.74],
  ],
  cabin: truck.cabin && {
    ...truck.cabin,
    back: [
      [2.7, 1.2],
      [2.68, 2.1],
    ],
    roof: [
      [0.2, 2.04],
      [0.7, 2.16],
      [1.6, 2.2],
      [2.8, 2.18],
    ],
    glassLow: [
      [0, 1.2],
      [2.8, 1.26],
    ],
    glassEnd: [
      [2.42, 1.1],
      [2.4, 2],
    ],
    bars: [
      [0.62, 0.03, 0],
      [1.52, 0.1, 0],
    ],
    privacyFrom: 1.55,
  },
  doors: {
    cuts: [0.46, 1.5, 2.5],
    sill: 0.62,
    handles: [
      [1.36, 1.06],
      [2.36, 1.06],
    ],
  },
  seatRows: [0.9, 1.85],
  shape: (body, x) => smoothMax(body, x - 2.64, 0.06),
  front: {
    ...truck.front,
    lamp: [
      [0.56, 0.82],
      [0.84, 0.8],
      [1.02, 0.84],
      [1.06, 1.0],
      [0.86, 1.04],
      [0.56, 0.98],
    ],
    signature: "hook",
    grille: [
      [-0.5, 0.82],
      [0.48, 0.82],
      [0.5, 0.9],
      [0.48, 0.98],
      [-0.5, 0.98],
    ],
    grilleStyle: "bars",
    intake: [
      [-0.8, 0.46],
      [0.76, 0.46],
      [0.7, 0.62],
      [-0.5, 0.62],
    ],
    plateY: 0.7,
    plasticBelow: 0.6,
  },
  rims: "silver",
  extras: () => [...tray(crewPlace), ...truckChassis(crewPlace, 4.8)],
};

/** Where a tray stands behind a cab with a bonnet. */
const bonnetPlace: LoadPlace = { from: 2.66, to: 6.24, floor: 0.92, half: 1.0 };
const bonnetCab = reshaped(van, { width: 1.02, waist: 1.06, cabin: 1.12, wheel: 1.08, lift: 0.1 });
/** A cab with a bonnet before it and a tray behind it. */
const bonnet: CarSpec = {
  ...bonnetCab,
  length: 6.28,
  rearAxle: 4.75,
  stepBack: 1.22,
  top: 2.7,
  cabin: bonnetCab.cabin && {
    ...bonnetCab.cabin,
    back: [
      [2.44, 1.2],
      [2.4, 2.1],
    ],
    glassEnd: [
      [2.1, 1.15],
      [2.06, 2.1],
    ],
  },
  doors: { cuts: [1.28, 2.2], sill: 0.5, handles: [[2.02, 1.2]] },
  rear: truck.rear,
  front: {
    ...bonnetCab.front,
    lamp: [
      [0.6, 0.84],
      [0.82, 0.8],
      [1.0, 0.86],
      [1.06, 1.22],
      [0.92, 1.2],
      [0.66, 1.02],
    ],
    signature: "hook",
    grille: [
      [-0.5, 0.86],
      [0.5, 0.86],
      [0.56, 0.98],
      [0.5, 1.06],
      [-0.5, 1.08],
    ],
    grilleStyle: "slim",
    intake: [
      [-0.8, 0.46],
      [0.7, 0.46],
      [0.66, 0.66],
      [-0.5, 0.68],
    ],
    plateY: 0.76,
    plasticBelow: 0.72,
    skid: false,
  },
  shape: (body, x) => smoothMax(body, x - 2.38, 0.05),
  seatRows: [1.85],
  extras: () => [...tray(bonnetPlace), ...truckChassis(bonnetPlace, 4.75, bonnetCab.wheelRadius)],
};

/** A medium truck's cab: upright, wide, on tall wheels, a black face between its lamps. */
const medium: CarSpec = {
  ...truck,
  length: 6.5,
  width: 2.24,
  frontAxle: 1.18,
  rearAxle: 4.7,
  wheelRadius: 0.45,
  tyreWidth: 0.26,
  rimRadius: 0.27,
  archRadius: 0.54,
  stepBack: 1.42,
  top: 3.3,
  belly: [
    [0, 0.5],
    [0.35, 0.46],
    [1.9, 0.56],
  ],
  deck: [
    [-0.2, 1.5],
    [0.05, 1.54],
    [0.3, 1.6],
    [2.2, 1.6],
  ],
  deckFillet: 0.1,
  nose: [
    [0.3, 0.06],
    [0.5, 0.0],
    [0.9, 0.0],
    [1.3, 0.03],
    [1.6, 0.08],
    [1.8, 0.2],
  ],
  noseSweep: 0.1,
  noseCorner: 0.15,
  tail: [
    [0.2, 2.1],
    [2.8, 2.1],
  ],
  plan: [
    [-0.2, 1.07],
    [0.4, 1.1],
    [2.2, 1.105],
  ],
  section: [
    [0.35, 0.05],
    [0.5, 0.02],
    [1.1, 0.0],
    [1.5, 0.01],
    [1.8, 0.04],
  ],
  crease: [
    [0, 1.42],
    [2.2, 1.42],
  ],
  cabin: truck.cabin && {
    ...truck.cabin,
    screen: [
      [0.1, 1.52],
      [0.32, 2.5],
    ],
    screenSweep: 0.12,
    back: [
      [2.06, 1.5],
      [2.04, 2.6],
    ],
    roof: [
      [0.1, 2.56],
      [0.6, 2.68],
      [1.4, 2.72],
      [2.3, 2.7],
    ],
    side: [
      [1.2, 0.0],
      [1.6, 0.015],
      [2.1, 0.04],
      [2.7, 0.11],
    ],
    fillet: 0.12,
    glassLow: [
      [0, 1.42],
      [0.7, 1.46],
      [1.0, 1.6],
      [2.2, 1.62],
    ],
    glassEnd: [
      [1.62, 1.4],
      [1.6, 2.5],
    ],
    pillar: 0.08,
    rail: 0.22,
    bars: [],
  },
  doors: { cuts: [0.3, 1.76], sill: 0.86, handles: [[1.6, 1.34]] },
  front: {
    ...truck.front,
    lamp: [
      [0.7, 0.66],
      [0.96, 0.66],
      [1.12, 0.68],
      [1.14, 0.86],
      [0.98, 0.88],
      [0.7, 0.86],
    ],
    signature: "hook",
    grille: [
      [-0.5, 1.0],
      [0.82, 1.0],
      [0.9, 1.08],
      [0.86, 1.36],
      [-0.5, 1.36],
    ],
    grilleStyle: "bars",
    intake: [
      [-0.8, 0.52],
      [0.6, 0.52],
      [0.56, 0.64],
      [-0.5, 0.64],
    ],
    plateY: 0.76,
    plasticBelow: 0.62,
  },
  mirror: null,
  seatRows: [1.0],
  shape: (body, x) => smoothMax(body, x - 2.02, 0.06),
};
const mediumPlace: LoadPlace = { from: 2.26, to: 6.46, floor: 1.08, half: 1.12 };
const mediumMirrors = tallMirrors(0.2, 1.95, 1.08);

/** A medium truck with a box. */
const pantech: CarSpec = {
  ...medium,
  extras: () => [...mediumMirrors, ...box(mediumPlace, 1.9), ...truckChassis(mediumPlace, 4.7, 0.45)],
};

const heavyPlace: LoadPlace = { from: 2.3, to: 6.5, floor: 1.1, half: 1.14 };
/** A heavy tipper on three axles, its lamps upright beside a wide grille. */
const heavyTipper: CarSpec = {
  ...medium,
  rearAxle: 4.2,
  rims: "silver",
  front: {
    ...medium.front,
    lamp: [
      [0.8, 0.62],
      [1.02, 0.62],
      [1.14, 0.66],
      [1.12, 1.06],
      [1.02, 1.1],
      [0.84, 1.06],
    ],
    signature: "brow",
    grille: [
      [-0.5, 0.84],
      [0.68, 0.84],
      [0.74, 0.94],
      [0.7, 1.4],
      [-0.5, 1.42],
    ],
    grilleStyle: "slots",
    plateY: 0.72,
    plasticBelow: 0.56,
  },
  extras: () => [
    ...mediumMirrors,
    ...tipper(heavyPlace),
    ...truckChassis(heavyPlace, 4.2, 0.45),
    ...secondAxle(5.24, 0.45, 0.98),
  ],
};

/** What a prime mover carries: a turntable, a tank, steps, a stack, a second axle. */
const moverParts = (): ExtraPart[] => [
  ...secondAxle(5.2, 0.5, 1.0),
  part("metal", (x, y, z) => {
    const across = Math.abs(z);
    const tank = Math.max(roundedBox(x - 2.62, y - 0.66, across - 0.98, 0.62, 0.28, 0.2, 0.16), -9);
    const steps = Math.min(
      roundedBox(x - 2.0, y - 0.5, across - 1.0, 0.18, 0.03, 0.15, 0.01),
      roundedBox(x - 2.0, y - 0.8, across - 1.0, 0.18, 0.03, 0.15, 0.01),
    );
    return Math.min(tank, steps);
  }),
  part("plastic", (x, y, z) => {
    const across = Math.abs(z);
    const rails = roundedBox(x - 3.9, y - 0.88, across - 0.4, 2.0, 0.13, 0.05, 0.01);
    const plate = roundedBox(x - 4.6, y - 1.12, z, 0.55, 0.035, 0.45, 0.03);
    const guard = Math.max(
      Math.abs(Math.hypot(x - 4.05, y - 0.5) - 0.57) - 0.014,
      Math.abs(across - 1.0) - 0.2,
      0.6 - y,
    );
    const deck = roundedBox(x - 2.9, y - 1.05, z, 0.9, 0.03, 0.5, 0.01);
    return Math.min(rails, plate, guard, deck);
  }),
  part("redLamp", (x, y, z) => roundedBox(x - 5.86, y - 0.84, Math.abs(z) - 0.8, 0.03, 0.06, 0.2, 0.015)),
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
  extras: () => [
    ...moverParts(),
    part("metal", (x, y, z) => Math.max(Math.hypot(x - 2.12, Math.abs(z) - 0.95) - 0.07, Math.abs(y - 1.95) - 0.95)),
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
  ],
};

/**
 * A prime mover for long roads: a flat, tall cab under a high roof, a black grille up to the screen, a visor over it.
 */
const longRoad: CarSpec = {
  ...medium,
  length: 6.1,
  width: 2.42,
  frontAxle: 1.38,
  rearAxle: 4.05,
  wheelRadius: 0.5,
  tyreWidth: 0.3,
  rimRadius: 0.29,
  archRadius: 0.6,
  stepBack: 1.6,
  top: 3.9,
  rims: "silver",
  deck: [
    [-0.2, 1.74],
    [0.05, 1.78],
    [0.3, 1.84],
    [2.4, 1.84],
  ],
  nose: [
    [0.3, 0.05],
    [0.5, 0.0],
    [1.0, 0.0],
    [1.6, 0.04],
    [1.9, 0.1],
    [2.1, 0.2],
  ],
  noseSweep: 0.14,
  noseCorner: 0.18,
  tail: [
    [0.2, 2.3],
    [3.8, 2.3],
  ],
  plan: [
    [-0.2, 1.15],
    [0.4, 1.19],
    [2.4, 1.195],
  ],
  crease: [
    [0, 1.7],
    [2.4, 1.7],
  ],
  cabin: medium.cabin && {
    ...medium.cabin,
    screen: [
      [0.12, 1.76],
      [0.36, 2.86],
    ],
    screenSweep: 0.16,
    back: [
      [2.26, 1.6],
      [2.24, 3.4],
    ],
    roof: [
      [0.1, 3.16],
      [0.5, 3.4],
      [1.0, 3.52],
      [1.8, 3.56],
      [2.4, 3.54],
    ],
    side: [
      [1.5, 0.0],
      [1.9, 0.015],
      [2.6, 0.04],
      [3.3, 0.1],
      [3.6, 0.18],
    ],
    glassLow: [
      [0, 1.66],
      [0.7, 1.72],
      [1.1, 1.86],
      [2.4, 1.88],
    ],
    glassEnd: [
      [1.6, 1.7],
      [1.58, 2.8],
    ],
    rail: 0.72,
    fillet: 0.14,
  },
  doors: { cuts: [0.34, 1.8], sill: 0.96, handles: [[1.66, 1.56]] },
  front: {
    ...medium.front,
    lamp: [
      [0.74, 0.66],
      [1.02, 0.64],
      [1.3, 0.72],
      [1.34, 0.98],
      [1.1, 0.94],
      [0.78, 0.86],
    ],
    signature: "hook",
    grille: [
      [-0.5, 0.86],
      [0.62, 0.86],
      [0.74, 1.0],
      [0.8, 1.62],
      [-0.5, 1.64],
    ],
    grilleStyle: "bars",
    intake: [
      [-0.8, 0.5],
      [0.74, 0.5],
      [0.68, 0.66],
      [-0.5, 0.66],
    ],
    plateY: 0.76,
    plasticBelow: 0.46,
  },
  seatRows: [1.05],
  shape: (body, x) => smoothMax(body, x - 2.22, 0.06),
  extras: () => [
    ...tallMirrors(0.24, 2.3, 1.17),
    ...moverParts(),
    part("black", (x, y, z) =>
      roundedBox(x - 0.26, y - 2.84 - (x - 0.26) * 0.45, z, 0.17, 0.025, 0.96 - (0.4 - x) * 0.2, 0.02),
    ),
    part("paint", (x, y, z) => roundedBox(x - 2.4, y - 2.2, Math.abs(z) - 1.14, 0.22, 1.15, 0.025, 0.02)),
  ],
};

/** Trucks with another cab or load than the light one's box. */
export const truckShapes = {
  "truck-tray": { ...truck, extras: () => [...tray(lightPlace), ...truckChassis()] },
  "truck-tipper": {
    ...withFaces(truck, "wide", undefined),
    extras: () => [...tipper(lightPlace), ...truckChassis()],
  },
  "truck-chassis": { ...truck, extras: () => truckChassis() },
  "truck-prime-mover": mover,
  "truck-crew": crew,
  "truck-bonnet": bonnet,
  "truck-pantech": pantech,
  "truck-heavy-tipper": heavyTipper,
  "truck-long-road": longRoad,
} satisfies Record<string, CarSpec>;
