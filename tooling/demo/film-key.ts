import { pictureFolder } from "./picture-key.ts";
import { filmName, films } from "@forecourt/demo-pictures/shapes";
import type { FilmSubject, PictureShape } from "@forecourt/demo-pictures/shapes";

const keyOf = (subject: FilmSubject) => `${pictureFolder}/film/${filmName(subject)}`;

/** Where the film round a shape in a colour is served; undefined where none was made. */
export function filmAddress(shape: PictureShape, paintHex: string): string | undefined {
  const film = films.find((subject) => subject.shape === shape && subject.paint === paintHex);
  return film && `/media/${keyOf(film)}`;
}

/** What the media key behind an address of {@link filmAddress} shows; undefined for any other text. */
export function parseFilmKey(key: string): FilmSubject | undefined {
  return films.find((subject) => keyOf(subject) === key);
}
