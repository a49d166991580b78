import { financeFigure, shownLender } from "@forecourt/core";
import { carSchema } from "@forecourt/core/schemas";
import type { Site } from "@forecourt/core/schemas";
import { LRUCache } from "lru-cache";
import { z } from "zod";
import { yearAt } from "../../domain/finance/car-disclaimer.ts";
import type { Database } from "../../records/open-database.ts";
import type { QuotedCar } from "../ask/search-context.ts";
import type { SearchVersions } from "./search-versions.ts";

/** The quoted cars of a site, those that are gone among them. */
export type QuotedCars = (site: Site) => Promise<readonly QuotedCar[]>;

/** More, the oldest of them, are left to the lender's table: each stands in the filter of a search by its number, up to four times (limits.ts of the search engine). */
const maxQuoted = 10_000;
const maxSites = 200;

const { make, price, offer_price, subscription_price, preorder, year, car_type, finance_lenders, dealership_slug } =
  carSchema.shape;
const rowSchema = z.object({
  make,
  price,
  offer_price,
  subscription_price,
  preorder,
  year,
  car_type,
  finance_lenders,
  dealership_slug,
});

/**
 * Makes the reader of quoted cars: what the records say of them, kept while stock and site stay as they are. A site that shows no
 * lender is not asked about.
 */
export function createQuotedCars({
  database,
  versionsOf,
  now = () => new Date(),
}: {
  database: Pick<Database, "sql">;
  versionsOf: (site: Site) => SearchVersions;
  now?: () => Date;
}): QuotedCars {
  const kept = new LRUCache<string, { key: string; cars: Promise<readonly QuotedCar[]> }>({ max: maxSites });

  async function read(site: Site, provider: string, thisYear: number): Promise<readonly QuotedCar[]> {
    const rows = await database.sql<{ id: string; data: unknown }[]>`
      select id::text, jsonb_build_object('make', data->'make', 'price', data->'price', 'offer_price', data->'offer_price', 'subscription_price', data->'subscription_price', 'preorder', data->'preorder',
        'year', data->'year', 'car_type', data->'car_type', 'dealership_slug', data->'dealership_slug', 'finance_lenders', jsonb_build_object(${provider}::text, data->'finance_lenders'->${provider}::text)) as data
      from cars where site_slug = ${site.slug} and status in ('in_stock', 'coming_soon', 'sold') and data->'finance_lenders'->${provider}::text is not null order by id desc limit ${maxQuoted}`;
    return rows.flatMap(({ id, data }) => {
      const figure = financeFigure(rowSchema.parse(data), site, thisYear);
      return figure?.source === "lender" ? [{ id, figure }] : [];
    });
  }

  return (site) => {
    const { lenders } = site;
    const provider = shownLender(lenders)?.provider;
    if (provider === undefined) return Promise.resolve([]);
    const { stock, site: version } = versionsOf(site);
    const thisYear = yearAt(site, now());
    const key = `${stock} ${version} ${thisYear}`;
    const known = kept.get(site.slug);
    if (known?.key === key) return known.cars;
    const cars = read(site, provider, thisYear);
    kept.set(site.slug, { key, cars });
    cars.catch(() => {
      if (kept.peek(site.slug)?.cars === cars) kept.delete(site.slug);
    });
    return cars;
  };
}
