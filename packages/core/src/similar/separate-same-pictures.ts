import { hasText } from "../car/car-part.ts";
import type { CarPart } from "../car/car-part.ts";

type Pictured = CarPart<"primary_image_url">;

/**
 * Cars in the order given, except that one with the picture of the car before it waits for the next with another one:
 * new cars of a model often share the maker's picture, and two of them side by side look like a mistake. One that
 * waited to the end stands as far down as it can between two others; where all share a picture, they stay as they are.
 *
 * @example
 * separateSamePictures([{ primary_image_url: "a" }, { primary_image_url: "a" }, { primary_image_url: "b" }]) // pictures a, b, a
 */
export function separateSamePictures<Shown extends Pictured>(cars: readonly Shown[]): Shown[] {
  const left = [...cars];
  const apart: Shown[] = [];
  while (left.length > 0) {
    const next = left.findIndex((car) => !isLike(car, apart.at(-1)));
    const [car] = left.splice(Math.max(0, next), 1);
    if (car) apart.splice(next === -1 ? gapFor(car, apart) : apart.length, 0, car);
  }
  return apart;
}

/** The last place between two cars of other pictures; the end where there is none. */
function gapFor(car: Pictured, apart: readonly Pictured[]): number {
  const gap = apart.findLastIndex((after, place) => !isLike(car, after) && !isLike(car, apart[place - 1]));
  return gap === -1 ? apart.length : gap;
}

/** A car without a picture is like none. */
const isLike = ({ primary_image_url: picture }: Pictured, other: Pictured | undefined) =>
  hasText(picture) && picture === other?.primary_image_url;
