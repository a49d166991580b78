import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { inject } from "vitest";
import { ask } from "./ask.ts";
import type { SiteName } from "./sites.ts";

/** What the tests need to know of a car. */
export interface StockedCar {
  id: string;
  slug: string;
  path: string;
  name: string;
  make: string;
  model: string;
  status: string;
  car_type: string;
  price: number | null;
  reserved?: boolean | null;
  primary_image_url?: string | null;
}

/** An answer of the search API. */
export interface StockAnswer {
  hits: StockedCar[];
  count: number;
  pages: number;
  facets: Record<string, { value: string; count: number }[]>;
}

/** Searches a site's stock through its API. */
export async function searchStock(site: SiteName, query = ""): Promise<StockAnswer> {
  const { status, text } = await ask(`${site}.localhost`, `/api/search${query}`);
  if (status !== 200) throw new Error(`The search of ${site} answered ${status}: ${text}`);
  return JSON.parse(text) as StockAnswer;
}

/** The first car of a site's stock that fits. */
export async function findCar(site: SiteName, fits: (car: StockedCar) => boolean): Promise<StockedCar> {
  for (let page = 1, pages = 1; page <= pages; page += 1) {
    const answer = await searchStock(site, `?page=${page}`);
    pages = answer.pages;
    const car = answer.hits.find(fits);
    if (car) return car;
  }
  throw new Error(`No car of ${site} fits.`);
}

/**
 * A car for one walk alone, to be reserved or bought: the last of a site's stock that fits, is free, and is no other
 * walk's. The walks that look at a car look at the first.
 */
export async function takeCar(site: SiteName, fits: (car: StockedCar) => boolean): Promise<StockedCar> {
  const { pages } = await searchStock(site);
  for (let page = pages; page > 0; page -= 1) {
    const { hits } = await searchStock(site, `?page=${page}`);
    const car = hits.findLast(
      (one) => one.status === "in_stock" && one.reserved !== true && fits(one) && isFirstToTake(one),
    );
    if (car) return car;
  }
  throw new Error(`No car of ${site} fits that no other walk has.`);
}

/** Whether no walk of this run has taken the car yet; notes that one has. The folder goes with the run. */
function isFirstToTake({ id }: StockedCar): boolean {
  const taken = join(inject("installation").dataDir, "taken-by-walks");
  mkdirSync(taken, { recursive: true });
  try {
    mkdirSync(join(taken, id));
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "EEXIST") return false;
    throw error;
  }
}
