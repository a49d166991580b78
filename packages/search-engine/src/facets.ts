import type { CollectionIndex } from "./collection-index.ts";
import type { Column } from "./column.ts";
import { facetQueryWords } from "./facet-query.ts";
import type { FacetQueryWords } from "./facet-query.ts";
import type { FacetSpec } from "./facet-spec.ts";
import { firstRows } from "./row-order.ts";
import { isNumberType } from "./schema.ts";

/** A facet as Typesense answers it. */
export interface FacetCounts {
  field_name: string;
  sampled: false;
  counts: { count: number; highlighted: string; value: string }[];
  stats: { total_values: number; min?: number; max?: number; avg?: number; sum?: number };
}

/** What facets are counted over. */
export interface FacetContext {
  index: CollectionIndex;
  rows: ArrayLike<number>;
  /** Whether `rows` is the whole collection. */
  isEverything: boolean;
  /** Group by row, when grouping: values are then counted in groups. */
  groupOf: Map<number, number> | undefined;
  maxValues: number;
  query: { field: string; text: string; typos: number } | undefined;
  /** `exhaustive` (statistics over all values) or `top_values`; `automatic` chooses as Typesense does. */
  strategy: string;
  marks: { start: string; end: string };
}

/** Counts one facet. */
export function countFacet(facet: FacetSpec, context: FacetContext): FacetCounts {
  const { column } = facet;
  if (facet.ranges.length > 0) return countRanges(facet, context);
  const counts = context.groupOf ? countGroups(column, context) : countRows(column, context);
  const words = context.query?.field === column.field.name ? facetQueryWords(context.index, column, context.query) : undefined;
  const all: number[] = [];
  for (let code = 1; code < counts.length; code++) {
    if ((counts[code] ?? 0) > 0 && (!words || words.accepts(column, code))) all.push(code);
  }
  const used = facet.order === "count" ? consideredCodes(column, all, counts, context) : all;
  const top = topCodes([...used], counts, facet, context.maxValues);
  return {
    counts: top.map((code) => ({ count: counts[code] ?? 0, highlighted: highlightValue(column, code, words, context), value: column.label(code) })),
    field_name: column.field.name,
    sampled: false,
    stats: { ...(isNumberType(column.field.type) ? statsOf(column, used, all, counts, context) : {}), total_values: used.length },
  };
}

/**
 * Typesense counts by its value index when everything matches, or more than half does: it then looks only at the values
 * that are most frequent in the whole collection, as many as are asked for (twice as many under a filter), and sum and average
 * cover those alone. `facet_strategy: exhaustive` looks at all of them.
 */
function consideredCodes(column: Column, used: number[], counts: Uint32Array, context: FacetContext): number[] {
  if (context.strategy === "exhaustive" || context.groupOf) return used;
  if (context.isEverything || context.strategy === "top_values") return mostFrequent(column, used, counts, context.maxValues);
  if (context.rows.length * 2 <= context.index.liveCount) return used;
  return mostFrequent(column, used, column.live.data, context.maxValues * 2);
}

function mostFrequent(column: Column, used: number[], counts: Uint32Array, most: number): number[] {
  if (used.length <= most) return used;
  const compare = (a: number, b: number): number => (counts[b] ?? 0) - (counts[a] ?? 0) || column.label(a).length - column.label(b).length || (column.label(a) < column.label(b) ? 1 : -1);
  return firstRows(used, most, compare);
}

