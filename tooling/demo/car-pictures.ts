import type { PaintFamily } from "./catalogue/catalogue-types.ts";
import { carShape } from "./car-shape.ts";
import type { DemoCarDraft } from "./demo-car.ts";
import { pictureKey } from "./picture-key.ts";
import { nearKey } from "./spin-key.ts";
import {
  bodyOfShape,
  mirroredAngles,
  nearParts,
  nearShapes,
  paints,
  pictureAngles,
  picturePlaces,
} from "@forecourt/demo-pictures/shapes";
import type { MirroredAngle, PictureAngle, PicturePlace } from "@forecourt/demo-pictures/shapes";
import type { CarType } from "@forecourt/core/schemas";

/** Which paint shows each family. */
const paintNames: Readonly<Record<PaintFamily, string>> = {
  white: "White",
  silver: "Silver",
  grey: "Grey",
  black: "Black",
  blue: "Blue",
  navy: "Navy",
  red: "Red",
  maroon: "Maroon",
  green: "Green",
  orange: "Orange",
  sand: "Sand",
  yellow: "Yellow",
};

/**
 * The paint that shows a family, as `#rrggbb`.
 *
 * @throws when a family of paint has no colour, which a test rules out
 */
export function paintOf(family: PaintFamily): string {
  const paint = paints[paintNames[family]];
  if (paint === undefined)
    throw new Error(
      `[demo] There is no paint for ${family}, so its cars cannot be shown. Name one of ${Object.keys(paints).join(", ")} in car-pictures.ts.`,
    );
  return paint;
}

/**
 * Where a dealer photographs a car: new ones and demonstrators indoors, used ones in the yard; a dealer without a room,
 * all in the yard.
 *
 * @returns undefined for a dealer that has no place of its own
 * @example
 * placeOf("meridian-group", "used") // "meridian-group-yard"
 */
export function placeOf(dealer: string, carType: CarType): PicturePlace | undefined {
  const places = picturePlaces.filter((place) => place.startsWith(`${dealer}-`));
  const isYard = (place: PicturePlace) => place.endsWith("-yard");
  return (carType === "used" ? undefined : places.find((place) => !isYard(place))) ?? places.find(isYard);
}

/**
 * Keys of the pictures of a car, first the one for its card. A car that can only be ordered has that one alone.
 *
 * @param dealer slug of the site that sells it
 * @param spin what its page has beside photos: where a car turns, its other flank is seen there, and where points are
 *   marked on it, what is near
 */
export function carPictures(
  dealer: string,
  draft: DemoCarDraft,
  spin?: { spin_images: readonly string[]; hotspots: unknown },
): string[] {
  const { facts, car } = draft;
  const paint = paintOf(facts.paint);
  const shape = carShape(draft);
  const place = placeOf(dealer, car.car_type);
  const photo = (angle: PictureAngle | MirroredAngle) =>
    pictureKey({ shape, angle, paint, ...(place === undefined ? {} : { place }) });
  if (car.preorder) return [photo("front")];
  const near = place !== undefined && nearShapes.has(shape) && !spin?.hotspots ? nearParts : [];
  const turns = spin !== undefined && spin.spin_images.length > 0;
  // The door of a caravan and the exhaust of a bike or a truck are on one side.
  const isEven = !turns && (!car.specialist || bodyOfShape(shape) === "van");
  return [
    ...pictureAngles.map(photo),
    ...near.flatMap((part) => (place === undefined ? [] : nearKey({ shape, part, paint, place }))),
    ...(isEven && place !== undefined ? (Object.keys(mirroredAngles) as MirroredAngle[]).map(photo) : []),
  ];
}
