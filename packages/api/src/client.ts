import type { LeadInput, Site } from "@forecourt/core/schemas";
import { searchQueryToParams } from "@forecourt/core";
import type { SearchQuery } from "@forecourt/core";
import ky from "ky";
import type { ApiErrorBody, GoneCar } from "./errors.ts";
import type { CarsAnswer, FeaturedCarsAnswer, SimilarCarsAnswer } from "./endpoints/car-list-endpoints.ts";
import type { LeadAnswer } from "./endpoints/lead-endpoints.ts";
import type { CarAnswer, CarView } from "./endpoints/stock-endpoints.ts";
import type { DirectoryAnswer, SearchPathAnswer } from "./endpoints/search-path-endpoints.ts";
import { shopperCalls } from "./shopper-calls.ts";
import type { Caller, ShopperCalls } from "./shopper-calls.ts";
import type { PlainSearchAnswer } from "./endpoints/plain-search-endpoints.ts";
import type { Place } from "./place.ts";
import type { SearchResponse } from "./search-response.ts";
import { vehicleCalls } from "./vehicle-calls.ts";
import type { VehicleCalls } from "./vehicle-calls.ts";

/** The platform's endpoints as functions. Each throws `ApiError` when the platform refuses and `TypeError` when it cannot be reached. */
export interface ApiClient extends ShopperCalls, VehicleCalls {
  getSite(options?: CallOptions): Promise<Site>;
  getCar(slug: string, options?: CallOptions): Promise<CarAnswer>;
  viewCar(slug: string, query: { photos_count?: number; updated_at?: string; website_id?: string }, options?: CallOptions): Promise<CarView>;
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
  findModels(asked: { query?: string; page?: number; manufacturer?: string; body?: string }, options?: CallOptions): Promise<DirectoryAnswer>;
  findCategories(asked: { query?: string; page?: number; price?: string }, options?: CallOptions): Promise<DirectoryAnswer>;
  createLead(lead: LeadInput, options?: CallOptions & { idempotencyKey?: string }): Promise<LeadAnswer>;
}

/** What a single call may be given. */
export interface CallOptions {
  /** Aborts the call. */
  signal?: AbortSignal;
}

const brand = Symbol.for("@forecourt/api ApiError");

/**
 * A refusal of the platform: `status` is the HTTP status, `code` is stable, `message` is a sentence for people.
 * `instanceof` also knows the refusals of another copy of this module: a template's build brings its own, and the server
 * that hands it the client has another.
 */
export class ApiError extends Error {
  static override [Symbol.hasInstance](value: unknown): boolean {
    return typeof value === "object" && value !== null && brand in value;
  }

  readonly [brand] = true;
  readonly status: number;
  readonly code: string;
  readonly fields: readonly { path: string; message: string }[];
  /** Of 410 `car_gone`: what the car was (rules 2.8). */
  readonly gone: GoneCar | undefined;

  constructor(status: number, body: Partial<ApiErrorBody>) {
    super(body.error ?? "An unexpected error occured");
    this.name = "ApiError";
    this.status = status;
    this.code = body.code ?? "unexpected";
    this.fields = body.fields ?? [];
    this.gone = body.gone;
  }
}

/**
 * Makes a client of the platform.
 *
 * @param options.fetch the browser's own `fetch` (default), or the platform's in-process handler on the server
 * @param options.prefix where the platform is; "/" in a browser, any absolute address in process
 * @example
 * const api = createApiClient();
 * (await api.search({ ...emptySearchQuery, query: "ute" })).count // 214
 */
export function createApiClient(options: { fetch?: (request: Request) => Promise<Response>; prefix?: string } = {}): ApiClient {
  const handler = options.fetch;
  const http = ky.create({
    prefix: options.prefix ?? "/",
    throwHttpErrors: false,
    ...(handler ? { fetch: async (input: RequestInfo | URL, init?: RequestInit) => abortable(handler, new Request(input, init)), retry: 0, timeout: false as const } : { retry: { limit: 1 }, timeout: 15_000 }),
  });
  const keyed = (idempotencyKey: string | undefined) => (idempotencyKey ? { headers: { "Idempotency-Key": idempotencyKey } } : {});
  const caller: Caller = {
    get: (path, searchParams, call) => answer(http.get(path, { searchParams, ...call })),
    put: (path, json, call) => answer(http.put(path, { json, ...call })),
    post: (path, json, { idempotencyKey, ...call } = {}) => answer(http.post(path, { json, ...keyed(idempotencyKey), ...call })),
  };
  return {
    ...shopperCalls(caller),
    ...vehicleCalls(caller),
    getSite: (call) => answer(http.get("api/site", { ...call })),
    getCar: (slug, call) => answer(http.get(`api/cars/${encodeURIComponent(slug)}`, { ...call })),
    viewCar: (slug, query, call) => answer(http.get(`api/cars/${encodeURIComponent(slug)}/view.json`, { searchParams: query, ...call })),
    getCars: (ids, call) => answer(http.get("api/cars", { searchParams: { ids: ids.join(",") }, ...call })),
    similarCars: (slug, call) => answer(http.get(`api/cars/${encodeURIComponent(slug)}/similar`, { ...call })),
    featuredCars: ({ without = [], ...call } = {}) => answer(http.get("api/featured-cars", { ...(without.length > 0 ? { searchParams: { without: without.join(",") } } : {}), ...call })),
    search: (query, call) => answer(http.get("api/search", { searchParams: searchQueryToParams(query), ...call })),
    plainSearch: (text, call) => answer(http.get("api/plain-search", { searchParams: { text }, ...call })),
    geocode: (postcode, call) => answer(http.get("api/geocode", { searchParams: { postcode }, ...call })),
    searchPath: (path, call) => answer(http.get("api/search-path", { searchParams: { path }, ...call })),
    findManufacturers: (asked, call) => answer(http.get("api/directory/manufacturers", { searchParams: asked, ...call })),
    findModels: (asked, call) => answer(http.get("api/directory/models", { searchParams: asked, ...call })),
    findCategories: (asked, call) => answer(http.get("api/directory/categories", { searchParams: asked, ...call })),
    createLead: (lead, call) => caller.post("api/leads", lead, call),
  };
}

async function answer<T>(pending: Promise<Response>): Promise<T> {
  const response = await pending;
  if (response.ok) return (await response.json()) as T;
  const body = (await response.json().catch(() => ({}))) as Partial<ApiErrorBody>;
  throw new ApiError(response.status, body);
}

/** An in-process handler ignores the request's signal, so an abort is raced against it. */
function abortable(handler: (request: Request) => Promise<Response>, request: Request): Promise<Response> {
  const { signal } = request;
  if (signal.aborted) return Promise.reject(signal.reason);
  return new Promise((resolve, reject) => {
    signal.addEventListener("abort", () => reject(signal.reason), { once: true });
    handler(request).then(resolve, reject);
  });
}
