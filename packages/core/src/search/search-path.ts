import type { CarType } from "../entities/car.ts";

const carTypesByPath: Readonly<Record<string, readonly CarType[]>> = {
  "new-used-and-demo-cars": [],
  "new-cars": ["new"],
  "demo-cars": ["demo"],
  "used-cars": ["used"],
  "new-and-demo-cars": ["demo", "new"],
};

/**
 * The car types that a search path stands for: `[]` for all of them, undefined for a path that is none of these (S1 §2, S2 §2).
 *
 * @example
 * carTypesOfSearchPath("used-cars") // ["used"]
 */
export function carTypesOfSearchPath(segment: string): readonly CarType[] | undefined {
  return Object.hasOwn(carTypesByPath, segment) ? carTypesByPath[segment] : undefined;
}
