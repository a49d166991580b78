import type { CabinSpec, CarSpec } from "../car-spec.ts";
import { withFaces } from "../faces.ts";
import { reshaped } from "../reshape.ts";
import { suv } from "./suv.ts";

/** The cabin of a car with its rear window leaned or stood up: how far its foot and its head move backwards, metres. */
function backMoved(spec: CarSpec, foot: number, head: number): CarSpec {
  const { cabin } = spec;
  if (!cabin) return spec;
  const [low, high] = cabin.back;
  const [from, to] = cabin.glassEnd;
  return {
    ...spec,
    cabin: {
      ...cabin,
      back: [
        [low[0] + foot, low[1]],
        [high[0] + head, high[1]],
      ],
      glassEnd: [
        [from[0] + foot, from[1]],
        [to[0] + head, to[1]],
      ],
    },
  };
}

/** The cabin of a car with lines of its own in place of those that proportions alone gave it. */
const withCabin = (spec: CarSpec, own: Partial<CabinSpec>): CarSpec => ({
  ...spec,
  cabin: spec.cabin && { ...spec.cabin, ...own },
});

const small = reshaped(suv, { length: 0.885, width: 0.96, waist: 1.01, wheel: 0.95 });
/** Short and upright on a high waist, with a black roof: a crossover for town. */
const city: CarSpec = {
  ...withFaces(
    withCabin(
      {
        ...small,
        frontAxle: 0.79,
        rearAxle: 3.31,
        tailCorner: 0.18,
        tailSweep: 0.17,
        deck: [
          [-0.2, 0.92],
          [0.02, 0.97],
          [0.16, 1.03],
          [0.5, 1.08],
          [1.0, 1.12],
          [2.4, 1.13],
          [4.2, 1.17],
        ],
      },
      {
        screen: [
          [0.9, 1.08],
          [1.6, 1.58],
        ],
        back: [
          [4.06, 1.12],
          [3.86, 1.6],
        ],
        roof: [
          [1.2, 1.56],
          [1.75, 1.635],
          [2.5, 1.65],
          [3.3, 1.635],
          [4.1, 1.58],
        ],
        glassLow: [
          [0.8, 1.08],
          [2.2, 1.12],
          [2.9, 1.17],
          [3.3, 1.34],
        ],
        glassEnd: [
          [3.42, 1.05],
          [3.3, 1.65],
        ],
        bars: [
          [2.28, 0.075, -0.06],
          [3.1, 0.05, -0.06],
        ],
      },
    ),
    "split",
    "cluster",
  ),
  doors: {
    cuts: [1.24, 2.28, 3.1],
    sill: 0.38,
    handles: [
      [2.1, 0.98],
      [2.95, 1.0],
    ],
    flap: [3.5, 0.95],
  },
  mirror: [1.44, 1.12],
  seatRows: [1.95, 2.75],
  spokes: "fork",
  cladding: 0.09,
  blackRoof: true,
  rails: true,
};

const low = reshaped(suv, { length: 0.95, width: 0.97, waist: 0.98, wheel: 1.0, rim: 1.05 });
/** A raised hatch: a long bonnet, a roof that falls a little, a tailgate that leans, thick cladding. */
const sport: CarSpec = {
  ...withFaces(
    withCabin(
      {
        ...low,
        frontAxle: 0.84,
        rearAxle: 3.49,
        flare: 0.04,
        tailSweep: 0.2,
        tailCorner: 0.2,
        deck: [
          [-0.2, 0.84],
          [0.02, 0.9],
          [0.2, 0.98],
          [0.6, 1.04],
          [1.2, 1.08],
          [2.4, 1.09],
          [3.8, 1.13],
          [4.5, 1.14],
        ],
      },
      {
        screen: [
          [1.16, 1.04],
          [1.98, 1.53],
        ],
        back: [
          [4.27, 1.1],
          [3.86, 1.5],
        ],
        backSweep: 0.16,
        roof: [
          [1.5, 1.5],
          [2.05, 1.575],
          [2.6, 1.59],
          [3.3, 1.565],
          [3.9, 1.51],
          [4.4, 1.44],
        ],
        glassLow: [
          [1.0, 1.055],
          [2.4, 1.09],
          [3.2, 1.15],
          [3.6, 1.25],
          [3.9, 1.37],
        ],
        glassEnd: [
          [3.82, 1.05],
          [3.56, 1.6],
        ],
        bars: [
          [2.5, 0.075, -0.09],
          [3.34, 0.05, -0.12],
        ],
        trim: "black",
      },
    ),
    "wide",
    "thin",
  ),
  doors: {
    cuts: [1.46, 2.5, 3.38],
    sill: 0.38,
    handles: [
      [2.32, 0.965],
      [3.24, 0.985],
    ],
    flap: [3.76, 0.95],
  },
  mirror: [1.72, 1.09],
  seatRows: [2.15, 2.98],
  spokes: "turbine",
  rims: "graphite",
  rails: false,
  cladding: 0.085,
};

