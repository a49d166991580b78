import type { PictureAngle } from "./picture-set.ts";

/** Angles that have close-ups, and how many. */
export const closeUps: readonly { angle: PictureAngle; parts: number }[] = [
  { angle: "front", parts: 5 },
  { angle: "side", parts: 5 },
  { angle: "rear", parts: 5 },
  { angle: "face", parts: 4 },
];
