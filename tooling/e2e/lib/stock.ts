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
