import type { CollectionIndex } from "./collection-index.ts";
import type { Column } from "./column.ts";
import { facetQueryWords } from "./facet-query.ts";
import type { FacetQueryWords } from "./facet-query.ts";
import type { FacetSpec } from "./facet-spec.ts";
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
  const used: number[] = [];
  for (let code = 1; code < counts.length; code++) {
    if ((counts[code] ?? 0) > 0 && (!words || words.accepts(column, code))) used.push(code);
  }
  const top = topCodes(used, counts, facet, context.maxValues);
  const topOnly = usesTopValues(context, used.length);
  return {
    counts: top.map((code) => ({ count: counts[code] ?? 0, highlighted: highlightValue(column, code, words, context), value: column.label(code) })),
    field_name: column.field.name,
    sampled: false,
    stats: { ...(isNumberType(column.field.type) ? numberStats(column, topOnly ? top : used, counts) : {}), total_values: topOnly ? top.length : used.length },
  };
}

/**
 * Typesense counts by its value index when everything matches, or much does and the field has few values; statistics then
 * cover only the values returned. `facet_strategy: exhaustive` asks for all of them.
 */
function usesTopValues(context: FacetContext, distinct: number): boolean {
  if (context.strategy === "exhaustive") return false;
  if (context.strategy === "top_values") return true;
  if (context.groupOf) return false;
  return context.isEverything || context.query !== undefined || (context.rows.length > 1000 && distinct < 250);
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

/** Most frequent first; equal counts go by length, shorter first, then by value, higher first (as recorded answers show). */
function topCodes(used: number[], counts: Uint32Array, facet: FacetSpec, most: number): number[] {
  const { column } = facet;
  const compare = (a: number, b: number): number => {
    const left = column.label(a);
    const right = column.label(b);
    if (facet.order !== "count") return (left < right ? -1 : left > right ? 1 : 0) * (facet.order === "alphaAscending" ? 1 : -1);
    return (counts[b] ?? 0) - (counts[a] ?? 0) || left.length - right.length || (left < right ? 1 : left > right ? -1 : 0);
  };
  if (facet.order === "count" && used.length > 4 * most) {
    const sizes = Uint32Array.from(used, (code) => counts[code] ?? 0).sort();
    const least = sizes[sizes.length - most] ?? 0;
    return used.filter((code) => (counts[code] ?? 0) >= least).sort(compare).slice(0, most);
  }
  return used.sort(compare).slice(0, most);
}

function numberStats(column: Column, codes: readonly number[], counts: Uint32Array): { min?: number; max?: number; avg?: number; sum?: number } {
  let min = Infinity;
  let max = -Infinity;
  let sum = 0;
  let total = 0;
  for (const code of codes) {
    const value = column.values[code] as number;
    const count = counts[code] ?? 0;
    if (value < min) min = value;
    if (value > max) max = value;
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
  return { counts: ranges, field_name: column.field.name, sampled: false, stats: { ...numberStats(column, used, counts), total_values: ranges.length } };
}

function highlightValue(column: Column, code: number, words: FacetQueryWords | undefined, context: FacetContext): string {
  const label = column.label(code);
  return words ? words.highlight(label, context.index.tokenizer, context.marks) : label;
}
