import { parseFilmKey } from "./film-key.ts";
import { parsePictureKey } from "./picture-key.ts";
import { composePicture } from "./pictures/compose.ts";
import { composeCloseUp } from "./pictures/compose-close-up.ts";
import { composeSpinFrame, readInside } from "./pictures/compose-spin.ts";
import { readFilm } from "./pictures/read-film.ts";
import type { WantedPicture } from "./compose-pictures.ts";
import { parseCloseUpKey, parseInsideKey, parseSpinKey } from "./spin-key.ts";

/** What makes the picture of a key; undefined for a picture that is not ours. */
export function pictureMaker(key: string): WantedPicture["compose"] | undefined {
  const subject = parsePictureKey(key);
  if (subject) return () => composePicture(subject);
  const frame = parseSpinKey(key);
  if (frame) return () => composeSpinFrame(frame);
  const closeUp = parseCloseUpKey(key);
  if (closeUp) return () => composeCloseUp(closeUp);
  const film = parseFilmKey(key);
  if (film) return () => readFilm(film);
  const place = parseInsideKey(key);
  return place && (() => readInside(place));
}
