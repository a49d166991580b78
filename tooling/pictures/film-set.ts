import { paints } from "./paints.ts";
import type { PictureShape } from "./picture-set.ts";

/** Size and speed of the walkaround films: 6 seconds round the vehicle. */
export const film = { width: 560, height: 420, framesPerSecond: 12, seconds: 6 } as const;

/** A shape in a colour that was filmed. */
export interface FilmSubject {
  shape: PictureShape;
  /** Colour as `#rrggbb`. */
  paint: string;
}

const filmed: readonly (readonly [shape: PictureShape, paint: string])[] = [
  ["suv", "White"],
  ["motorbike-adventure", "Black"],
  ["caravan-offroad", "White"],
  ["truck-tipper", "White"],
];

/** Which vehicles were filmed: a frequent shape and colour of each kind of demo stock. */
export const films: readonly FilmSubject[] = filmed.map(([shape, name]) => ({
  shape,
  paint: paints[name] ?? "#f3f3f0",
}));

/**
 * Name of the film of a shape in a colour, in `films/` and under the demo's media.
 *
 * @example
 * filmName({ shape: "suv", paint: "#f3f3f0" }) // "suv-f3f3f0.mp4"
 */
export const filmName = ({ shape, paint }: FilmSubject): string => `${shape}-${paint.slice(1)}.mp4`;
