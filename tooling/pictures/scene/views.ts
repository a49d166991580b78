import type { NearPart } from "../near-set.ts";
import type { CarSpec } from "./car-spec.ts";

/** Where the camera stands and looks, in metres; the same for every car of an angle. */
export interface View {
  from: readonly [number, number, number];
  to: readonly [number, number, number];
  /** Vertical field of view in degrees. */
  field: number;
}

/** Cameras of the angles. */
export const views = {
  front: { from: [-8.6, 1.7, 7.1], to: [-0.22, 0.72, 0.0], field: 19.2 },
  side: { from: [0, 1.3, 13.2], to: [0, 0.62, 0], field: 19 },
  rear: { from: [8.6, 1.9, 7.1], to: [0.28, 0.74, 0.0], field: 19.2 },
  face: { from: [-11.4, 1.15, 1.3], to: [0, 0.74, 0.02], field: 14.6 },
} satisfies Record<string, View>;
/** Angles from outside. */
export type OutsideAngle = keyof typeof views;

/** The camera of a frame of a spin: always as far away, so that the car turns as on a plate. */
export function spinView(degrees: number): View {
  const turn = (degrees * Math.PI) / 180;
  const [distance, height] = [12.6, 2.1];
  return { from: [distance * Math.cos(turn), height, distance * Math.sin(turn)], to: [0, 0.72, 0], field: 18.4 };
}

/**
 * The camera of somebody who walks round a car: from the front three-quarter view all the way, slower along the flanks,
 * nearer at the ends and a little lower than a spin is seen from.
 *
 * @param part of the way, 0 to 1
 */
export function walkView(part: number): View {
  const turn = ((140 + 360 * (part - (0.5 * Math.sin(4 * Math.PI * part)) / (4 * Math.PI))) * Math.PI) / 180;
  const distance = 12.6 - 3 * Math.cos(turn) ** 2;
  return { from: [distance * Math.cos(turn), 1.62, distance * Math.sin(turn)], to: [0, 0.74, 0], field: 18.4 };
}

/** The same view from further away, for what is larger than a car, or from closer, for a motorbike. */
export function steppedBack(view: View, factor: number): View {
  const [x, y, z] = view.from;
  return {
    ...view,
    from: [x * factor, y * factor, z * factor],
    to: [view.to[0], factor < 1 ? 0.62 : view.to[1] * factor, view.to[2]],
  };
}

/** From the side every car fills nine tenths of the picture, whatever its length. */
export function spinStep({ length, stepBack }: { length: number; stepBack?: number }): number {
  return Math.max(0.95, stepBack ?? 1, length / 4.6);
}

/** The camera of a photo from near: along the flank, or beside the front wheel. */
export function nearView({ length, width, frontAxle, wheelRadius }: CarSpec, part: NearPart): View {
  const [half, side] = [length / 2, width / 2];
  if (part === "flank")
    return { from: [-half + 0.2, 1.02, side + 1.35], to: [half - 1.1, 0.72, side - 0.35], field: 30 };
  const x = frontAxle - half;
  return { from: [x - 1.5, 0.95, side + 2.5], to: [x + 0.12, wheelRadius + 0.16, side - 0.1], field: 21 };
}
