import { ApiError } from "./api-error.ts";
import type { CollectionIndex } from "./collection-index.ts";
import type { Column } from "./column.ts";
import type { Deadline } from "./deadline.ts";
import type { Filter, FilterClause } from "./filter-ast.ts";
import { markTexts } from "./filter-texts.ts";
import { matchingCodes } from "./filter-values.ts";
import { distanceMeters, isInsidePolygon, parseRadius } from "./geo.ts";
import type { GeoPoint } from "./geo.ts";
import { keptRows, liveSet } from "./index-cache.ts";
import { RowSet } from "./row-set.ts";

/** The rows for which a filter holds, live ones only; not to be changed. */
export function evaluateFilter(index: CollectionIndex, filter: Filter, deadline: Deadline): RowSet {
  deadline.check();
  if (filter.kind === "clause")
    return keptRows(index, "filter", filter.source, () => computeClause(index, filter, deadline));
  const [first, ...others] = filter.parts.map((part) => keptFilter(index, part, deadline));
  const rows = first ? first.copy() : new RowSet(index.rowCount);
  for (const other of others)
    if (filter.kind === "and") rows.and(other);
    else rows.or(other);
  return rows;
}

/** The same, kept for the next search: what a scoped key adds is the same for each of a request, and of a site. */
export function keptFilter(index: CollectionIndex, filter: Filter, deadline: Deadline): RowSet {
  return filter.kind === "clause"
    ? evaluateFilter(index, filter, deadline)
    : keptRows(index, "filter", keyOf(filter), () => evaluateFilter(index, filter, deadline));
}

/** A condition as text: the key of its cached rows. */
export function keyOf(filter: Filter): string {
  return filter.kind === "clause"
    ? filter.source
    : `(${filter.parts.map(keyOf).join(filter.kind === "and" ? " && " : " || ")})`;
}

function computeClause(index: CollectionIndex, clause: FilterClause, deadline: Deadline): RowSet {
  const rows = new RowSet(index.rowCount);
  const column = index.columns.get(clause.field);
  if (clause.field === "id") markIds(rows, index, clause);
  else if (column) markColumn(rows, column, matchingCodes(column, clause, index.tokenizer, deadline), index.rowCount);
  else if (index.isText(clause.field)) markTexts(rows, index, clause, deadline);
  else markGeo(rows, index, clause);
  return clause.operator === "not" ? liveSet(index).copy().without(rows) : rows.and(liveSet(index));
}

function markIds(rows: RowSet, index: CollectionIndex, clause: FilterClause): void {
  for (const value of clause.values) {
    const row = index.rowOf.get(value.text);
    if (row !== undefined) rows.add(row);
    if (value.text === "*" && !value.quoted) rows.words.fill(-1);
  }
}

function markColumn(rows: RowSet, column: Column, table: Uint8Array, rowCount: number): void {
  if (!column.isArray) {
    markCodes(rows, column.codes.data, table, rowCount);
    return;
  }
  const pool = column.pool.data;
  for (let row = 0; row < rowCount; row++) {
    const start = column.starts.data[row] ?? 0;
    const end = start + (column.lengths.data[row] ?? 0);
    for (let place = start; place < end; place++) {
      if (table[pool[place] as number] !== 1) continue;
      rows.add(row);
      break;
    }
  }
}

/** Adds the rows whose code has a 1 in the table. */
function markCodes({ words }: RowSet, codes: Uint32Array, table: ArrayLike<number>, rowCount: number): void {
  for (let at = 0; at < words.length; at++) {
    const first = at << 5;
    const count = Math.min(32, rowCount - first);
    let bits = 0;
    for (let bit = 0; bit < count; bit++) bits |= (table[codes[first + bit] as number] as number) << bit;
    words[at] = bits;
  }
}

function markGeo(rows: RowSet, index: CollectionIndex, clause: FilterClause): void {
  const geo = index.geos.get(clause.field);
  if (!geo) throw new ApiError(404, `Could not find a filter field named \`${clause.field}\` in the schema.`);
  const isNear = geoTest(clause);
  const near = geo.measure((places) => Number(places.some(isNear)));
  markCodes(rows, geo.codes.data, near, index.rowCount);
}

/** `(lat, lng, 5 km)` is a circle; six or more numbers are a polygon's corners. */
function geoTest(clause: FilterClause): (place: GeoPoint) => boolean {
  const groups = clause.values.some((value) => value.text.includes(","))
    ? clause.values.map((value) => value.text.split(","))
    : [clause.values.map((value) => value.text)];
  const tests = groups.map((parts) => {
    const numbers = parts.map((part) => Number(part));
    const radius = parseRadius(parts.at(-1) ?? "");
    if (radius !== undefined && parts.length === 3) {
      const centre = { latitude: numbers[0] ?? NaN, longitude: numbers[1] ?? NaN };
      if (Number.isNaN(centre.latitude + centre.longitude)) throw badGeo(clause);
      return (place: GeoPoint) => distanceMeters(centre, place) <= radius;
    }
    if (parts.length < 6 || parts.length % 2 !== 0 || numbers.some(Number.isNaN)) throw badGeo(clause);
    const corners: GeoPoint[] = [];
    for (let at = 0; at < numbers.length; at += 2)
      corners.push({ latitude: numbers[at] ?? 0, longitude: numbers[at + 1] ?? 0 });
    return (place: GeoPoint) => isInsidePolygon(place, corners);
  });
  return (place) => tests.some((test) => test(place));
}

function badGeo(clause: FilterClause): ApiError {
  return new ApiError(
    400,
    `Value of filter field \`${clause.field}\`: must be in the \`(-44.50, 170.29, 0.75 km)\` or (56.33, -65.97, 23.82, -127.82) format.`,
  );
}
