import { carPath, isEnquirable, isSold, makeSearchPath, salePrice, soldUrlState } from "@forecourt/core";
import type { GoneCar } from "@forecourt/api";
import { carSchema } from "@forecourt/core/schemas";
import type { Car, Site } from "@forecourt/core/schemas";
import { and, eq, inArray, sql } from "../../records/drizzle.ts";
import type { Database } from "../../records/open-database.ts";
import { carViewTotals, cars } from "../../records/schema.ts";
import { CarGoneError } from "./car-gone-error.ts";
import { hasVin } from "./has-vin.ts";
import { publicCar } from "./public-car.ts";
import { oncePerPage } from "../../base/load/once-per-page.ts";
import { NotFoundError } from "../../base/errors/domain-error.ts";

/** A car that a site shows. */
export interface FoundCar {
  id: number;
  /** As the site shows it. */
  car: Car;
  /** As it is stored; nothing of it that `car` leaves out may be answered. */
  stored: Car;
  /** How often it was looked at. */
  views: number;
  /** Moves with each change of the car; pages about it hang on it. */
  version: number;
}

/**
 * The car of a site behind a slug, when the site shows it: in stock, coming soon, or sold within the site's window
 * (S1 §4, `soldUrlState` of core). The slug of another dealer's car is as unknown as one that never was.
 *
 * @param options.evenGone answer a car whose address is gone, too: for what is like it
 * @throws CarGoneError when it was withdrawn or sold before the window, with what it was and, on sites that
 *   send people on, where to (rules 2.8), and when another feed has it for sale, with its address there
 *   (decisions/0053); NotFoundError `car_not_found` otherwise
 */
export async function findCar(
  database: Database,
  site: Site,
  slug: string,
  now: Date,
  { evenGone = false } = {},
): Promise<FoundCar> {
  const found = await oncePerPage(`car ${site.slug} ${slug}`, () => readCar(database, site, slug));
  if (!found) throw unknownCar();
  const { car, id, version, views } = found;
  const { status } = soldUrlState(car, { now, settings: site.stock });
  const there = isEnquirable(car) || evenGone ? undefined : await pathForSale(database, site, car);
  if (there !== undefined) throw new CarGoneError(goneCar(car, there));
  if (status === 410 && !evenGone) throw new CarGoneError(goneCar(car, await movedTo(database, site, car)));
  if (status !== 200 && status !== 410) throw unknownCar();
  return { id, version, views, car: publicCar(car, site, now), stored: car };
}

/** The car of a site behind a slug, as it is stored. */
async function readCar(
  database: Database,
  site: Site,
  slug: string,
): Promise<{ id: number; version: number; views: number; car: Car } | undefined> {
  const [row] = await database.db
    .select({ id: cars.id, data: cars.data, version: cars.version, views: carViewTotals.views })
    .from(cars)
    .leftJoin(carViewTotals, eq(carViewTotals.carId, cars.id))
    .where(and(eq(cars.slug, slug), eq(cars.siteSlug, site.slug)));
  return (
    row && {
      id: row.id,
      version: row.version,
      views: row.views ?? 0,
      car: carSchema.parse({ ...row.data, id: String(row.id) }),
    }
  );
}

/** The page of the same car where another feed of the site has it for sale: a car that moved to it is not sold. */
async function pathForSale(database: Database, site: Site, { vin }: Car): Promise<string | undefined> {
  if (vin === null) return undefined;
  const [listed] = await database.db
    .select({ slug: cars.slug })
    .from(cars)
    .where(and(forSaleAt(site), hasVin(vin)))
    .limit(1);
  return listed && carPath(listed.slug);
}

/** Where a site sends people who ask for a car that is gone; undefined where it does not. */
async function movedTo(database: Database, site: Site, car: Car): Promise<string | undefined> {
  return site.stock.redirectGoneCars && (await hasStockOf(database, site, car))
    ? makeSearchPath(car.make, car.model)
    : undefined;
}

function goneCar(car: Car, to: string | undefined): GoneCar {
  const { id, name, make, model, car_type, simple_body } = car;
  return {
    id,
    name,
    make,
    model,
    car_type,
    simple_body,
    price: salePrice(car) ?? null,
    is_sold: isSold(car),
    ...(car.primary_image_url ? { picture: car.primary_image_url } : {}),
    ...(to ? { moved_to: to } : {}),
  };
}

/** Whether the site has a car of this make and model for sale. */
async function hasStockOf(
  database: Database,
  site: Site,
  { make, model }: Pick<Car, "make" | "model">,
): Promise<boolean> {
  const [found] = await database.db
    .select({ one: sql`1` })
    .from(cars)
    .where(and(forSaleAt(site), eq(cars.make, make), eq(cars.model, model)))
    .limit(1);
  return found !== undefined;
}

const forSaleAt = ({ slug }: Site) =>
  and(eq(cars.siteSlug, slug), eq(cars.showOnDealerWebsite, true), inArray(cars.status, ["in_stock", "coming_soon"]));

function unknownCar(): NotFoundError {
  return new NotFoundError("car_not_found", "There is no such car on this site.");
}
