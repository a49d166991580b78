import { paints } from "./paints.ts";
import type { PictureBody } from "./picture-set.ts";

/** Size and speed of the walkaround films: 8 seconds round the car. */
export const film = { width: 720, height: 540, framesPerSecond: 15, seconds: 8 } as const;

/** A body in a colour that was filmed. */
export interface FilmSubject {
  body: PictureBody;
  /** Colour as `#rrggbb`. */
  paint: string;
}

const filmed: readonly (readonly [body: PictureBody, paint: string])[] = [["suv", "White"]];

/** Which cars were filmed: the most frequent bodies and colours of the demo stock. */
export const films: readonly FilmSubject[] = filmed.map(([body, name]) => ({ body, paint: paints[name] ?? "#f3f3f0" }));

/**
 * Name of the film of a body in a colour, in `films/` and under the demo's media.
 *
 * @example
 * filmName({ body: "suv", paint: "#f3f3f0" }) // "suv-f3f3f0.mp4"
 */
export const filmName = ({ body, paint }: FilmSubject): string => `${body}-${paint.slice(1)}.mp4`;
