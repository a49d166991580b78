/** Where the dealers photograph: each its new cars indoors, its used ones in its yard. */
export const picturePlaces = [
  "harbour-mazda-studio",
  "harbour-mazda-yard",
  "tasman-motors-yard",
  "meridian-group-showroom",
  "meridian-group-yard",
  "ridgeline-motorcycles-showroom",
  "ridgeline-motorcycles-yard",
  "saltwater-caravans-studio",
  "saltwater-caravans-yard",
  "westgate-trucks-studio",
  "westgate-trucks-yard",
] as const;
/** A place where a dealer photographs. */
export type PicturePlace = (typeof picturePlaces)[number];

/** How the light of a place changes a car that was rendered in the studio. */
export interface Grade {
  /** Of red, green and blue. */
  gain: readonly [number, number, number];
  /** How deep its shade is; 1 is the studio's. */
  shade: number;
}

const grades: Record<string, Grade> = {
  studio: { gain: [1.04, 1.04, 1.04], shade: 0.96 },
  yard: { gain: [1.06, 1.05, 1.01], shade: 1 },
  showroom: { gain: [0.84, 0.79, 0.76], shade: 1 },
};

/** The grade of a place, by the light that it has. */
export function gradeOf(place: PicturePlace): Grade {
  return grades[place.slice(place.lastIndexOf("-") + 1)] ?? { gain: [1, 1, 1], shade: 1 };
}

/** The dealer whose place it is: the name of its plate. */
export const dealerOf = (place: PicturePlace): string => place.slice(0, place.lastIndexOf("-"));
