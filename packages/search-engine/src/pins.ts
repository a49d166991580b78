import type { Collection } from "./collection.ts";
import type { Curation } from "./curation.ts";
import type { Deadline } from "./deadline.ts";
import type { Filter } from "./filter-ast.ts";
import { evaluateFilter } from "./filter-eval.ts";
import type { RowSet } from "./row-set.ts";

/** A document that a curation puts at a place. */
export interface Pin {
  row: number;
  position: number;
}

/** Pinned documents that exist and that the key may see. */
export function allowedPins(
  collection: Collection,
  curation: Curation,
  scope: Filter | undefined,
  filtered: RowSet | undefined,
  deadline: Deadline,
): Pin[] {
  if (curation.pins.length === 0) return [];
  const scoped = scope && evaluateFilter(collection.index, scope, deadline);
  return curation.pins
    .flatMap(({ id, position }): Pin[] => {
      const row = collection.index.rowOf.get(id);
      return row === undefined || scoped?.has(row) === false || filtered?.has(row) === false ? [] : [{ row, position }];
    })
    .sort((a, b) => a.position - b.position);
}

/** The rows found, less those that are hidden or pinned. */
export function withoutCurated(
  rows: ArrayLike<number>,
  curation: Curation,
  pins: readonly Pin[],
  collection: Collection,
): ArrayLike<number> {
  if (curation.hidden.length === 0 && pins.length === 0) return rows;
  const gone = new Set(pins.map((pin) => pin.row));
  for (const id of curation.hidden) {
    const row = collection.index.rowOf.get(id);
    if (row !== undefined) gone.add(row);
  }
  return Array.from(rows).filter((row) => !gone.has(row));
}

/** The rows with the pinned ones at their places, the first place being 1. */
export function placePins(rows: readonly number[], pins: readonly Pin[]): number[] {
  const placed = [...rows];
  for (const pin of pins) placed.splice(Math.min(placed.length, Math.max(0, pin.position - 1)), 0, pin.row);
  return placed;
}
