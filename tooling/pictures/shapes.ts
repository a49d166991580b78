export { closeUps } from "./close-up-set.ts";
export { filmName, films } from "./film-set.ts";
export type { FilmSubject } from "./film-set.ts";
export { paints } from "./paints.ts";
export { picturePlaces } from "./picture-places.ts";
export type { PicturePlace } from "./picture-places.ts";
export { bodyOfShape, bodyPicture, pictureAngles, pictureShapes } from "./picture-set.ts";
export type { PictureAngle, PictureBody, PictureShape } from "./picture-set.ts";
export {
  insideOf,
  insidePlaces,
  renderedDegrees,
  spinDegrees,
  spinFrames,
  spinShapes,
  spinSource,
} from "./spin-set.ts";
export type { InsidePlace, SpinShape } from "./spin-set.ts";
