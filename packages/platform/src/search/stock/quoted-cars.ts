import { financeFigure, quotesEndAt, shownLender, withoutEndedQuotes, yearAt } from "@forecourt/core";
import { carSchema } from "@forecourt/core/schemas";
import type { Site } from "@forecourt/core/schemas";
import { LRUCache } from "lru-cache";
import { z } from "@forecourt/core/zod";
import type { Database } from "../../records/open-database.ts";
import type { QuotedCar } from "../ask/search-context.ts";
import type { SearchVersions } from "./search-versions.ts";

/** Quoted cars, and until when they are right, in ms since 1970: until the first quote ends. */
interface DatedQuotes {
  quoted: readonly QuotedCar[];
  until: number;
}

/** The quoted cars of a site, those that are gone among them. */
export type QuotedCars = (site: Site) => Promise<readonly QuotedCar[]>;

/**
 * More, the oldest of them, are left to the lender's table: each stands in the filter of a search by its number, up to
 * four times (limits.ts of the search engine).
 */
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
 * Makes the reader of quoted cars: what the records say of them, kept while stock and site stay as they are. A site
 * that shows no lender is not asked about.
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
  const kept = new LRUCache<string, { key: string; reading: Promise<DatedQuotes> }>({ max: maxSites });

  async function read(site: Site, provider: string, thisYear: number): Promise<DatedQuotes> {
    const rows = await database.sql<{ id: string; data: unknown }[]>`
      select id::text, jsonb_build_object('make', data->'make', 'price', data->'price', 'offer_price', data->'offer_price', 'subscription_price', data->'subscription_price', 'preorder', data->'preorder',
        'year', data->'year', 'car_type', data->'car_type', 'dealership_slug', data->'dealership_slug', 'finance_lenders', jsonb_build_object(${provider}::text, data->'finance_lenders'->${provider}::text)) as data
      from cars where site_slug = ${site.slug} and status in ('in_stock', 'coming_soon', 'sold') and data->'finance_lenders'->${provider}::text is not null order by id desc limit ${maxQuoted}`;
    const at = now();
    const cars = rows.map(({ id, data }) => ({ id, car: rowSchema.parse(data) }));
    const ends = cars.flatMap(({ car }) => quotesEndAt(car, at)?.getTime() ?? []);
    const quoted = cars.flatMap(({ id, car }) => {
      const figure = financeFigure(withoutEndedQuotes(car, at), site, thisYear);
      return figure?.source === "lender" ? [{ id, figure }] : [];
    });
    return { quoted, until: Math.min(...ends) };
  }

  return async (site) => {
    const { lenders } = site;
    const provider = shownLender(lenders)?.provider;
    if (provider === undefined) return [];
    const { stock, site: version } = versionsOf(site);
    const thisYear = yearAt(now(), site.timeZone);
    const key = `${stock} ${version} ${thisYear}`;
    const known = kept.get(site.slug);
    if (known?.key === key) {
      const { quoted, until } = await known.reading;
      if (now().getTime() < until) return quoted;
    }
    const reading = read(site, provider, thisYear);
    kept.set(site.slug, { key, reading });
    reading.catch(() => {
      if (kept.peek(site.slug)?.reading === reading) kept.delete(site.slug);
    });
    return (await reading).quoted;
  };
}