/** The family's five-seater. */
const family: CarSpec = {
  ...backMoved(withFaces(reshaped(suv, { length: 1.015, cabin: 1.03 }), "shield", "cluster"), 0.0, 0.1),
  spokes: "ten",
};

const long = reshaped(suv, { length: 1.09, width: 1.04, waist: 1.045, wheel: 1.06, rim: 1.04 });
/** Three rows of seats behind a long bonnet, upright to the tail, with bright edges. */
const large: CarSpec = {
  ...withFaces(
    withCabin(
      {
        ...long,
        frontAxle: 0.97,
        rearAxle: 3.96,
        noseSweep: 0.22,
        noseCorner: 0.2,
        tailSweep: 0.14,
        tailCorner: 0.17,
        deckFillet: 0.15,
        deck: [
          [-0.2, 0.96],
          [0.02, 1.02],
          [0.2, 1.09],
          [0.7, 1.14],
          [1.5, 1.18],
          [2.6, 1.17],
          [5.1, 1.18],
        ],
      },
      {
        screen: [
          [1.46, 1.13],
          [2.24, 1.7],
        ],
        back: [
          [4.98, 1.14],
          [4.76, 1.74],
        ],
        backSweep: 0.12,
        roof: [
          [1.8, 1.7],
          [2.4, 1.775],
          [3.2, 1.795],
          [4.2, 1.785],
          [5.0, 1.73],
        ],
        glassLow: [
          [1.2, 1.14],
          [2.7, 1.16],
          [4.2, 1.18],
          [4.7, 1.22],
        ],
        glassEnd: [
          [4.66, 1.05],
          [4.52, 1.8],
        ],
        bars: [
          [2.92, 0.08, -0.06],
          [3.92, 0.1, -0.08],
        ],
      },
    ),
    "band",
    "tall",
  ),
  doors: {
    cuts: [1.78, 2.92, 3.92],
    sill: 0.4,
    handles: [
      [2.72, 1.02],
      [3.74, 1.03],
    ],
    flap: [4.4, 1.0],
  },
  mirror: [2.04, 1.16],
  spokes: "turbine",
  seatRows: [2.6, 3.5, 4.2],
  cladding: 0.04,
};

const square = reshaped(suv, { length: 1.045, width: 1.03, waist: 1.06, wheel: 1.05, rim: 0.98, lift: 0.02 });
/** Three rows in a box: a flat bonnet, a level roof, an upright tail, square lamps. */
const touring: CarSpec = {
  ...withFaces(
    withCabin(
      {
        ...square,
        rearAxle: 3.84,
        noseSweep: 0.15,
        noseCorner: 0.14,
        tailSweep: 0.08,
        tailCorner: 0.12,
        deckFillet: 0.1,
        deckCrown: 0.05,
        flare: 0.03,
        deck: [
          [-0.2, 1.06],
          [0.02, 1.1],
          [0.12, 1.15],
          [0.5, 1.18],
          [1.3, 1.2],
          [2.4, 1.19],
          [5.0, 1.2],
        ],
        nose: [
          [0.1, 0.14],
          [0.35, 0.04],
          [0.5, 0.0],
          [0.95, 0.0],
          [1.08, 0.03],
          [1.2, 0.14],
        ],
      },
      {
        screen: [
          [1.26, 1.16],
          [1.92, 1.72],
        ],
        screenSweep: 0.24,
        back: [
          [4.8, 1.16],
          [4.72, 1.8],
        ],
        backSweep: 0.06,
        roof: [
          [1.5, 1.72],
          [2.1, 1.79],
          [2.9, 1.805],
          [4.0, 1.8],
          [4.8, 1.78],
        ],
        roofCrown: 0.05,
        fillet: 0.11,
        glassLow: [
          [1.0, 1.17],
          [2.5, 1.19],
          [4.5, 1.2],
        ],
        glassEnd: [
          [4.56, 1.05],
          [4.52, 1.85],
        ],
        bars: [
          [2.7, 0.08, -0.03],
          [3.66, 0.16, -0.03],
        ],
        trim: "black",
      },
    ),
    "stack",
    "tall",
  ),
  doors: {
    cuts: [1.56, 2.7, 3.66],
    sill: 0.42,
    handles: [
      [2.5, 1.04],
      [3.48, 1.04],
    ],
    flap: [4.24, 1.02],
  },
  mirror: [1.82, 1.18],
  spokes: "ten",
  rims: "graphite",
  seatRows: [2.4, 3.3, 4.0],
  cladding: 0.05,
};

