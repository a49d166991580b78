import { emptySearchQuery, searchQueryToParams, vehicleBreadcrumb } from "@forecourt/core";
import type { Crumb } from "@forecourt/core";
import type { Car } from "@forecourt/core/schemas";
import { isReachable } from "./site-pages.ts";

/** The way to a car. A step whose own page the site does not have links to the same cars among all stock instead. */
export function vehicleCrumbs(car: Car): Crumb[] {
  const filterOf = (label: string) => (label === car.make ? { make: [car.make] } : label === car.simple_body ? { make: [car.make], simple_body: [label] } : undefined);
  return vehicleBreadcrumb(car, { knownModels: [] }).map((crumb) => {
    const filters = filterOf(crumb.label);
    if (crumb.to === undefined || isReachable(crumb.to) || filters === undefined) return crumb;
    return { label: crumb.label, to: `/search/new-used-and-demo-cars?${searchQueryToParams({ ...emptySearchQuery, filters })}` };
  });
}
