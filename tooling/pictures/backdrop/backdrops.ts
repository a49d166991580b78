import { asphalt, concrete, paddock, pavers, smooth } from "./grounds.ts";
import type { Ground } from "./grounds.ts";
import { light } from "./light.ts";
import type { Light } from "./light.ts";
import { bricks, dusk, glassFront, paper, sheds, shore, trees } from "./walls.ts";
import type { Wall } from "./walls.ts";
import type { PictureShape } from "../picture-set.ts";

/** Where a dealer photographs. */
export interface Backdrop {
  ground: Ground;
  wall: Wall;
  /** How far behind the car the wall stands, in metres. */
  wallAway: number;
  /** How far out of focus the wall is, in dots of a picture 800 wide. */
  blur: number;
  /** Share of the wall that the floor mirrors. @default 0 */
  mirror?: number;
  /** Light of lamps over the car, where the floor is lit in a pool. */
  pool?: Light;
  /** What stands behind the car, out of focus. */
  parked?: readonly (readonly [shape: PictureShape, paint: string])[];
}

const cars = [
  ["suv-family", "White"],
  ["hatch-sport", "Blue"],
  ["sedan-compact", "Silver"],
  ["suv-city", "Red"],
  ["ute", "Grey"],
] as const;

/** All backdrops: a dealer's, by its slug, then by the name of the place. */
export const backdrops: Record<string, Record<string, Backdrop>> = {
  "harbour-mazda": {
    studio: {
      ground: smooth(light("#e4e8ec", 0.98)),
      wall: paper(light("#f4f7fa", 0.98), light("#d3dbe4", 0.9)),
      wallAway: 5,
      blur: 26,
    },
    yard: {
      ground: concrete(light("#b9b8b3", 0.9)),
      wall: glassFront(light("#10202e"), light("#dfe3e6", 0.85)),
      wallAway: 13,
      blur: 6,
      parked: cars,
    },
  },
  "tasman-motors": {
    yard: {
      ground: asphalt(light("#8d8d8a", 0.92)),
      wall: trees(light("#5c7744"), 3.4),
      wallAway: 22,
      blur: 7,
      parked: [...cars.slice(2), ...cars.slice(0, 2)],
    },
  },
  "meridian-group": {
    showroom: {
      ground: smooth(light("#4a4c52", 0.62)),
      wall: dusk(light("#f2a25c", 0.95), light("#ff8a4c")),
      wallAway: 9,
      blur: 10,
      mirror: 0.4,
      pool: light("#ffe9cf", 0.2),
    },
    yard: {
      ground: asphalt(light("#9b9a98", 0.95), 5.2),
      wall: glassFront(light("#c2410c", 0.8), light("#2a2c38", 0.8)),
      wallAway: 15,
      blur: 7,
      parked: [...cars.slice(3), ...cars.slice(0, 3)],
    },
  },
  "ridgeline-motorcycles": {
    showroom: {
      ground: smooth(light("#5a534c", 0.6)),
      wall: dusk(light("#ff9a5a", 0.9), light("#ff5a1f")),
      wallAway: 7,
      blur: 11,
      mirror: 0.3,
      pool: light("#ffd9b0", 0.24),
    },
    yard: {
      ground: pavers(light("#8b857d", 0.95)),
      wall: bricks(light("#8f5b46", 0.9), light("#2e3133")),
      wallAway: 6,
      blur: 5,
    },
  },
  "saltwater-caravans": {
    studio: {
      ground: smooth(light("#ede6da", 0.98)),
      wall: paper(light("#f7f2e9", 0.98), light("#ddd3c2", 0.92)),
      wallAway: 7,
      blur: 26,
    },
    yard: { ground: paddock, wall: shore, wallAway: 20, blur: 6 },
  },
  "westgate-trucks": {
    studio: {
      ground: smooth(light("#c2c5c8", 0.9)),
      wall: paper(light("#cfd2d5", 0.9), light("#8d949b", 0.85)),
      wallAway: 7,
      blur: 26,
    },
    yard: {
      ground: concrete(light("#a5a29b", 0.92), 4.8),
      wall: sheds(light("#b7bec2", 0.9), light("#6f7f8a", 0.8), 4.6),
      wallAway: 22,
      blur: 5,
    },
  },
};
