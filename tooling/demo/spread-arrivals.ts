import { bodyOfShape } from "@forecourt/demo-pictures/shapes";
import type { PicturePlace, PictureShape } from "@forecourt/demo-pictures/shapes";
import type { DemoCar } from "./demo-car.ts";
import { parsePictureKey } from "./picture-key.ts";

/**
 * How much it counts that a car so many places before looks alike: those beside it, and above it in three or four
 * columns, most.
 */
const nearness: ReadonlyMap<number, number> = new Map([
  [1, 4],
  [2, 1],
  [3, 3],
  [4, 3],
]);
/** How far down the list a car is fetched from. */
const reach = 240;

const isListed = ({ status, show_on_dealer_website: isShown }: DemoCar) =>
  isShown && (status === "in_stock" || status === "coming_soon");

/**
 * The cars on a dealer's website, newest arrival first, as its results begin.
 *
 * @example
 * byArrival(generateStock(harbourMazda, "2026-11-21"))[0] // the car that arrived last
 */
export const byArrival = (cars: readonly DemoCar[]): DemoCar[] =>
  cars.filter(isListed).toSorted((one, other) => other.created_at.localeCompare(one.created_at));

/** Colours that are one at the size of a card. */
const tones: Readonly<Record<string, string>> = {
  "#ece9e0": "#f3f3f0",
  "#b9bdc1": "#70757b",
  "#3a3e43": "#08090a",
  "#14233f": "#0e4686",
  "#4d0d16": "#a80f16",
  "#c0b292": "#b5a37d",
  "#a58a52": "#b5a37d",
};
/** Shapes that are one at the size of a card: what is carried tells trucks apart. */
const outlines: Partial<Record<PictureShape, string>> = {
  "truck-crew": "truck-tray",
  "truck-bonnet": "truck-tray",
  "truck-pantech": "truck",
  "truck-heavy-tipper": "truck-tipper",
  "truck-long-road": "truck-prime-mover",
  "motorbike-street": "motorbike",
  "motorbike-bobber": "motorbike-cruiser",
  "motorbike-power": "motorbike-cruiser",
};

/** What the eye tells the photo of a card by. */
export interface CardLook {
  photo: string;
  outline: string;
  tone: string;
  place: PicturePlace | undefined;
}

/**
 * What a car's card looks like; undefined without a photo.
 *
 * @example
 * lookOf(car) // { photo: "demo/truck-crew-front-a80f16q.jpg", outline: "truck-tray", tone: "#a80f16", place: "westgate-trucks-yard" }
 */
export function lookOf({ images: [photo = ""] }: Pick<DemoCar, "images">): CardLook | undefined {
  const subject = parsePictureKey(photo);
  if (!subject) return undefined;
  const { shape, paint, place } = subject;
  const body = bodyOfShape(shape);
  const outline =
    outlines[shape] ?? (body === "suv" || ["truck", "motorbike", "caravan"].includes(body) ? shape : body);
  return { photo, outline, tone: tones[paint] ?? paint, place };
}

/** In how many of outline, colour and place two cards differ; two of them are told apart at a glance. */
export const differences = (one: CardLook, other: CardLook): number =>
  Number(one.outline !== other.outline) + Number(one.tone !== other.tone) + Number(one.place !== other.place);

function likeness(one: CardLook, other: CardLook): number {
  if (one.photo === other.photo) return 1000;
  return (
    (differences(one, other) < 2 ? 100 : 0) +
    (one.tone === other.tone ? 40 : 0) +
    (one.outline === other.outline ? 5 : 0)
  );
}

/**
 * Lets cars that look alike arrive apart: a car that is like one beside or above it changes its arrival with the car of
 * its type and status, of those that come next, that is least like them.
 */
export function spreadArrivals(cars: readonly DemoCar[]): void {
  const listed = byArrival(cars);
  const looks = new Map(listed.map((car) => [car, lookOf(car)]));
  for (const [index, car] of listed.entries()) {
    const before = [...nearness].flatMap(([distance, weight]) => {
      const neighbour = listed[index - distance];
      const look = neighbour && looks.get(neighbour);
      return look ? [{ look, weight }] : [];
    });
    const cost = (each: DemoCar) => {
      const own = looks.get(each);
      return own ? before.reduce((sum, { look, weight }) => sum + weight * likeness(own, look), 0) : 0;
    };
    if (!looks.get(car)) continue;
    let [best, least] = [car, cost(car)];
    for (const each of listed.slice(index + 1, index + reach)) {
      if (least === 0) break;
      if (each.car_type !== car.car_type || each.status !== car.status || !looks.get(each)) continue;
      const own = cost(each);
      if (own < least) [best, least] = [each, own];
    }
    if (best === car) continue;
    listed[listed.indexOf(best)] = car;
    listed[index] = best;
    [car.created_at, best.created_at] = [best.created_at, car.created_at];
  }
}
