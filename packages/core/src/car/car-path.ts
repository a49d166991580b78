import { carsPath } from "../pages/cars-path.ts";

/**
 * Path of a car's page (S1 §2).
 *
 * @example
 * carPath("2021-mazda-cx-5-used-s1042") // "/cars/2021-mazda-cx-5-used-s1042"
 */
export function carPath(slug: string): string {
  return `${carsPath}/${encodeURIComponent(slug)}`;
}
