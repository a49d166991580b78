export { committedFiles } from "./committed-files.ts";
export { composePicture } from "./compose.ts";
export { composeInPlace } from "./compose-place.ts";
export { composeNear } from "./compose-near.ts";
export { composeCloseUp } from "./compose-close-up.ts";
export { composeSpinFrame } from "./compose-spin.ts";
export { readFilm } from "./read-film.ts";
