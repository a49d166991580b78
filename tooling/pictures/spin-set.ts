import type { PictureShape } from "./picture-set.ts";

/** Frames of a spin: one each 10 degrees. */
export const spinFrames = 36;
/** Where the camera of the first frame stands, degrees from the tail: the front three-quarter view of a car's card. */
export const spinStartDegrees = 140;

/** Shapes that are photographed all round: those that many cars have, and for most other bodies of cars the first. */
export const spinShapes = [
  "suv",
  "suv-family",
  "hatch",
  "ute",
  "sedan",
  "wagon",
  "van",
  "cab-chassis",
] as const satisfies readonly PictureShape[];
/** A shape that is photographed all round. */
export type SpinShape = (typeof spinShapes)[number];

/** Where the camera of a frame stands, degrees from the tail towards the left flank, 0 to 359. */
export function spinDegrees(frame: number): number {
  return (spinStartDegrees + (frame * 360) / spinFrames) % 360;
}

/**
 * The committed picture that a frame is made from, and whether it is turned round: both sides of a car are alike, so
 * half a turn is kept, and the other half is its mirror image.
 *
 * @example
 * spinSource(0) // { degrees: 140, mirrored: false }
 * spinSource(5) // { degrees: 170, mirrored: true }, the camera at 190 degrees
 */
export function spinSource(frame: number): { degrees: number; mirrored: boolean } {
  const degrees = spinDegrees(frame);
  return degrees <= 180 ? { degrees, mirrored: false } : { degrees: 360 - degrees, mirrored: true };
}

/** The angles that are rendered for each shape. */
export function renderedDegrees(): number[] {
  const all = Array.from({ length: spinFrames }, (_, frame) => spinSource(frame).degrees);
  return [...new Set(all)].toSorted((a, b) => a - b);
}

/** Name of the pair of layers of a shape at an angle. */
export function spinLayerName(shape: PictureShape, degrees: number): string {
  return `${shape}-${String(degrees).padStart(3, "0")}`;
}
