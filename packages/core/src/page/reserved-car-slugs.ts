import { standardPages } from "../pages/standard-pages.ts";
import { carsPath } from "../pages/cars-path.ts";

/** Slugs that no car may have: pages of ours stand there (decisions.md row 26). */
export const reservedCarSlugs: readonly string[] = standardPages
  .flatMap(({ paths }): readonly string[] => paths)
  .filter((path) => path.startsWith(`${carsPath}/`))
  .map((path) => path.slice(carsPath.length + 1))
  .filter((slug) => !/[{/]/.test(slug));

/** Whether a path below that of the cars is none of a car. */
export function isReservedCarPath(path: string): boolean {
  return reservedCarSlugs.some((slug) => path === `${carsPath}/${slug}`);
}
