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
  "people-mover-lounge": lounge,
  "people-mover-family": family,
} satisfies Record<string, CarSpec>;
