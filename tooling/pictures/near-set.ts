import type { PictureShape } from "./picture-set.ts";

/** What is photographed from near: along the flank, and the front wheel. */
export const nearParts = ["flank", "wheel"] as const;
/** A part that is photographed from near. */
export type NearPart = (typeof nearParts)[number];

/** Shapes that have photos from near: those that most cars have. */
export const nearShapes: ReadonlySet<PictureShape> = new Set<PictureShape>([
  "suv-sport",
  "suv",
  "hatch",
  "suv-trail",
  "hatch-sport",
  "ute",
  "suv-edge",
  "suv-family",
  "suv-city",
  "suv-large",
  "ute-bold",
  "hatch-small",
]);
