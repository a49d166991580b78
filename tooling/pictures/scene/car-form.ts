import type { Curve } from "./curve.ts";
import type { Field } from "./surface-net.ts";

/** The form of a car as functions of position; see `carForm`. */
export interface CarForm {
  body: Field;
  /** Distances to the faces of the cabin: side, screen, back, roof. */
  cabinFaces: (x: number, y: number, z: number) => [number, number, number, number];
  /** Above 0 where the surface belongs to the cabin rather than to the lower body. */
  cabinShell: Field;
  halfWidth: (x: number, y: number) => number;
  deck: Curve;
  glassLow: Curve;
  cabinHalfWidth: (x: number, y: number) => number;
}
