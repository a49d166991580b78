export { committedFiles } from "./committed-files.ts";
export { composePicture } from "./compose.ts";
export { composeInPlace } from "./compose-place.ts";
export { composeCloseUp } from "./compose-close-up.ts";
export { composeSpinFrame, readInside } from "./compose-spin.ts";
export { readFilm } from "./read-film.ts";
