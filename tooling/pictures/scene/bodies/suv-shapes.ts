import type { CarSpec } from "../car-spec.ts";
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

/** Small, on large wheels, with a black roof: a crossover for town. */
const city: CarSpec = {
  ...withFaces(reshaped(suv, { length: 0.915, width: 0.965, waist: 0.97, cabin: 0.97, wheel: 0.95 }), "split", "thin"),
  spokes: "fork",
  cladding: 0.075,
  blackRoof: true,
  rails: false,
};

/** Low and leaned back, as much a coupe as an SUV. */
const sport: CarSpec = {
  ...backMoved(
    withFaces(reshaped(suv, { length: 0.97, cabin: 0.9, waist: 0.985, rim: 1.06 }), "wide", "thin"),
    0.0,
    -0.3,
  ),
  spokes: "turbine",
  rims: "black",
  rails: false,
  cladding: 0.035,
};

/** The family's five-seater. */
const family: CarSpec = {
  ...backMoved(withFaces(reshaped(suv, { length: 1.015, cabin: 1.03 }), "shield", "cluster"), 0.0, 0.1),
  spokes: "ten",
};

/** Three rows of seats. */
const large: CarSpec = {
  ...backMoved(
    withFaces(
      reshaped(suv, { length: 1.075, width: 1.035, waist: 1.035, cabin: 1.06, wheel: 1.05, rim: 1.03 }),
      undefined,
      "thin",
    ),
    0.03,
    0.24,
  ),
  spokes: "turbine",
  seatRows: [2.4, 3.3, 4.05],
  front: { ...reshaped(suv, { width: 1.035, waist: 1.035 }).front, grilleStyle: "bars", signature: "hook" },
};

/** Three rows behind thin lights. */
const touring: CarSpec = {
  ...backMoved(
    withFaces(reshaped(suv, { length: 1.06, width: 1.03, waist: 1.05, cabin: 1.08, wheel: 1.04 }), "split", "tall"),
    0.05,
    0.32,
  ),
  spokes: "fork",
  rims: "graphite",
  seatRows: [2.4, 3.3, 4.0],
  cladding: 0.04,
};

/** Smooth and closed, on wheels that let little air through. */
const electric: CarSpec = {
  ...backMoved(
    withFaces(
      reshaped(suv, { length: 1.0, width: 1.01, waist: 0.97, cabin: 0.95, wheel: 1.03, rim: 1.07 }),
      "bar",
      "thin",
    ),
    0.0,
    -0.14,
  ),
  spokes: "aero",
  rims: "graphite",
  rails: false,
  blackRoof: true,
  cladding: 0.03,
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

/** SUVs of every size. */
export const suvShapes = {
  "suv-city": city,
  "suv-sport": sport,
  "suv-family": family,
  "suv-large": large,
  "suv-touring": touring,
  "suv-electric": electric,
  "suv-offroad": offroad,
} satisfies Record<string, CarSpec>;