const smooth = reshaped(suv, { length: 0.995, width: 1.01, waist: 0.965, wheel: 1.05, rim: 1.07 });
/** One bow from a short nose to the tail, on a long wheelbase, without a grille. */
const electric: CarSpec = {
  ...withFaces(
    withCabin(
      {
        ...smooth,
        frontAxle: 0.82,
        rearAxle: 3.78,
        deck: [
          [-0.2, 0.84],
          [0.02, 0.9],
          [0.2, 0.98],
          [0.5, 1.04],
          [0.95, 1.08],
          [2.4, 1.06],
          [4.7, 1.1],
        ],
      },
      {
        screen: [
          [0.78, 0.99],
          [1.86, 1.53],
        ],
        back: [
          [4.42, 1.06],
          [3.9, 1.5],
        ],
        roof: [
          [1.3, 1.46],
          [2.0, 1.58],
          [2.6, 1.605],
          [3.3, 1.575],
          [4.0, 1.5],
          [4.6, 1.42],
        ],
        glassLow: [
          [0.8, 1.03],
          [2.5, 1.05],
          [3.6, 1.08],
          [4.1, 1.16],
        ],
        glassEnd: [
          [4.2, 1.0],
          [3.84, 1.6],
        ],
        bars: [
          [1.44, 0.05, -0.5],
          [2.5, 0.07, -0.08],
        ],
        trim: "black",
      },
    ),
    "bar",
    "thin",
  ),
  doors: {
    cuts: [1.4, 2.5, 3.5],
    sill: 0.34,
    handles: [
      [2.32, 0.95],
      [3.36, 0.96],
    ],
    flap: [3.98, 0.92],
  },
  mirror: [1.5, 1.06],
  spokes: "aero",
  rims: "graphite",
  rails: false,
  blackRoof: true,
  cladding: 0.03,
};

const raised = reshaped(suv, { length: 0.995, width: 1.01, waist: 1.03, wheel: 1.05, rim: 0.97, lift: 0.05 });
/** Raised and square-shouldered, bumpers and arches of plastic, for gravel and a dog. */
const trail: CarSpec = {
  ...withFaces(
    withCabin(
      {
        ...raised,
        noseSweep: 0.21,
        noseCorner: 0.17,
        tailSweep: 0.13,
        tailCorner: 0.15,
        deckFillet: 0.14,
        flare: 0.045,
        deck: [
          [-0.2, 1.0],
          [0.02, 1.05],
          [0.15, 1.12],
          [0.6, 1.16],
          [1.2, 1.19],
          [2.4, 1.18],
          [4.7, 1.2],
        ],
      },
      {
        screen: [
          [1.12, 1.14],
          [1.86, 1.68],
        ],
        screenSweep: 0.28,
        back: [
          [4.5, 1.16],
          [4.28, 1.72],
        ],
        backSweep: 0.12,
        roof: [
          [1.5, 1.68],
          [2.0, 1.75],
          [2.8, 1.77],
          [3.7, 1.76],
          [4.5, 1.71],
        ],
        fillet: 0.13,
        glassLow: [
          [1.0, 1.16],
          [2.5, 1.18],
          [3.7, 1.2],
          [4.1, 1.28],
        ],
        glassEnd: [
          [4.16, 1.1],
          [4.04, 1.8],
        ],
        trim: "black",
      },
    ),
    "hexagon",
    "cluster",
  ),
  spokes: "six",
  rims: "graphite",
  cladding: 0.1,
};

