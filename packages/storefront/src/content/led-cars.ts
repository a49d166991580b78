/**
 * The cars of a grid that the first leads: it stands large over rows of three, and no row has a hole. Fewer than four
 * are one row, without a car that leads: undefined.
 *
 * @example
 * ledCars(["a", "b", "c", "d", "e"]) // ["a", "b", "c", "d"]
 */
export function ledCars<Car>(cars: readonly Car[]): readonly Car[] | undefined {
  if (cars.length < 4) return undefined;
  return cars.slice(0, cars.length - ((cars.length - 1) % 3));
}
