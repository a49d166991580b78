import { ApiError } from "./api-error.ts";
import type { CollectionIndex } from "./collection-index.ts";
import type { Column } from "./column.ts";
import type { Deadline } from "./deadline.ts";
import type { SearchParams } from "./search-params.ts";

/** Rows that share the values of `group_by`. */
export interface RowGroup {
  key: unknown[];
  /** The best rows, in order, at most `group_limit`. */
  rows: number[];
  found: number;
}

/** Rows in groups. */
export interface GroupedRows {
  groups: RowGroup[];
  /** Place of each row's group in `groups`. */
  groupOf: Map<number, number>;
  rows: number[];
}

/** What `group_by` asks for. */
export interface GroupSpec {
  columns: Column[];
  limit: number;
  keepMissing: boolean;
}

/** Reads `group_by`. @throws ApiError 400, 404, 422. */
export function parseGrouping(index: CollectionIndex, params: SearchParams): GroupSpec | undefined {
  const names = params.list("group_by");
  if (names.length === 0) return undefined;
  const limit = params.count("group_limit", 3);
  if (limit < 1 || limit > 99) throw new ApiError(400, "Value of `group_limit` must be between 1 and 99.");
  const columns = names.map((name) => {
    const column = index.columns.get(name);
    if (!column && !index.isText(name))
      throw new ApiError(404, `Could not find a field named \`${name}\` in the schema.`);
    if (!column?.field.facet) throw new ApiError(400, `Group by field \`${name}\` should be a facet field.`);
    return column;
  });
  return { columns, limit, keepMissing: params.flag("group_missing_values", true) };
}

/** Rows that are put into groups before the time is looked at. */
const rowsAtOnce = 1024;

/** Puts rows into groups, each group's rows and the groups themselves in the given order. */
export function groupRows(
  rows: ArrayLike<number>,
  spec: GroupSpec,
  compare: (a: number, b: number) => number,
  deadline: Deadline,
): GroupedRows {
  const byKey = new Map<string, number>();
  const groups: RowGroup[] = [];
  const groupOf = new Map<number, number>();
  const kept: number[] = [];
  for (let place = 0; place < rows.length; place++) {
    if (place % rowsAtOnce === 0) deadline.check();
    const row = rows[place] as number;
    const codes = spec.columns.map((column) => column.rowCodes(row));
    const missing = codes.every((own) => own.length === 0);
    if (missing && !spec.keepMissing) continue;
    const key = codes.map((own) => own.join("+")).join("|");
    let number = byKey.get(key);
    if (number === undefined) {
      number = groups.length;
      byKey.set(key, number);
      groups.push({
        key: missing ? [] : spec.columns.map((column, at) => groupValue(column, codes[at] ?? [])),
        rows: [],
        found: 0,
      });
    }
    const group = groups[number] as RowGroup;
    group.found += 1;
    groupOf.set(row, number);
    kept.push(row);
    insertRow(group.rows, row, spec.limit, compare);
  }
  return { groups, groupOf, rows: kept };
}

function insertRow(rows: number[], row: number, limit: number, compare: (a: number, b: number) => number): void {
  if (rows.length === limit && compare(row, rows[limit - 1] as number) > 0) return;
  let at = rows.length;
  while (at > 0 && compare(row, rows[at - 1] as number) < 0) at -= 1;
  rows.splice(at, 0, row);
  if (rows.length > limit) rows.pop();
}

function groupValue(column: Column, codes: readonly number[]): unknown {
  const values = codes.map((code) => {
    const value = column.values[code];
    return column.isBool ? value === 1 : value;
  });
  return column.isArray ? values : (values[0] ?? "");
}
