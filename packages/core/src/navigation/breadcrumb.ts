import { capitalized } from "../text/capitalized.ts";
import { hasText } from "../car/car-part.ts";
import type { CarPart } from "../car/car-part.ts";
import { carTitle } from "../car/car-title.ts";
import { conditionLabel } from "../car/condition-label.ts";
import { homePage } from "../pages/home.ts";
import { searchPath } from "../pages/search.ts";
import type { usedCarPath } from "../pages/search.ts";
import { bodySearchPath, conditionSearchPath } from "../search/search-paths.ts";
import { pathSegment } from "./path-segment.ts";

/** One step of a breadcrumb; the last one, the page itself, has no `to`. */
export interface Crumb {
  label: string;
  /** Path of this site. */
  to?: string;
}

/** What {@link vehicleBreadcrumb} needs to know besides the car. */
export interface BreadcrumbOptions {
  /** Names of the models that have a page; another model has no step of its own (S1 §2). */
  knownModels: readonly string[];
  /** Where make and model link to; used-car sites say `/used-car` (decisions.md row 79). @default "/search" */
  base?: typeof searchPath | typeof usedCarPath;
  /**
   * What the last step reads: the title, or on some sites year, make, model and badge, or the series name (S1 §2).
   * @default "title"
   */
  last?: "title" | "year-make-model-badge" | "series";
  /** What the site calls its stock, in the plural: `search.vehicleType`. @default "cars" */
  vehicles?: string;
}

/**
 * The way to a car: Home > car type and city > make > model (only a known one) > simple body > the car (S1 §2).
 *
 * @example
 * vehicleBreadcrumb({ car_type: "used", city: "Dubbo", make: "Kia", model: "Rio", year: 2019 }, { knownModels: ["Rio"] })
 * // [{ label: "Home", to: "/" }, { label: "Used cars in Dubbo", to: "/search/used-cars?city=Dubbo" },
 * //  { label: "Kia", to: "/search/kia" }, { label: "Rio", to: "/search/kia/rio" }, { label: "2019 Kia Rio" }]
 */
export function vehicleBreadcrumb(
  car: CarPart<"car_type" | "city" | "make" | "model" | "simple_body" | "year" | "badge" | "series">,
  { knownModels, base = searchPath, last = "title", vehicles = "cars" }: BreadcrumbOptions,
): Crumb[] {
  const crumbs: Crumb[] = [{ label: homePage.label, to: homePage.paths[0] }, typeAndCity(car, vehicles)];
  if (hasText(car.make)) {
    const makePath = `${base}/${pathSegment(car.make)}`;
    crumbs.push({ label: car.make.trim(), to: makePath });
    if (hasText(car.model) && isKnown(car.model, knownModels)) {
      crumbs.push({ label: car.model.trim(), to: `${makePath}/${pathSegment(car.model)}` });
    }
  }
  if (hasText(car.simple_body)) crumbs.push({ label: car.simple_body.trim(), to: bodySearchPath(car.simple_body) });
  crumbs.push({ label: lastLabel(car, last) });
  return crumbs;
}

function typeAndCity(car: CarPart<"car_type" | "city">, vehicles: string): Crumb {
  const condition = conditionLabel(car);
  const type = condition === undefined ? capitalized(vehicles) : `${condition} ${vehicles}`;
  const path = condition === undefined ? conditionSearchPath() : `${searchPath}/${condition.toLowerCase()}-cars`;
  if (!hasText(car.city)) return { label: type, to: path };
  return { label: `${type} in ${car.city.trim()}`, to: `${path}?${new URLSearchParams({ city: car.city.trim() })}` };
}

function isKnown(model: string, knownModels: readonly string[]): boolean {
  const wanted = pathSegment(model);
  return knownModels.some((known) => pathSegment(known) === wanted);
}

function lastLabel(
  car: CarPart<"year" | "make" | "model" | "badge" | "series">,
  last: BreadcrumbOptions["last"],
): string {
  if (last === "series" && hasText(car.series)) return car.series.trim();
  return carTitle(last === "year-make-model-badge" ? { ...car, series: null } : car);
}
