import { parseFilmKey } from "./film-key.ts";
import { parsePictureKey } from "./picture-key.ts";
import {
  composeCloseUp,
  composeInPlace,
  composeNear,
  composePicture,
  composeSpinFrame,
  readFilm,
} from "@forecourt/demo-pictures";
import { pictureAngles } from "@forecourt/demo-pictures/shapes";
import type { WantedPicture } from "./compose-pictures.ts";
import { parseCloseUpKey, parseNearKey, parseSpinKey } from "./spin-key.ts";

/** What makes the picture of a key; undefined for a picture that is not ours. */
export function pictureMaker(key: string): WantedPicture["compose"] | undefined {
  const subject = parsePictureKey(key);
  if (subject) {
    const { place, angle, ...car } = subject;
    if (place !== undefined) return () => composeInPlace({ ...car, angle, place });
    const bare = pictureAngles.find((name) => name === angle);
    return bare && (() => composePicture({ ...car, angle: bare }));
  }
  const frame = parseSpinKey(key);
  if (frame) return () => composeSpinFrame(frame);
  const closeUp = parseCloseUpKey(key);
  if (closeUp) return () => composeCloseUp(closeUp);
  const film = parseFilmKey(key);
  if (film) return () => readFilm(film);
  const near = parseNearKey(key);
  return near && (() => composeNear(near));
}
