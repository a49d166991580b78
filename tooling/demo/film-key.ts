import { pictureFolder } from "./picture-key.ts";
import { filmName, films } from "./pictures/film-set.ts";
import type { FilmSubject } from "./pictures/film-set.ts";
import type { PictureBody } from "./pictures/picture-set.ts";

const keyOf = (subject: FilmSubject) => `${pictureFolder}/film/${filmName(subject)}`;

/** Where the film round a body in a colour is served; undefined where none was made. */
export function filmAddress(body: PictureBody, paintHex: string): string | undefined {
  const film = films.find((subject) => subject.body === body && subject.paint === paintHex);
  return film && `/media/${keyOf(film)}`;
}

/** What the media key behind an address of {@link filmAddress} shows; undefined for any other text. */
export function parseFilmKey(key: string): FilmSubject | undefined {
  return films.find((subject) => keyOf(subject) === key);
}
