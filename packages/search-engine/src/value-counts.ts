import type { CollectionIndex } from "./collection-index.ts";
import type { Column } from "./column.ts";
import type { Deadline } from "./deadline.ts";
import type { Filter } from "./filter-ast.ts";
import { keptFilter, keyOf } from "./filter-eval.ts";
import { keptCounts, liveSet } from "./index-cache.ts";
import type { RowSet } from "./row-set.ts";

/** How many rows have each value of a column, by code; not to be changed. */
export type ValueCounts = (column: Column) => Uint32Array;

/** Counts the values of every live row: each column knows them. */
export function countsOfEverything(column: Column): Uint32Array {
  return column.live.data.subarray(0, column.live.length);
}

/**
 * Counts the values of rows that were found. Where they are most of what a scoped key may see, the few others are
 * counted, and taken from what is known of all that it may see.
 *
 * @param found the rows, as a set
 * @param rows the same, listed
 */
export function countsOfFound(
  index: CollectionIndex,
  found: RowSet,
  rows: ArrayLike<number>,
  scope: Filter | undefined,
  deadline: Deadline,
): ValueCounts {
  const seen = scope ? keptFilter(index, scope, deadline) : liveSet(index);
  const others = seen.copy().without(found);
  const otherCount = others.count();
  if (otherCount >= rows.length) return countsOfRows(rows);
  const otherRows = others.list("others");
  const countSeen = (column: Column): Uint32Array =>
    scope
      ? keptCounts(index, `${column.field.name} ${keyOf(scope)}`, () => countRows(column, seen.list("seen")))
      : countsOfEverything(column);
  if (otherCount === 0) return countSeen;
  return (column) => {
    const counts = countRows(column, otherRows);
    const all = countSeen(column);
    for (let code = 0; code < counts.length; code++) counts[code] = (all[code] as number) - (counts[code] as number);
    return counts;
  };
}

/** Counts the values of rows one by one. */
export function countsOfRows(rows: ArrayLike<number>): ValueCounts {
  return (column) => countRows(column, rows);
}

function countRows(column: Column, rows: ArrayLike<number>): Uint32Array {
  const counts = new Uint32Array(column.values.length);
  if (!column.isArray) {
    const codes = column.codes.data;
    for (let place = 0; place < rows.length; place++) {
      const code = codes[rows[place] as number] as number;
      counts[code] = (counts[code] as number) + 1;
    }
    return counts;
  }
  const pool = column.pool.data;
  for (let place = 0; place < rows.length; place++) {
    const row = rows[place] as number;
    const start = column.starts.data[row] as number;
    const end = start + (column.lengths.data[row] as number);
    for (let at = start; at < end; at++) {
      const code = pool[at] as number;
      counts[code] = (counts[code] as number) + 1;
    }
  }
  return counts;
}

/** Values in groups that are looked up in a table; of more of them in a set. */
const maxInTable = 1 << 24;

/** Counts the values of rows in groups: a value counts once in each. */
export function countGroups(
  column: Column,
  rows: ArrayLike<number>,
  groupOf: ReadonlyMap<number, number>,
): Uint32Array {
  const width = column.values.length;
  const counts = new Uint32Array(width);
  const size = width * (Math.max(-1, ...new Set(groupOf.values())) + 1);
  const table = size <= maxInTable ? new Uint8Array(size) : undefined;
  const seen = new Set<number>();
  for (let place = 0; place < rows.length; place++) {
    const row = rows[place] as number;
    const group = groupOf.get(row) ?? 0;
    for (const code of column.rowCodes(row)) {
      const key = group * width + code;
      if (table ? table[key] === 1 : seen.has(key)) continue;
      if (table) table[key] = 1;
      else seen.add(key);
      counts[code] = (counts[code] as number) + 1;
    }
  }
  return counts;
}
