import { createHash } from "node:crypto";
import { ReadyResponse } from "@forecourt/api/ready-response";
import type { carListEndpoints } from "@forecourt/api";
import { quotesEndAt, withoutEndedQuotes } from "@forecourt/core";
import type { CarSummary, Site } from "@forecourt/core/schemas";
import { LRUCache } from "lru-cache";
import { visibilityStepMs } from "../../search/ask/visibility-filter.ts";
import type { ApiDependencies } from "./api-dependencies.ts";
import type { HandlersOf } from "./handlers-of.ts";
import { findCar } from "../../domain/stock/find-car.ts";
import { findCars } from "../../domain/stock/find-cars.ts";
import { popularCars } from "../../domain/stock/popular-cars.ts";
import { hasVersion } from "../answers/not-modified.ts";
import { searchRefusal } from "../answers/search-refusal.ts";

/** As for the search: a CDN may cache a list for a moment and answer the old one while it asks again. */
const listCaching = "public, max-age=10, stale-while-revalidate=60";

/**
 * Cars by id are what a shopper saved or compares, with what changed since. A browser asks each time whether its list
 * is still right: with the caching of the other lists it showed an old price for up to 70 seconds after an import.
 */
const byIdCaching = "public, max-age=0, s-maxage=10";

/** Popular cars are counted once a minute for a site, because machines request many missing addresses. */
const popularKept = { max: 500, ttl: 60_000 };

/** Lists whose end is remembered; of any other the cars are looked up again. */
const maxVersions = 5000;

type QuotedCar = Parameters<typeof quotesEndAt>[0];

/** Short lists of cars for pages and carousels. */
export function carListHandlers({
  database,
  lists,
  versionsOf,
  log,
  now,
}: ApiDependencies): HandlersOf<typeof carListEndpoints> {
  const popular = new LRUCache<string, CarSummary[]>(popularKept);
  /** Until when lists are right, in ms since 1970, by their version: until a quote on one of their cars ends. */
  const rightUntil = new LRUCache<string, number>({ max: maxVersions });

  /**
   * A list hangs on the site's stock, its configuration, the moving window of sold cars and what is quoted of its cars.
   */
  async function versioned(
    site: Site,
    request: Request,
    name: string,
    make: () => Promise<Readonly<Record<string, readonly QuotedCar[]>>>,
    caching = listCaching,
  ): Promise<Response> {
    const { stock, site: version, build } = versionsOf(site);
    const text = [site.slug, name, stock, version, build, Math.floor(now().getTime() / visibilityStepMs)].join(" ");
    const etag = `W/"${createHash("sha1").update(text).digest("base64url")}"`;
    const headers = { etag, "cache-control": caching };
    if (hasVersion(request.headers, etag) && now().getTime() < (rightUntil.get(etag) ?? 0))
      return new Response(null, { status: 304, headers });
    const asked = now();
    const made = await make();
    const ends = Object.values(made).flatMap((cars) =>
      cars.map((car) => quotesEndAt(car, asked)?.getTime() ?? Infinity),
    );
    rightUntil.set(etag, Math.min(Infinity, ...ends));
    // Pages in this process get the cars themselves: the same card is the same object, and rendered once.
    return request.headers.has("accept-encoding")
      ? Response.json(made, { headers })
      : new ReadyResponse(made, { headers });
  }

  async function fromSearch<T>(site: Site, list: Promise<T>): Promise<T> {
    try {
      return await list;
    } catch (error) {
      throw searchRefusal(log, site, error);
    }
  }

  return {
    getCars: ({ site, query, request }) =>
      versioned(
        site,
        request,
        `ids ${query.ids}`,
        async () => ({ cars: await findCars(database, site, query.ids.split(",").map(Number), now()) }),
        byIdCaching,
      ),

    async similarCars({ site, params, request }) {
      // The page of a car that is gone shows what is like it (rules 2.8).
      const { car } = await findCar(database, site, params.slug, now(), { evenGone: true });
      return versioned(site, request, `similar ${params.slug}`, () => fromSearch(site, lists.similar(site, car)));
    },

    featuredCars: ({ site, query, request }) =>
      versioned(site, request, `featured ${query.without ?? ""} ${query.price_max ?? ""}`, async () => ({
        cars: await fromSearch(
          site,
          lists.featured(site, { without: query.without?.split(","), highestDollars: query.price_max }),
        ),
      })),

    async popularCars({ site, request }) {
      const { stock, site: version } = versionsOf(site);
      const key = `${site.slug} ${stock} ${version}`;
      let counted = popular.get(key);
      if (!counted) popular.set(key, (counted = await popularCars(database, site, now())));
      // A quote may end within the minute.
      const cars = counted.map((car) => withoutEndedQuotes(car, now()));
      const headers = { "cache-control": listCaching };
      return request.headers.has("accept-encoding")
        ? Response.json({ cars }, { headers })
        : new ReadyResponse({ cars }, { headers });
    },
  };
}
