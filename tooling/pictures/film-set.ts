import { paints } from "./paints.ts";
import type { PictureShape } from "./picture-set.ts";

/** Size and speed of the walkaround films: 8 seconds round the car. */
export const film = { width: 720, height: 540, framesPerSecond: 15, seconds: 8 } as const;

/** A shape in a colour that was filmed. */
export interface FilmSubject {
  shape: PictureShape;
  /** Colour as `#rrggbb`. */
  paint: string;
}

const filmed: readonly (readonly [shape: PictureShape, paint: string])[] = [["suv", "White"]];

/** Which cars were filmed: the most frequent shapes and colours of the demo stock. */
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
