import type { LeadInput, Site } from "@forecourt/core/schemas";
import { searchQueryToParams } from "@forecourt/core";
import type { SearchQuery } from "@forecourt/core";
import type { Caller, CallOptions } from "./caller.ts";
import type { CarsAnswer, FeaturedCarsAnswer, SimilarCarsAnswer } from "./endpoints/car-list-endpoints.ts";
import type { LeadAnswer } from "./endpoints/lead-endpoints.ts";
import type { CarAnswer, CarView } from "./endpoints/stock-endpoints.ts";
import type { DirectoryAnswer, SearchPathAnswer } from "./endpoints/search-path-endpoints.ts";
import type { PlainSearchAnswer } from "./endpoints/plain-search-endpoints.ts";
import type { Place } from "./place.ts";
import type { SearchResponse } from "./search-response.ts";

/** The site, its stock and its searches, and a lead about it. */
export interface StockCalls {
  getSite(options?: CallOptions): Promise<Site>;
  getCar(slug: string, options?: CallOptions): Promise<CarAnswer>;
  viewCar(
    slug: string,
    query: { photos_count?: number; updated_at?: string; website_id?: string },
    options?: CallOptions,
  ): Promise<CarView>;
  /** Cars by id, 20 at most; those the site does not show are left out. */
  getCars(ids: readonly string[], options?: CallOptions): Promise<CarsAnswer>;
  similarCars(slug: string, options?: CallOptions): Promise<SimilarCarsAnswer>;
  /** @param options.without ids of cars that the page shows already, 20 at most */
  featuredCars(options?: CallOptions & { without?: readonly string[] }): Promise<FeaturedCarsAnswer>;
  search(query: SearchQuery, options?: CallOptions): Promise<SearchResponse>;
  /** What a path such as `/search/mazda` stands for; the path as it stands in the address. */
  plainSearch(text: string, options?: CallOptions): Promise<PlainSearchAnswer>;
  geocode(postcode: string, options?: CallOptions): Promise<Place>;
  searchPath(path: string, options?: CallOptions): Promise<SearchPathAnswer>;
  findManufacturers(asked: { query?: string; page?: number }, options?: CallOptions): Promise<DirectoryAnswer>;
  findModels(
    asked: { query?: string; page?: number; manufacturer?: string; body?: string },
    options?: CallOptions,
  ): Promise<DirectoryAnswer>;
  findCategories(
    asked: { query?: string; page?: number; categories?: string; price?: string },
    options?: CallOptions,
  ): Promise<DirectoryAnswer>;
  createLead(lead: LeadInput, options?: CallOptions & { idempotencyKey?: string }): Promise<LeadAnswer>;
}

/** The calls of who looks at stock, made by the given caller. */
export function stockCalls({ get, post }: Caller): StockCalls {
  return {
    getSite: (options) => get("api/site", undefined, options),
    getCar: (slug, options) => get(`api/cars/${encodeURIComponent(slug)}`, undefined, options),
    viewCar: (slug, query, options) => get(`api/cars/${encodeURIComponent(slug)}/view.json`, query, options),
    getCars: (ids, options) => get("api/cars", { ids: ids.join(",") }, options),
    similarCars: (slug, options) => get(`api/cars/${encodeURIComponent(slug)}/similar`, undefined, options),
    featuredCars: ({ without = [], ...options } = {}) =>
      get("api/featured-cars", without.length > 0 ? { without: without.join(",") } : undefined, options),
    search: (query, options) => get("api/search", searchQueryToParams(query), options),
    plainSearch: (text, options) => get("api/plain-search", { text }, options),
    geocode: (postcode, options) => get("api/geocode", { postcode }, options),
    searchPath: (path, options) => get("api/search-path", { path }, options),
    findManufacturers: (asked, options) => get("api/directory/manufacturers", asked, options),
    findModels: (asked, options) => get("api/directory/models", asked, options),
    findCategories: (asked, options) => get("api/directory/categories", asked, options),
    createLead: (lead, options) => post("api/leads", lead, options),
  };
}
