import type { PaintFamily } from "../catalogue/catalogue-types.ts";
import type { PictureShape } from "@forecourt/demo-pictures/shapes";

/** What a vehicle that is no car is sold as; the specification lists differ by it. */
export type SpecialistKind = "motorbike" | "caravan" | "truck";

/** Figures of a vehicle that cars do not have, by the field of the specification that carries them. */
export interface SpecialistFigures {
  bodyconfiguration?: string;
  axle_type?: string;
  sleeps?: number;
  /** mm */
  body_length?: number;
  body_width?: number;
  vehiclelength?: number;
  /** kg */
  tare_weight?: number;
  grossvehiclemass?: number;
  aggregate_trailer_mass?: number;
}

/** One version that a dealer sells. */
export interface SpecialistRow {
  make: string;
  model: string;
  badge: string;
  /** As shoppers choose it: "Adventure", "Pop top", "Tipper". */
  body: string;
  shape: PictureShape;
  /** Drive-away price new, in Australian dollars. */
  priceNewDollars: number;
  fromYear: number;
  /** Last model year; absent while it is still sold new. */
  toYear?: number;
  engine?: {
    litres: number;
    cylinders: number;
    kilowatts: number;
    per100Km: number;
    fuel: "Petrol" | "Diesel" | "Electric";
  };
  gears?: string;
  manual?: boolean;
  figures: SpecialistFigures;
  seats?: number;
  /** What it has, most wanted first. */
  has: readonly string[];
}

/** All that a dealer of a kind sells. */
export interface SpecialistRange {
  kind: SpecialistKind;
  rows: readonly SpecialistRow[];
  /** Kilometres a year; undefined for what is towed. */
  kmPerYear?: number;
  /** Share of its value that it loses in a year. */
  lossPerYear: number;
  colours: readonly (readonly [name: string, paint: PaintFamily, weight: number])[];
  /** First three characters of its numbers. */
  vinPrefix: string;
  warrantyYears: number;
}
