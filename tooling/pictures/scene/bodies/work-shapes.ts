import type { CarSpec } from "../car-spec.ts";
import { withFaces } from "../faces.ts";
import { reshaped } from "../reshape.ts";
import { cabChassis } from "./cab-chassis.ts";
import { peopleMover } from "./people-mover.ts";
import { ute } from "./ute.ts";
import { van } from "./van.ts";

/** A wide ute with a tall face on black wheels. */
const bold: CarSpec = {
  ...withFaces(reshaped(ute, { length: 1.01, width: 1.015, waist: 1.025, wheel: 1.04 }), "shield", undefined),
  spokes: "fork",
  rims: "black",
  cladding: 0.075,
};

/** A plain ute on smaller wheels. */
const farm: CarSpec = {
  ...withFaces(reshaped(ute, { length: 0.985, width: 0.98, cabin: 0.985, wheel: 0.96 }), "wide", undefined),
  spokes: "five",
  cladding: 0,
  rims: "graphite",
};

/** A cab chassis with the plain ute's face. */
const tray: CarSpec = { ...withFaces(cabChassis, "wide"), cladding: 0.06, spokes: "six", rims: "black" };

/** A tall van with an upright nose. */
const high: CarSpec = { ...withFaces(reshaped(van, { length: 1.02, cabin: 1.3 }), "wide", undefined), rims: "silver" };

const forwardVan = reshaped(van, { length: 0.945, width: 0.955 });
/** A van whose driver sits over the front wheels. */
const forward: CarSpec = {
  ...forwardVan,
  frontAxle: 1.06,
  rearAxle: 3.72,
  rims: "silver",
  deck: [
    [-0.2, 1.0],
    [0.02, 1.06],
    [0.12, 1.14],
    [0.3, 1.2],
    [1.9, 1.24],
    [5.4, 1.24],
  ],
  nose: [
    [0.1, 0.12],
    [0.3, 0.03],
    [0.5, 0.0],
    [0.85, 0.0],
    [1.0, 0.03],
    [1.15, 0.09],
    [1.4, 0.25],
  ],
  noseCorner: 0.2,
  cabin: forwardVan.cabin && {
    ...forwardVan.cabin,
    screen: [
      [0.31, 1.14],
      [0.98, 1.88],
    ],
    roof: [
      [0.6, 1.86],
      [1.2, 1.98],
      [2.0, 2.02],
      [4.2, 2.02],
      [5.2, 1.98],
    ],
    glassLow: [
      [0.3, 1.1],
      [0.8, 1.13],
      [1.2, 1.18],
      [5.0, 1.2],
    ],
    glassEnd: [
      [1.74, 1.05],
      [1.7, 1.9],
    ],
    bars: [],
  },
  doors: {
    cuts: [0.6, 1.84, 3.0],
    sill: 0.36,
    handles: [
      [1.68, 1.04],
      [2.0, 1.04],
    ],
    track: [3.05, 4.7, 1.14],
    flap: [1.98, 0.84],
  },
  mirror: [0.8, 1.2],
  seatRows: [1.3],
  front: {
    ...forwardVan.front,
    lamp: [
      [0.5, 0.84],
      [0.76, 0.76],
      [1.0, 0.8],
      [1.06, 1.02],
      [0.86, 1.0],
      [0.54, 0.92],
    ],
    grille: [
      [-0.5, 0.8],
      [0.44, 0.8],
      [0.46, 0.86],
      [0.46, 0.92],
      [-0.5, 0.93],
    ],
    grilleStyle: "slim",
    intake: [
      [-0.8, 0.32],
      [0.74, 0.32],
      [0.66, 0.5],
      [0.5, 0.56],
      [-0.5, 0.56],
    ],
    plateY: 0.62,
    plasticBelow: 0.3,
  },
};

const jumboVan = reshaped(van, { length: 1.1, width: 1.03, waist: 1.1, cabin: 1.62, wheel: 1.06, lift: 0.06 });
/** A van to stand in: a cap over the screen, upright lamps, bumper and flanks clad. */
const jumbo: CarSpec = {
  ...jumboVan,
  stepBack: 1.22,
  top: 2.95,
  cladding: 0.07,
  tailCorner: 0.1,
  cabin: jumboVan.cabin && {
    ...jumboVan.cabin,
    screen: [
      [0.86, 1.33],
      [1.6, 2.2],
    ],
    roof: [
      [1.0, 2.2],
      [1.7, 2.46],
      [2.4, 2.56],
      [3.4, 2.58],
      [6.0, 2.56],
    ],
    side: [
      [1.0, 0.0],
      [1.3, 0.01],
      [1.6, 0.03],
      [2.2, 0.07],
      [2.7, 0.14],
    ],
    rail: 0.36,
    fillet: 0.14,
  },
  front: {
    ...jumboVan.front,
    lamp: [
      [0.74, 0.92],
      [0.9, 0.86],
      [1.08, 0.94],
      [1.1, 1.34],
      [0.98, 1.32],
      [0.8, 1.12],
    ],
    signature: "hook",
    grille: [
      [-0.5, 0.9],
      [0.56, 0.9],
      [0.64, 1.0],
      [0.58, 1.18],
      [-0.5, 1.22],
    ],
    grilleStyle: "bars",
    intake: [
      [-0.8, 0.44],
      [0.82, 0.44],
      [0.76, 0.66],
      [-0.5, 0.7],
    ],
    plateY: 0.8,
    plasticBelow: 0.76,
  },
};

/** A people mover with a tall face. */
const lounge: CarSpec = {
  ...withFaces(reshaped(peopleMover, { length: 1.01, cabin: 1.07, waist: 1.03 }), "shield", "tall"),
  spokes: "fork",
  rims: "graphite",
  rails: false,
};

/** A cab chassis for the farm: a tall face, tall wheels. */
const tall: CarSpec = {
  ...withFaces(reshaped(cabChassis, { waist: 1.03, wheel: 1.06 }), "shield"),
  cladding: 0.09,
  spokes: "fork",
  rims: "graphite",
};

/** A small van for the city. */
const compact: CarSpec = {
  ...withFaces(reshaped(van, { length: 0.88, width: 0.95, cabin: 0.9, wheel: 0.96 }), "bar", undefined),
  rims: "graphite",
};

/** A small people mover with a plain face. */
const family: CarSpec = {
  ...withFaces(reshaped(peopleMover, { length: 0.92, width: 0.97, wheel: 0.97 }), "wide", "cluster"),
  spokes: "ten",
  rims: "silver",
  rails: false,
};

/** Cars for work and for many. */
export const workShapes = {
  "ute-bold": bold,
  "ute-farm": farm,
  "cab-chassis-alloy": tray,
  "cab-chassis-tall": tall,
  "van-high": high,
  "van-compact": compact,
  "van-forward": forward,
  "van-jumbo": jumbo,
  "people-mover-lounge": lounge,
  "people-mover-family": family,
} satisfies Record<string, CarSpec>;
