import { vehicleBreadcrumb } from "@forecourt/core";
import type { Crumb } from "@forecourt/core";
import type { Car, Site } from "@forecourt/core/schemas";

/**
 * The way to a car, as the site wants it (S1 §2): its make, model and body have search pages while there is such a car.
 */
export function vehicleCrumbs(car: Car, { breadcrumb, search }: Pick<Site, "breadcrumb" | "search">): Crumb[] {
  return vehicleBreadcrumb(car, { ...breadcrumb, vehicles: search.vehicleType });
}
