import type { SearchResponse } from "@forecourt/api";
import type { ApiClient } from "@forecourt/api/client";
import type { CarSummary } from "@forecourt/core/schemas";
import { data } from "react-router";
import { arrivalsOf } from "./search/latest-arrivals.ts";

/** Searches that most shoppers are after; each list is empty where the stock has nothing to choose from. */
export interface PopularSearches {
  /** Bodies and makes with the most cars. */
  bodies: string[];
  makes: string[];
  /** Amounts in dollars up to which there are cars. */
  prices: number[];
}

/** What the page of an address that leads nowhere shows besides its words. */
export interface NotFoundData {
  /** The cars that are looked at most, or the newest. */
  cars: CarSummary[];
  arePopular: boolean;
  /** Popular searches. */
  ways: PopularSearches;
  /** When they were looked up, in milliseconds. */
  now: number;
}

/** Fewer popular cars than a row has are no row: the newest are shown. */
const fewestPopular = 4;

/**
 * What a bare 404 of a loader becomes (`withErrorPages`): 404, with popular cars, or the newest where too few were
 * looked at. While the search is away there may be none, and the browser asks.
 */
export async function asNotFound(
  api: Pick<ApiClient, "search" | "popularCars">,
  { now, signal }: { now: Date; signal: AbortSignal },
): Promise<ReturnType<typeof data<NotFoundData>>> {
  const [popular, { newest, ways }] = await Promise.all([
    popularCars(api, signal).catch(() => []),
    wholeStock(api, signal).catch(() => ({ newest: [], ways: { bodies: [], makes: [], prices: [] } })),
  ]);
  const arePopular = popular.length >= fewestPopular;
  return data({ cars: arePopular ? popular : newest, arePopular, ways, now: now.getTime() }, { status: 404 });
}

async function wholeStock(
  api: Pick<ApiClient, "search">,
  signal: AbortSignal,
): Promise<{ newest: CarSummary[]; ways: PopularSearches }> {
  const stock = await api.search({}, { signal });
  return { newest: arrivalsOf(stock.hits), ways: popularSearches(stock) };
}

const amounts = [5000, 10_000, 15_000, 20_000, 30_000, 40_000, 50_000, 70_000, 100_000];
/** Most links for each of bodies, makes and amounts. */
const maxWays = 6;

function popularSearches({ facets, facetStats }: Pick<SearchResponse, "facets" | "facetStats">): PopularSearches {
  const most = (facet: string) => {
    const values = (facets[facet] ?? []).toSorted((one, other) => other.count - one.count);
    return values.length < 2 ? [] : values.slice(0, maxWays).map(({ value }) => value);
  };
  const { min = Infinity, max = 0 } = facetStats["price"] ?? {};
  return {
    bodies: most("simple_body"),
    makes: most("make"),
    prices: amounts.filter((amount) => amount >= min && amount < max).slice(0, maxWays),
  };
}

async function popularCars(api: Pick<ApiClient, "popularCars">, signal: AbortSignal): Promise<CarSummary[]> {
  return (await api.popularCars({}, { signal })).cars;
}

/** The data of such an error; undefined for that of another. */
export const notFoundData = (value: unknown): NotFoundData | undefined =>
  typeof value === "object" && value !== null && "arePopular" in value ? (value as NotFoundData) : undefined;
