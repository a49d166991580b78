import { parseFilmKey } from "./film-key.ts";
import { parsePictureKey } from "./picture-key.ts";
import {
  composeCloseUp,
  composeInPlace,
  composePicture,
  composeSpinFrame,
  readFilm,
  readInside,
} from "@forecourt/demo-pictures";
import type { WantedPicture } from "./compose-pictures.ts";
import { parseCloseUpKey, parseInsideKey, parseSpinKey } from "./spin-key.ts";

/** What makes the picture of a key; undefined for a picture that is not ours. */
export function pictureMaker(key: string): WantedPicture["compose"] | undefined {
  const subject = parsePictureKey(key);
  if (subject) {
    const { place, ...car } = subject;
    return () => (place === undefined ? composePicture(car) : composeInPlace({ ...car, place }));
  }
  const frame = parseSpinKey(key);
  if (frame) return () => composeSpinFrame(frame);
  const closeUp = parseCloseUpKey(key);
  if (closeUp) return () => composeCloseUp(closeUp);
  const film = parseFilmKey(key);
  if (film) return () => readFilm(film);
  const place = parseInsideKey(key);
  return place && (() => readInside(place));
}
