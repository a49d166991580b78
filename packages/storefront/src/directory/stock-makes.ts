import type { DirectoryEntry } from "@forecourt/core";
import type { ApiClient } from "@forecourt/api/client";

/** Pages of the directory that are read at most: three of 21 have more makes than a page shows. */
const pagesRead = 3;

/**
 * Makes of the stock, most cars first, each with its logo where the platform has one.
 *
 * @example
 * await stockMakes(api, request.signal) // [{ name: "Toyota", count: 111, logo: "/img/makes/toyota.svg", … }, …]
 */
export async function stockMakes(
  api: Pick<ApiClient, "findManufacturers">,
  signal: AbortSignal,
): Promise<DirectoryEntry[]> {
  const first = await api.findManufacturers({}, { signal });
  const rest = Array.from({ length: Math.min(first.pages, pagesRead) - 1 }, (_, place) =>
    api.findManufacturers({ page: place + 2 }, { signal }),
  );
  return [first, ...(await Promise.all(rest))].flatMap(({ hits }) => hits);
}
