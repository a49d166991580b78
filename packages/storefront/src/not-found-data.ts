import type { ApiClient } from "@forecourt/api/client";
import type { CarSummary } from "@forecourt/core/schemas";
import { data } from "react-router";
import { latestArrivals } from "./search/latest-arrivals.ts";

/** What the page of an address that leads nowhere shows besides its words. */
export interface NotFoundData {
  /** The cars that are looked at most, or the newest. */
  cars: CarSummary[];
  arePopular: boolean;
  /** When they were looked up, in milliseconds. */
  now: number;
}

/** Fewer popular cars than a row has are no row: the newest are shown. */
const fewestPopular = 4;

/**
 * What a loader throws for an address that leads nowhere: 404, with popular cars, or the newest where too few were looked at. While the search is
 * away there may be none, and the browser asks.
 */
export async function asNotFound(
  api: Pick<ApiClient, "search" | "popularCars">,
  { now, signal }: { now: Date; signal: AbortSignal },
): Promise<ReturnType<typeof data<NotFoundData>>> {
  const popular = await popularCars(api, signal).catch(() => []);
  const arePopular = popular.length >= fewestPopular;
  const cars = arePopular ? popular : await latestArrivals(api, { signal }).catch(() => []);
  return data({ cars, arePopular, now: now.getTime() }, { status: 404 });
}

async function popularCars(api: Pick<ApiClient, "popularCars">, signal: AbortSignal): Promise<CarSummary[]> {
  return (await api.popularCars({}, { signal })).cars;
}

/** The data of such an error; undefined where a page threw a bare 404. */
export const notFoundData = (value: unknown): NotFoundData | undefined =>
  typeof value === "object" && value !== null && "arePopular" in value ? (value as NotFoundData) : undefined;
