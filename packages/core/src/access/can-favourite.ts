import { hasText, isAmount } from "../car/car-part.ts";
import type { CarPart } from "../car/car-part.ts";

/** What a site may want of a car before it can be a favourite or be compared (S1 §5, decisions.md row 50). */
export const favouriteNeeds = ["price", "image", "used"] as const;
/** One thing a site wants. */
export type FavouriteNeed = (typeof favouriteNeeds)[number];

/** Most cars side by side (decisions.md row 24). */
export const maxCompared = 4;
/** Most viewed cars that are kept (decisions.md row 52). */
export const maxViewed = 20;
/** Most searches that are kept (S2 §9). */
export const maxSearchesKept = 5;

/**
 * Whether the favourites and compare buttons show: favourites are on, and the car has everything the site wants
 * (S1 §5).
 *
 * @example
 * canFavourite({ car_type: "used", price: 0 }, { enabled: true, needs: ["price", "used"] }) // false
 */
export function canFavourite(
  car: CarPart<"price" | "primary_image_url" | "car_type">,
  { enabled, needs = [] }: { enabled: boolean; needs?: readonly FavouriteNeed[] },
): boolean {
  if (!enabled) return false;
  const has: Readonly<Record<FavouriteNeed, boolean>> = {
    price: isAmount(car.price) && car.price > 0,
    image: hasText(car.primary_image_url),
    used: car.car_type === "used",
  };
  return needs.every((need) => has[need]);
}
