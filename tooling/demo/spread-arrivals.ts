import type { DemoCar } from "./demo-car.ts";
import { parsePictureKey } from "./picture-key.ts";

/** Cars before one in the order of arrival that stand beside it or above it on a page of results, with up to four in a row. */
const near = 4;
/** How far down the list a car is fetched from. */
const reach = 90;

const photoOf = ({ images }: DemoCar) => images[0];
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

/**
 * Lets cars that look alike arrive apart: a car that would stand beside or above one with the same photo or shape changes its
 * arrival with the next car of its type and status that would not. Where a dealer has too few shapes for that, it only
 * does not follow one of the same shape.
 */
export function spreadArrivals(cars: readonly DemoCar[]): void {
  const listed = byArrival(cars);
  const shapes = new Map(listed.map((car) => [car, parsePictureKey(photoOf(car) ?? "")?.shape]));
  const shapeOf = (car: DemoCar) => shapes.get(car);
  for (const [index, car] of listed.entries()) {
    if (photoOf(car) === undefined) continue;
    const before = listed.slice(Math.max(0, index - near), index);
    const photos = before.map(photoOf);
    for (const avoided of [before.map(shapeOf), before.slice(-1).map(shapeOf)]) {
      const fits = (each: DemoCar) =>
        photoOf(each) !== undefined && !photos.includes(photoOf(each)) && !avoided.includes(shapeOf(each));
      if (fits(car)) break;
      const other = listed
        .slice(index + 1, index + reach)
        .find((each) => each.car_type === car.car_type && each.status === car.status && fits(each));
      if (!other) continue;
      listed[listed.indexOf(other)] = car;
      listed[index] = other;
      [car.created_at, other.created_at] = [other.created_at, car.created_at];
      break;
    }
  }
}
