import { ApiError } from "@forecourt/api/client";
import { data } from "react-router";
import type { SearchDownData } from "./search-page-data.ts";

/** Whether the platform says that its search service does not answer. */
export const isSearchUnavailable = (error: unknown): boolean => error instanceof ApiError && error.status === 503;

/**
 * The error that a loader throws: while the search service is down, a page that says so and retries, with no-store;
 * otherwise the original error.
 */
export function searchFailure(error: unknown): unknown {
  const down: SearchDownData = { searchDown: true };
  return isSearchUnavailable(error)
    ? data(down, { status: 503, headers: { "retry-after": "5", "cache-control": "no-store" } })
    : error;
}
