import type { ApiClient } from "@forecourt/api/client";
import type { CarSummary } from "@forecourt/core/schemas";
import { data } from "react-router";
import { latestArrivals } from "./search/latest-arrivals.ts";

/** What the page of an address that leads nowhere shows besides its words. */
export interface NotFoundData {
  latest: CarSummary[];
  /** When they were looked up, in milliseconds. */
  now: number;
}

/** What a loader throws for an address that leads nowhere: 404, with the newest cars. While the search is away there are none, and the browser asks. */
export async function asNotFound(
  api: Pick<ApiClient, "search">,
  { now, signal }: { now: Date; signal: AbortSignal },
): Promise<ReturnType<typeof data<NotFoundData>>> {
  const latest = await latestArrivals(api, { signal }).catch(() => []);
  return data({ latest, now: now.getTime() }, { status: 404 });
}

/** The data of such an error; undefined where a page threw a bare 404. */
export const notFoundData = (value: unknown): NotFoundData | undefined =>
  typeof value === "object" && value !== null && "latest" in value ? (value as NotFoundData) : undefined;