function countRows(column: Column, context: FacetContext): Uint32Array {
  if (context.isEverything) return column.live.data.subarray(0, column.live.length);
  const counts = new Uint32Array(column.values.length);
  const { rows } = context;
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

function countGroups(column: Column, context: FacetContext): Uint32Array {
  const counts = new Uint32Array(column.values.length);
  const seen = new Set<number>();
  for (let place = 0; place < context.rows.length; place++) {
    const row = context.rows[place] as number;
    const group = context.groupOf?.get(row) ?? 0;
    for (const code of column.rowCodes(row)) {
      const key = group * column.values.length + code;
      if (seen.has(key)) continue;
      seen.add(key);
      counts[code] = (counts[code] ?? 0) + 1;
    }
  }
  return counts;
}

/**
 * Most frequent first; equal counts go by length, shorter first, then by value, higher first (as recorded answers show).
 * Where equal counts are cut off, higher numbers stay; which texts stay is Typesense's hash order, which is not ours.
 */
function topCodes(used: number[], counts: Uint32Array, facet: FacetSpec, most: number): number[] {
  const { column } = facet;
  const labels = new Map<number, string>();
  const label = (code: number): string => {
    let text = labels.get(code);
    if (text === undefined) labels.set(code, (text = column.label(code)));
    return text;
  };
  const byLabel = (a: number, b: number): number => (label(a) < label(b) ? -1 : label(a) > label(b) ? 1 : 0);
  if (facet.order !== "count") return used.sort((a, b) => byLabel(a, b) * (facet.order === "alphaAscending" ? 1 : -1)).slice(0, most);
  const shown = (a: number, b: number): number => (counts[b] ?? 0) - (counts[a] ?? 0) || label(a).length - label(b).length || byLabel(b, a);
  if (used.length <= most) return used.sort(shown);
  const values = column.values as number[];
  const kept = column.isText ? shown : (a: number, b: number): number => (counts[b] ?? 0) - (counts[a] ?? 0) || (values[b] ?? 0) - (values[a] ?? 0);
  return firstRows(used, most, kept).sort(shown);
}

/** Statistics count documents, also when values are counted in groups; Typesense walks grouped ones twice, so that `sum` doubles. */
function statsOf(column: Column, used: readonly number[], all: readonly number[], counts: Uint32Array, context: FacetContext): ReturnType<typeof numberStats> {
  if (!context.groupOf) return numberStats(column, used, all, counts);
  const stats = numberStats(column, used, all, countRows(column, context));
  return stats.sum === undefined ? stats : { ...stats, sum: stats.sum * 2 };
}

/** The lowest and highest of all values; sum and average of the considered ones. */
function numberStats(column: Column, codes: readonly number[], all: readonly number[], counts: Uint32Array): { min?: number; max?: number; avg?: number; sum?: number } {
  let min = Infinity;
  let max = -Infinity;
  let sum = 0;
  let total = 0;
  for (const code of all) {
    const value = column.values[code] as number;
    if (value < min) min = value;
    if (value > max) max = value;
  }
  for (const code of codes) {
    const value = column.values[code] as number;
    const count = counts[code] ?? 0;
    sum += value * count;
    total += count;
  }
  return total === 0 ? {} : { avg: sum / total, max, min, sum };
}

function countRanges(facet: FacetSpec, context: FacetContext): FacetCounts {
  const { column } = facet;
  const counts = context.groupOf ? countGroups(column, context) : countRows(column, context);
  const used: number[] = [];
  for (let code = 1; code < counts.length; code++) if ((counts[code] ?? 0) > 0) used.push(code);
  const ranges = facet.ranges
    .map((range) => ({
      value: range.label,
      highlighted: range.label,
      count: used.reduce((sum, code) => {
        const value = column.values[code] as number;
        return value >= range.from && value < range.to ? sum + (counts[code] ?? 0) : sum;
      }, 0),
    }))
    .filter((range) => range.count > 0)
    .sort((a, b) => b.count - a.count)
    .slice(0, context.maxValues);
  return { counts: ranges, field_name: column.field.name, sampled: false, stats: { ...numberStats(column, used, used, counts), total_values: ranges.length } };
}

function highlightValue(column: Column, code: number, words: FacetQueryWords | undefined, context: FacetContext): string {
  const label = column.label(code);
  return words ? words.highlight(label, context.index.tokenizer, context.marks) : label;
}
