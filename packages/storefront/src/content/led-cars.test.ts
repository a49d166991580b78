import { expect, it } from "vitest";
import { ledCars } from "./led-cars.ts";

it("A grid of cars is one large car over whole rows of three; three cars or fewer are a row", () => {
  const shown = (count: number) => ledCars(Array.from({ length: count }, (_, index) => index))?.length;
  expect([1, 3, 4, 5, 6, 7, 9].map(shown)).toEqual([undefined, undefined, 4, 4, 4, 7, 7]);
});
