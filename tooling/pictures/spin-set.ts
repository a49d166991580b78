import { bodyOfShape, pictureBodies } from "./picture-set.ts";
import type { PictureShape } from "./picture-set.ts";

/** Frames of a spin: one each 10 degrees. */
export const spinFrames = 36;
/** Where the camera of the first frame stands, degrees from the tail: the front three-quarter view of a car's card. */
export const spinStartDegrees = 140;

/** Shapes that are photographed all round: the first of each body, and one more SUV. */
export const spinShapes = [...pictureBodies, "suv-family"] as const satisfies readonly PictureShape[];
/** A shape that is photographed all round. */
export type SpinShape = (typeof spinShapes)[number];

/** Shapes whose two sides differ; of all others half a turn is kept, and the other half is its mirror image. */
const unequalSides: ReadonlySet<PictureShape> = new Set(["motorbike"]);

/** Where the camera of a frame stands, degrees from the tail towards the left flank, 0 to 359. */
export function spinDegrees(frame: number): number {
  return (spinStartDegrees + (frame * 360) / spinFrames) % 360;
}

/**
 * The committed picture that a frame is made from, and whether it is turned round.
 *
 * @example
 * spinSource("suv", 0) // { degrees: 140, mirrored: false }
 * spinSource("suv", 5) // { degrees: 170, mirrored: true }, the camera at 190 degrees
 */
export function spinSource(shape: PictureShape, frame: number): { degrees: number; mirrored: boolean } {
  const degrees = spinDegrees(frame);
  return degrees <= 180 || unequalSides.has(shape)
    ? { degrees, mirrored: false }
    : { degrees: 360 - degrees, mirrored: true };
}

/** The angles that are rendered for a shape. */
export function renderedDegrees(shape: PictureShape): number[] {
  const all = Array.from({ length: spinFrames }, (_, frame) => spinSource(shape, frame).degrees);
  return [...new Set(all)].toSorted((a, b) => a - b);
}

/** Name of the pair of layers of a shape at an angle. */
export function spinLayerName(shape: PictureShape, degrees: number): string {
  return `${shape}-${String(degrees).padStart(3, "0")}`;
}

/** Places that are looked round in: the cabin of a car, and a caravan. */
export const insidePlaces = ["cabin", "caravan"] as const;
/** A place that is looked round in. */
export type InsidePlace = (typeof insidePlaces)[number];

/** What a shape looks like from inside; a motorbike has no inside. */
export function insideOf(shape: PictureShape): InsidePlace | undefined {
  const body = bodyOfShape(shape);
  return body === "motorbike" ? undefined : body === "caravan" ? "caravan" : "cabin";
}
