import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { filmName } from "./film-set.ts";
import type { FilmSubject } from "./film-set.ts";

/**
 * The committed film round a car, MP4.
 *
 * @throws when it is not there: `node tooling/pictures/render-films.ts` makes it
 */
export function readFilm(subject: FilmSubject): Promise<Buffer> {
  return readFile(join(import.meta.dirname, "films", filmName(subject)));
}
