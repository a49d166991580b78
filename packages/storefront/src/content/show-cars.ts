import type { BlocksData } from "./blocks-data.ts";

/** Whether blocks of a page show cars, on whose cards the site's estimates stand. */
export const showCars = ({ strips, featured }: Pick<BlocksData, "strips" | "featured">): boolean =>
  Object.values(strips).some(({ cars }) => cars.length > 0) || Object.values(featured).some((cars) => cars.length > 0);