const wedge = reshaped(suv, { length: 0.99, width: 1.015, waist: 1.0, wheel: 1.06, rim: 1.05 });
/** A line of glass that rises to a point behind the rear doors, over sharp flanks. */
const edge: CarSpec = {
  ...withFaces(
    withCabin(
      {
        ...wedge,
        creaseDepth: 0.03,
        noseSweep: 0.25,
        noseCorner: 0.2,
        tailSweep: 0.2,
        deck: [
          [-0.2, 0.9],
          [0.02, 0.96],
          [0.2, 1.03],
          [0.6, 1.08],
          [1.2, 1.12],
          [2.4, 1.13],
          [4.7, 1.19],
        ],
        crease: [
          [0.2, 0.86],
          [2.2, 0.9],
          [4.6, 1.08],
        ],
      },
      {
        screen: [
          [1.04, 1.06],
          [1.92, 1.58],
        ],
        back: [
          [4.46, 1.14],
          [3.98, 1.6],
        ],
        roof: [
          [1.5, 1.57],
          [2.05, 1.635],
          [2.7, 1.645],
          [3.5, 1.6],
          [4.3, 1.5],
        ],
        glassLow: [
          [1.0, 1.07],
          [2.3, 1.1],
          [3.1, 1.17],
          [3.7, 1.34],
          [4.0, 1.46],
        ],
        glassEnd: [
          [3.9, 1.05],
          [3.7, 1.7],
        ],
        trim: "chrome",
      },
    ),
    "arrow",
    "thin",
  ),
  spokes: "fork",
  rims: "silver",
  cladding: 0.06,
};

const tall = reshaped(suv, { length: 1.04, width: 1.03, waist: 1.07, cabin: 1.12, wheel: 1.1, rim: 0.9, lift: 0.07 });
/** Upright, for where the road ends. */
const offroad: CarSpec = {
  ...withFaces(
    {
      ...tall,
      deckFillet: 0.12,
      noseCorner: 0.17,
      noseSweep: 0.19,
      tailSweep: 0.12,
      tailCorner: 0.15,
      flare: 0.04,
      cabin: tall.cabin && {
        ...tall.cabin,
        screen: [
          [1.42, 1.25],
          [1.94, 1.86],
        ],
        back: [
          [4.78, 1.2],
          [4.68, 1.94],
        ],
        backSweep: 0.08,
        screenSweep: 0.2,
        roof: [
          [1.5, 1.86],
          [2.1, 1.925],
          [2.9, 1.94],
          [3.9, 1.93],
          [4.8, 1.89],
        ],
        glassLow: [
          [1.0, 1.24],
          [2.5, 1.25],
          [4.2, 1.26],
        ],
        glassEnd: [
          [4.5, 1.1],
          [4.44, 1.9],
        ],
        fillet: 0.12,
      },
      deck: [
        [-0.2, 1.08],
        [0.02, 1.13],
        [0.15, 1.19],
        [0.6, 1.235],
        [1.3, 1.26],
        [2.4, 1.25],
        [4.8, 1.27],
      ],
    },
    "boxy",
    "tall",
  ),
  spokes: "six",
  rims: "black",
  cladding: 0.075,
  mirror: [1.86, 1.26],
};

const tiny = reshaped(offroad, { length: 0.775, width: 0.9, waist: 0.97, cabin: 0.93, wheel: 0.93 });
/** A box of two doors on a short wheelbase. */
const mini: CarSpec = {
  ...withCabin(tiny, {
    glassLow: [
      [0.8, 1.215],
      [3.6, 1.23],
    ],
    bars: [[2.3, 0.16, -0.02]],
    trim: "black",
  }),
  frontAxle: 0.72,
  rearAxle: 3.0,
  doors: {
    cuts: [1.2, 2.3],
    sill: 0.46,
    handles: [[2.1, 1.06]],
    flap: [3.4, 1.0],
  },
  mirror: [1.44, 1.22],
  seatRows: [1.9, 2.6],
  spokes: "five",
  blackRoof: true,
  rails: false,
};

/** SUVs of every size. */
export const suvShapes = {
  "suv-city": city,
  "suv-sport": sport,
  "suv-family": family,
  "suv-large": large,
  "suv-touring": touring,
  "suv-electric": electric,
  "suv-offroad": offroad,
  "suv-mini": mini,
  "suv-trail": trail,
  "suv-edge": edge,
} satisfies Record<string, CarSpec>;
