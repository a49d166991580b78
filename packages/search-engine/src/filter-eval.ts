import { ApiError } from "./api-error.ts";
import type { CollectionIndex } from "./collection-index.ts";
import type { Column } from "./column.ts";
import type { Deadline } from "./deadline.ts";
import type { Filter, FilterClause } from "./filter-ast.ts";
import { matchingCodes, textTest } from "./filter-values.ts";
import { distanceMeters, isInsidePolygon, parseRadius } from "./geo.ts";
import type { GeoPoint } from "./geo.ts";
import { somePostingRow } from "./posting.ts";
import { elementEnd } from "./text-index.ts";
import type { TextIndex } from "./text-index.ts";
import { wordsOf } from "./tokenizer.ts";
import { exactWords } from "./word-search.ts";

/** Masks that are kept: so many bytes, or so many masks of a large collection. */
const cacheBytes = 32 * 1024 * 1024;
const cachedMasks = 100;
/** Longer conditions are not asked twice. */
const longestKey = 2000;
const caches = new WeakMap<CollectionIndex, { version: number; bytes: number; masks: Map<string, Uint8Array> }>();

/** For each row of a collection, 1 where the filter holds (dead rows are 0). */
export function evaluateFilter(index: CollectionIndex, filter: Filter, deadline: Deadline): Uint8Array {
  deadline.check();
  if (filter.kind === "clause") return keptMask(index, filter.source, () => computeClause(index, filter));
  const mask = newMask(index.rowCount);
  const words = wordsOfMask(mask);
  filter.parts.forEach((part, place) => {
    // What a scoped key adds is the same for each search of a request, and of a site.
    const other = wordsOfMask(part.kind === "clause" ? evaluateFilter(index, part, deadline) : keptMask(index, keyOf(part), () => evaluateFilter(index, part, deadline)));
    if (place === 0) words.set(other);
    else if (filter.kind === "and") for (let at = 0; at < words.length; at++) words[at] = (words[at] as number) & (other[at] as number);
    else for (let at = 0; at < words.length; at++) words[at] = (words[at] as number) | (other[at] as number);
  });
  return mask;
}

/** A byte for each row, in whole words of four, so that masks are joined four rows at a time. */
function newMask(rowCount: number): Uint8Array {
  return new Uint8Array(new ArrayBuffer(Math.ceil(rowCount / 4) * 4), 0, rowCount);
}

const wordsOfMask = (mask: Uint8Array): Uint32Array => new Uint32Array(mask.buffer);

/** A condition as text: the key of its cached mask. */
function keyOf(filter: Filter): string {
  return filter.kind === "clause" ? filter.source : `(${filter.parts.map(keyOf).join(filter.kind === "and" ? " && " : " || ")})`;
}

function keptMask(index: CollectionIndex, key: string, compute: () => Uint8Array): Uint8Array {
  let cache = caches.get(index);
  if (!cache || cache.version !== index.version) {
    cache = { version: index.version, bytes: 0, masks: new Map() };
    caches.set(index, cache);
  }
  const known = cache.masks.get(key);
  if (known) return known;
  const mask = compute();
  if (key.length < longestKey) {
    if (cache.bytes > Math.max(cacheBytes, cachedMasks * index.rowCount)) {
      cache.masks.clear();
      cache.bytes = 0;
    }
    cache.masks.set(key, mask);
    cache.bytes += mask.length;
  }
  return mask;
}

function computeClause(index: CollectionIndex, clause: FilterClause): Uint8Array {
  const mask = newMask(index.rowCount);
  const column = index.columns.get(clause.field);
  if (clause.field === "id") markIds(mask, index, clause);
  else if (column) markColumn(mask, column, matchingCodes(column, clause, index.tokenizer));
  else if (index.isText(clause.field)) markTexts(mask, index, clause);
  else markGeo(mask, index, clause);
  const turn = clause.operator === "not" ? 1 : 0;
  for (let row = 0; row < mask.length; row++) mask[row] = ((mask[row] ?? 0) ^ turn) & (index.alive[row] ?? 0);
  return mask;
}

function markIds(mask: Uint8Array, index: CollectionIndex, clause: FilterClause): void {
  for (const value of clause.values) {
    const row = index.rowOf.get(value.text);
    if (row !== undefined) mask[row] = 1;
    if (value.text === "*" && !value.quoted) mask.fill(1);
  }
}

function markColumn(mask: Uint8Array, column: Column, table: Uint8Array): void {
  if (!column.isArray) {
    const codes = column.codes.data;
    for (let row = 0; row < mask.length; row++) mask[row] = table[codes[row] ?? 0] ?? 0;
    return;
  }
  const pool = column.pool.data;
  for (let row = 0; row < mask.length; row++) {
    const start = column.starts.data[row] ?? 0;
    const end = start + (column.lengths.data[row] ?? 0);
    for (let place = start; place < end; place++) {
      if (table[pool[place] ?? 0] === 1) {
        mask[row] = 1;
        break;
      }
    }
  }
}

/** A text without a column: rows that have some word of each value are read word by word. */
function markTexts(mask: Uint8Array, index: CollectionIndex, clause: FilterClause): void {
  const text = index.text(clause.field);
  const holds = textTest(clause, index.tokenizer);
  if (!text) return;
  for (const value of clause.values) {
    const words = wordsOf(value.text, index.tokenizer);
    const isPrefix = !value.quoted && value.text.endsWith("*") && words.length === 1;
    for (const { id } of exactWords(text, words[0] ?? "", isPrefix)) {
      somePostingRow(text.postings[id], (row) => {
        if (mask[row] !== 1 && elementsOf(text, row).some(holds)) mask[row] = 1;
        return false;
      });
    }
  }
}

/** The elements of a row's field in their compared form. */
function elementsOf(text: TextIndex, row: number): string[] {
  const elements: string[][] = [[]];
  for (const id of text.rowWords(row)) {
    if (id === elementEnd) elements.push([]);
    else elements.at(-1)?.push(text.words[id] ?? "");
  }
  return elements.map((words) => words.join(" "));
}

function markGeo(mask: Uint8Array, index: CollectionIndex, clause: FilterClause): void {
  const geo = index.geos.get(clause.field);
  if (!geo) throw new ApiError(404, `Could not find a filter field named \`${clause.field}\` in the schema.`);
  const isNear = geoTest(clause);
  const near = geo.measure((places) => Number(places.some(isNear)));
  const codes = geo.codes.data;
  for (let row = 0; row < mask.length; row++) mask[row] = near[codes[row] ?? 0] ?? 0;
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
    for (let at = 0; at < numbers.length; at += 2) corners.push({ latitude: numbers[at] ?? 0, longitude: numbers[at + 1] ?? 0 });
    return (place: GeoPoint) => isInsidePolygon(place, corners);
  });
  return (place) => tests.some((test) => test(place));
}

function badGeo(clause: FilterClause): ApiError {
  return new ApiError(400, `Value of filter field \`${clause.field}\`: must be in the \`(-44.50, 170.29, 0.75 km)\` or (56.33, -65.97, 23.82, -127.82) format.`);
}
