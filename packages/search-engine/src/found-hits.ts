import type { GroupedRows } from "./grouping.ts";
import type { JsonObject } from "./json-object.ts";
import type { Page } from "./paging.ts";
import { placePins } from "./pins.ts";
import type { Pin } from "./pins.ts";
import type { SortKey } from "./row-order.ts";
import { rowsBetween } from "./rows-between.ts";

/** The hits of a page, pinned ones at their places, and how many there are in all. */
export function foundHits(
  rows: ArrayLike<number>,
  pins: readonly Pin[],
  { offset, perPage }: Page,
  keys: readonly SortKey[],
  render: (row: number) => JsonObject,
): JsonObject {
  const size = offset + perPage;
  const ordered =
    pins.length === 0
      ? rowsBetween(rows, offset, size, keys)
      : placePins(rowsBetween(rows, 0, size, keys), pins).slice(offset, size);
  return { found: rows.length + pins.length, hits: ordered.map(render) };
}

/** The groups of a page with their first hits, and how many groups and documents there are in all. */
export function groupedHits(
  { groups, rows }: GroupedRows,
  { offset, perPage }: Page,
  compare: (one: number, other: number) => number,
  render: (row: number) => JsonObject,
): JsonObject {
  const ordered = [...groups].sort((a, b) => compare(a.rows[0] ?? 0, b.rows[0] ?? 0)).slice(offset, offset + perPage);
  return {
    found: groups.length,
    found_docs: rows.length,
    grouped_hits: ordered.map((group) => ({
      found: group.found,
      group_key: group.key,
      hits: group.rows.map(render),
    })),
  };
}
