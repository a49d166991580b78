/** Bodies that have pictures of their own. */
export const pictureBodies = [
  "suv",
  "ute",
  "hatch",
  "sedan",
  "wagon",
  "van",
  "people-mover",
  "coupe",
  "cab-chassis",
  "convertible",
  "truck",
  "motorbike",
  "caravan",
] as const;
/** A body that has pictures. */
export type PictureBody = (typeof pictureBodies)[number];

/**
 * The shapes that a body comes in; each is a car of its own, with pictures of its own. The first of a body has its
 * name.
 */
export const pictureShapes = [
  ...pictureBodies,
  "suv-city",
  "suv-sport",
  "suv-family",
  "suv-large",
  "suv-touring",
  "suv-electric",
  "suv-offroad",
  "ute-bold",
  "ute-farm",
  "hatch-small",
  "hatch-sport",
  "sedan-compact",
  "sedan-electric",
  "sedan-grand",
  "wagon-crossover",
  "van-high",
  "people-mover-lounge",
  "coupe-muscle",
  "cab-chassis-alloy",
  "convertible-roadster",
  "truck-tray",
  "truck-tipper",
  "truck-chassis",
  "truck-prime-mover",
  "motorbike-adventure",
  "motorbike-sports",
  "motorbike-cruiser",
  "motorbike-scooter",
  "motorbike-tourer",
  "caravan-offroad",
  "caravan-pop-top",
  "caravan-camper",
  "wagon-tourer",
  "van-compact",
  "people-mover-family",
  "coupe-light",
  "cab-chassis-tall",
  "convertible-open",
  "suv-trail",
  "suv-edge",
  "van-forward",
  "van-jumbo",
  "truck-crew",
  "truck-bonnet",
  "truck-pantech",
  "truck-heavy-tipper",
  "truck-long-road",
  "motorbike-bobber",
  "motorbike-power",
  "motorbike-street",
  "suv-mini",
] as const;
/** A shape that has pictures. */
export type PictureShape = (typeof pictureShapes)[number];

/** Which body a shape is of: `bodyOfShape("people-mover-lounge")` is "people-mover". */
export function bodyOfShape(shape: PictureShape): PictureBody {
  return pictureBodies.find((body) => shape === body || shape.startsWith(`${body}-`)) ?? "suv";
}

/**
 * Angles, each with one camera for every body: `front` (three-quarter, the first picture of a car), `side`, `rear`
 * (three-quarter), `face` (head-on).
 */
export const pictureAngles = ["front", "side", "rear", "face"] as const;
/** An angle of the camera. */
export type PictureAngle = (typeof pictureAngles)[number];

/** The other flank of what is alike on both: a mirror image of the car, not of its place or its plate. */
export const mirroredAngles = { "side-right": "side", "rear-right": "rear" } as const satisfies Record<
  string,
  PictureAngle
>;
/** An angle that is the mirror image of another. */
export type MirroredAngle = keyof typeof mirroredAngles;

const bodyNames: Record<string, PictureBody> = {
  hatch: "hatch",
  hatchback: "hatch",
  "5doorhatchback": "hatch",
  "3doorhatchback": "hatch",
  liftback: "hatch",
  micro: "hatch",
  sedan: "sedan",
  saloon: "sedan",
  limousine: "sedan",
  wagon: "wagon",
  stationwagon: "wagon",
  estate: "wagon",
  suv: "suv",
  "4wd": "suv",
  crossover: "suv",
  softroader: "suv",
  ute: "ute",
  utility: "ute",
  pickup: "ute",
  dualcab: "ute",
  doublecab: "ute",
  cabchassis: "cab-chassis",
  singlecab: "cab-chassis",
  traytop: "cab-chassis",
  van: "van",
  bus: "van",
  panelvan: "van",
  minibus: "van",
  lighttruck: "truck",
  truck: "truck",
  caravan: "caravan",
  campertrailer: "caravan",
  motorhome: "van",
  peoplemover: "people-mover",
  mpv: "people-mover",
  minivan: "people-mover",
  coupe: "coupe",
  roadster: "convertible",
  convertible: "convertible",
  cabriolet: "convertible",
  motorbike: "motorbike",
  motorcycle: "motorbike",
  scooter: "motorbike",
  adventure: "motorbike",
  cruiser: "motorbike",
  naked: "motorbike",
  sports: "motorbike",
  touring: "motorbike",
  offroadcaravan: "caravan",
  poptop: "caravan",
  tray: "truck",
  tipper: "truck",
  pantech: "truck",
  rigid: "truck",
  primemover: "truck",
  highroofvan: "van",
};

/**
 * The pictures for a body as a feed or the specification names it; capitals, spaces and hyphens do not matter, and a
 * body that nobody knows is shown as an SUV, the commonest.
 *
 * @example
 * bodyPicture("Hatchback") // "hatch"
 * bodyPicture("peopleMover") // "people-mover"
 */
export function bodyPicture(body: string): PictureBody {
  return bodyNames[body.toLowerCase().replaceAll(/[^a-z0-9]/g, "")] ?? "suv";
}

/** Name of the pair of layers for a shape and an angle. */
export const layerName = (shape: PictureShape, angle: PictureAngle): string => `${shape}-${angle}`;
