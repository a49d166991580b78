import type { HotspotsInput } from "@forecourt/core/schemas";
import type { PaintFamily } from "./catalogue/catalogue-types.ts";
import { carPictures, paintOf } from "./car-pictures.ts";
import { carShape } from "./car-shape.ts";
import type { DemoCarDraft } from "./demo-car.ts";
import { filmAddress } from "./film-key.ts";
import type { SpinShape } from "@forecourt/demo-pictures/shapes";
import { createRandom } from "./random.ts";
import { closeUpKeys, spinKeys } from "./spin-key.ts";
import { pointsOfInterest } from "./spin-points.ts";

/**
 * Which cars are photographed all round: a shape in these colours. Each colour is 36 pictures to be made at the first
 * start.
 */
const photographed: Partial<Record<SpinShape, readonly PaintFamily[]>> = {
  suv: ["white", "grey", "black", "silver", "red", "blue"],
  "suv-family": ["white", "grey", "black", "silver"],
  hatch: ["white", "grey", "silver"],
  ute: ["white", "silver"],
  sedan: ["white"],
  wagon: ["white"],
  van: ["white"],
  "cab-chassis": ["white"],
};
const paintsPhotographed = new Map<string, readonly PaintFamily[]>(Object.entries(photographed));

/** What a car has beside its photos. */
export interface CarSpin {
  spin_images: string[];
  hotspots: HotspotsInput | null;
  walkaround_videos: string[];
}

/** The film round a vehicle, for a third of those whose shape was filmed in their colour. */
export function carFilms(draft: DemoCarDraft): string[] {
  const film = draft.car.preorder ? undefined : filmAddress(carShape(draft), paintOf(draft.facts.paint));
  return film !== undefined && createRandom(`${draft.car.vin}/film`).chance(0.35) ? [film] : [];
}

/**
 * A quarter of the cars is photographed all round, and a quarter of those has its equipment pointed out; some have a
 * film.
 */
export function carSpin(draft: DemoCarDraft): CarSpin {
  const { facts, car } = draft;
  const shape = carShape(draft);
  const walkaround_videos = carFilms(draft);
  if (car.preorder || !paintsPhotographed.get(shape)?.includes(facts.paint))
    return { spin_images: [], hotspots: null, walkaround_videos };
  const hasPoints = createRandom(`${car.vin}/points`).chance(0.25);
  return {
    spin_images: spinKeys(shape, paintOf(facts.paint)),
    hotspots: hasPoints ? (pointsOfInterest(shape, car.standardEquipment) ?? null) : null,
    walkaround_videos,
  };
}

/** Sixty photos of a car: its own, close-ups, and all round. */
export function everyPicture(dealer: string, draft: DemoCarDraft): string[] {
  const paint = paintOf(draft.facts.paint);
  const shape = carShape(draft);
  return [
    ...carPictures(dealer, draft, { ...carSpin(draft), hotspots: null }),
    ...closeUpKeys(shape, paint),
    ...spinKeys(shape, paint),
  ].slice(0, 60);
}
