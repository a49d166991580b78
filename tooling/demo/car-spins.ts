import type { HotspotsInput } from "@forecourt/core/schemas";
import type { PaintFamily } from "./catalogue/catalogue-types.ts";
import { carPictures, paintOf } from "./car-pictures.ts";
import type { DemoCarDraft } from "./demo-car.ts";
import { filmAddress } from "./film-key.ts";
import { bodyPicture } from "./pictures/picture-set.ts";
import type { PictureBody } from "./pictures/picture-set.ts";
import { insideOf } from "./pictures/spin-set.ts";
import { createRandom } from "./random.ts";
import { closeUpKeys, insideKey, spinKeys } from "./spin-key.ts";
import { pointsOfInterest } from "./spin-points.ts";

/** Which cars are photographed all round: a body in these colours. Each colour is 36 pictures to be made at the first start. */
const photographed: Partial<Record<PictureBody, readonly PaintFamily[]>> = {
  suv: ["white", "red", "blue"], hatch: ["white", "red"], ute: ["white"], sedan: ["white"], wagon: ["white"], van: ["white"],
  "people-mover": ["black"], coupe: ["silver"], convertible: ["red"], "cab-chassis": ["white"],
};

/** What a car has beside its photos. */
export interface CarSpin {
  spin_images: string[];
  spin_interior_image: string | null;
  hotspots: HotspotsInput | null;
  walkaround_videos: string[];
}

/** A third of the stock is photographed all round and inside, and a quarter of those has its equipment pointed out; of those in a filmed colour a third has a film. */
export function carSpin({ facts, car }: DemoCarDraft): CarSpin {
  const body = bodyPicture(car.simple_body);
  if (car.preorder || !photographed[body]?.includes(facts.paint)) return { spin_images: [], spin_interior_image: null, hotspots: null, walkaround_videos: [] };
  const place = insideOf(body);
  const film = filmAddress(body, paintOf(facts.paint));
  const hasPoints = createRandom(`${car.vin}/points`).chance(0.25);
  return {
    spin_images: spinKeys(body, paintOf(facts.paint)),
    spin_interior_image: place ? insideKey(place) : null,
    hotspots: hasPoints ? (pointsOfInterest(body, car.standardEquipment) ?? null) : null,
    walkaround_videos: film !== undefined && createRandom(`${car.vin}/film`).chance(0.35) ? [film] : [],
  };
}

/** Sixty photos of a car: its own, close-ups, and all round. */
export function everyPicture(draft: DemoCarDraft): string[] {
  const paint = paintOf(draft.facts.paint);
  const body = bodyPicture(draft.car.simple_body);
  return [...carPictures(draft), ...closeUpKeys(body, paint), ...spinKeys(body, paint)];
}
