import type { CarSpec } from "../car-spec.ts";
import { withFaces } from "../faces.ts";
import { reshaped } from "../reshape.ts";
import { convertible } from "./convertible.ts";
import { coupe } from "./coupe.ts";
import { hatch } from "./hatch.ts";
import { sedan } from "./sedan.ts";
import { wagon } from "./wagon.ts";

/** Short and tall, for town. */
const small: CarSpec = {
  ...withFaces(
    reshaped(hatch, { length: 0.915, width: 0.955, waist: 1.03, cabin: 1.06, wheel: 0.95 }),
    "wide",
    "cluster",
  ),
  spokes: "ten",
};

/** Wide and low, with a black roof. */
const sport: CarSpec = {
  ...withFaces(reshaped(hatch, { length: 1.025, width: 1.015, cabin: 0.97, wheel: 1.05, rim: 1.06 }), "shield", "thin"),
  spokes: "fork",
  rims: "black",
  blackRoof: true,
};

/** A small sedan. */
const compact: CarSpec = {
  ...withFaces(reshaped(sedan, { length: 0.945, width: 0.97, waist: 1.02, cabin: 1.02 }), "wide", "cluster"),
  spokes: "mesh",
};

/** A smooth electric sedan. */
const electric: CarSpec = {
  ...withFaces(reshaped(sedan, { length: 1.005, width: 1.01, cabin: 1.0, wheel: 1.03, rim: 1.05 }), "bar", "thin"),
  spokes: "aero",
  rims: "graphite",
  blackRoof: true,
};

/** A large sedan with an upright face. */
const grand: CarSpec = {
  ...withFaces(reshaped(sedan, { length: 1.03, width: 1.02, waist: 1.02 }), "shield"),
  spokes: "turbine",
};

/** A wagon that stands high, clad as an SUV. */
const crossover: CarSpec = {
  ...withFaces(
    reshaped(wagon, { length: 1.0, waist: 1.04, cabin: 1.08, wheel: 1.06, lift: 0.075 }),
    "shield",
    "cluster",
  ),
  spokes: "fork",
  rims: "graphite",
  cladding: 0.06,
};

/** A long bonnet and wide hips. */
const muscle: CarSpec = {
  ...withFaces(reshaped(coupe, { length: 1.07, width: 1.03, waist: 1.06, cabin: 1.04, wheel: 1.04 }), "wide", "thin"),
  spokes: "turbine",
  rims: "black",
  noseSweep: 0.22,
  noseCorner: 0.2,
  deckFillet: 0.15,
};

/** A short open two-seater. */
const roadster: CarSpec = {
  ...withFaces(reshaped(convertible, { width: 1 }), "wide", "cluster"),
  spokes: "five",
  rims: "graphite",
};

/** A long, low wagon with a black roof. */
const tourer: CarSpec = {
  ...withFaces(reshaped(wagon, { length: 1.04, width: 1.01, cabin: 0.95, wheel: 1.05, rim: 1.06 }), "bar", "thin"),
  spokes: "turbine",
  rims: "black",
  blackRoof: true,
};

/** A short coupe for corners. */
const light: CarSpec = {
  ...withFaces(reshaped(coupe, { length: 0.92, width: 0.98, cabin: 1.02, wheel: 0.98 }), "bar", "cluster"),
  spokes: "mesh",
};

/** A long open four-seater. */
const open: CarSpec = {
  ...withFaces(reshaped(convertible, { length: 1.06, width: 1.03, wheel: 1.04 }), "shield", "thin"),
  spokes: "fork",
  rims: "silver",
};

/** Cars that stand low. */
export const carShapes = {
  "hatch-small": small,
  "hatch-sport": sport,
  "sedan-compact": compact,
  "sedan-electric": electric,
  "sedan-grand": grand,
  "wagon-crossover": crossover,
  "wagon-tourer": tourer,
  "coupe-muscle": muscle,
  "coupe-light": light,
  "convertible-roadster": roadster,
  "convertible-open": open,
} satisfies Record<string, CarSpec>;
