import type { CollectionIndex } from "./collection-index.ts";
import { RowSet } from "./row-set.ts";

/** Bytes kept for a collection, or so many sets of its rows where those are more. */
const minBytes = 32 * 1024 * 1024;
const minSets = 400;
/** What has a longer name is not asked twice. */
const longestKey = 2000;

/** What rows belong to: a collection's index, or the values of a facet. */
export interface IndexOwner {
  /** Rises with every change. */
  readonly version: number;
  readonly rowCount: number;
}

/** What was worked out from an index as it is: all of it is forgotten with the next change. */
interface Kept {
  version: number;
  bytes: number;
  values: Map<string, { byteLength: number }>;
}
const caches = new WeakMap<IndexOwner, Kept>();

/**
 * Rows that were found before, or finds them and keeps them; not to be changed. `kind` keeps names of different things
 * apart.
 */
export function keptRows(
  index: IndexOwner,
  kind: "filter" | "fieldWord" | "word" | "phrase",
  key: string,
  find: () => RowSet,
): RowSet {
  return kept(index, `${kind} ${key}`, find);
}

/** Counts by code of a column, worked out once; not to be changed. */
export function keptCounts(index: CollectionIndex, key: string, count: () => Uint32Array): Uint32Array {
  return kept(index, `counts ${key}`, count);
}

/** A number for each row, 0 while it is not known: who works one out writes it. */
export function keptNumbers(index: IndexOwner, key: string): Float64Array {
  return kept(index, `numbers ${key}`, () => new Float64Array(index.rowCount));
}

/** The live rows; not to be changed. */
export function liveSet(index: CollectionIndex): RowSet {
  return keptRows(index, "filter", "", () => {
    const rows = new RowSet(index.rowCount);
    for (let row = 0; row < index.rowCount; row++) if (index.alive[row] === 1) rows.add(row);
    return rows;
  });
}

function kept<Value extends { byteLength: number }>(index: IndexOwner, key: string, make: () => Value): Value {
  let cache = caches.get(index);
  if (!cache || cache.version !== index.version) {
    cache = { version: index.version, bytes: 0, values: new Map() };
    caches.set(index, cache);
  }
  const known = cache.values.get(key);
  if (known) return known as Value;
  const value = make();
  if (key.length > longestKey) return value;
  const most = Math.max(minBytes, (minSets * index.rowCount) / 8);
  cache.values.set(key, value);
  cache.bytes += value.byteLength;
  for (const [oldest, { byteLength }] of cache.values) {
    if (cache.bytes <= most) break;
    cache.values.delete(oldest);
    cache.bytes -= byteLength;
  }
  return value;
}
