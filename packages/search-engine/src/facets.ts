import type { CollectionIndex } from "./collection-index.ts";
import type { Column } from "./column.ts";
import type { Deadline } from "./deadline.ts";
import { facetQueryWords } from "./facet-query.ts";
import type { FacetQuery, FacetQueryWords } from "./facet-query.ts";
import type { FacetRange, FacetSpec } from "./facet-spec.ts";
import { firstRows } from "./row-order.ts";
import { isNumberType } from "./schema.ts";
import { countGroups } from "./value-counts.ts";
import type { ValueCounts } from "./value-counts.ts";

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
  /** How many of the rows have each value. */
  counts: ValueCounts;
  /** Group by row, when grouping: values are then counted in groups. */
  groupOf: ReadonlyMap<number, number> | undefined;
  maxValues: number;
  query: FacetQuery | undefined;
  deadline: Deadline;
  /** `exhaustive` (statistics over all values) or `top_values`; `automatic` chooses as Typesense does. */
  strategy: string;
  marks: { start: string; end: string };
}

/** Counts one facet. */
export function countFacet(facet: FacetSpec, context: FacetContext): FacetCounts {
  const { column } = facet;
  if (facet.ranges.length > 0) return countRanges(facet, context);
  const counts = countsOf(column, context);
  const words =
    context.query?.field === column.field.name
      ? facetQueryWords(context.index, column, context.query, counts, context.deadline)
      : undefined;
  const all: number[] = [];
  for (let code = 1; code < counts.length; code++) {
    if ((counts[code] ?? 0) > 0 && (!words || words.accepts(code))) all.push(code);
  }
  const used = facet.order === "count" ? consideredCodes(column, all, counts, context) : all;
  const top = topCodes([...used], counts, facet, context.maxValues);
  return {
    counts: top.map((code) => ({
      count: counts[code] ?? 0,
      highlighted: highlightValue(column, code, words, context),
      value: column.label(code),
    })),
    field_name: column.field.name,
    sampled: false,
    stats: {
      ...(isNumberType(column.field.type) ? statsOf(column, used, all, counts, context) : {}),
      total_values: used.length,
    },
  };
}

const countsOf = (column: Column, { counts, groupOf, rows }: FacetContext): Uint32Array =>
  groupOf ? countGroups(column, rows, groupOf) : counts(column);

/**
 * Typesense counts by its value index when everything matches, or more than half does: it then looks only at the values
 * that are most frequent in the whole collection, as many as are asked for (twice as many under a filter), and sum and
 * average cover those alone. `facet_strategy: exhaustive` looks at all of them.
 */
function consideredCodes(column: Column, used: number[], counts: Uint32Array, context: FacetContext): number[] {
  if (context.strategy === "exhaustive" || context.groupOf) return used;
  if (context.isEverything || context.strategy === "top_values")
    return mostFrequent(column, used, counts, context.maxValues);
  if (context.rows.length * 2 <= context.index.liveCount) return used;
  return mostFrequent(column, used, column.live.data, context.maxValues * 2);
}

function mostFrequent(column: Column, used: number[], counts: Uint32Array, most: number): number[] {
  if (used.length <= most) return used;
  const compare = (a: number, b: number): number =>
    (counts[b] ?? 0) - (counts[a] ?? 0) ||
    column.label(a).length - column.label(b).length ||
    (column.label(a) < column.label(b) ? 1 : -1);
  return firstRows(used, most, compare);
}

/**
 * Most frequent first; equal counts go by length, shorter first, then by value, higher first (as recorded answers
 * show). Where equal counts are cut off, higher numbers stay; which texts stay is Typesense's hash order, which is not
 * ours.
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
  if (facet.order !== "count")
    return used.sort((a, b) => byLabel(a, b) * (facet.order === "alphaAscending" ? 1 : -1)).slice(0, most);
  const shown = (a: number, b: number): number =>
    (counts[b] ?? 0) - (counts[a] ?? 0) || label(a).length - label(b).length || byLabel(b, a);
  if (used.length <= most) return used.sort(shown);
  const values = column.values as number[];
  const kept = column.isText
    ? shown
    : (a: number, b: number): number => (counts[b] ?? 0) - (counts[a] ?? 0) || (values[b] ?? 0) - (values[a] ?? 0);
  return firstRows(used, most, kept).sort(shown);
}

interface NumberStats {
  min?: number;
  max?: number;
  avg?: number;
  sum?: number;
}

/**
 * Statistics count documents, also when values are counted in groups; Typesense walks grouped ones twice, so that `sum`
 * doubles.
 */
function statsOf(
  column: Column,
  used: readonly number[],
  all: readonly number[],
  counts: Uint32Array,
  context: FacetContext,
): NumberStats {
  if (!context.groupOf) return numberStats(column, used, all, counts);
  const stats = numberStats(column, used, all, context.counts(column));
  return stats.sum === undefined ? stats : { ...stats, sum: stats.sum * 2 };
}

/** The lowest and highest of all values; sum and average of the considered ones. */
function numberStats(
  column: Column,
  codes: readonly number[],
  all: readonly number[],
  counts: Uint32Array,
): NumberStats {
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
  const { column, ranges } = facet;
  const counts = countsOf(column, context);
  const values = column.values as number[];
  const totals = new Float64Array(ranges.length);
  const areApart = ranges.every(({ from, to }, at) => from <= to && (at === 0 || from >= (ranges[at - 1]?.to ?? 0)));
  let min = Infinity;
  let max = -Infinity;
  let sum = 0;
  let total = 0;
  // One walk for all: of a million cars nearly each has kilometres of its own.
  for (let code = 1; code < counts.length; code++) {
    const count = counts[code] as number;
    if (count === 0) continue;
    const value = values[code] as number;
    if (value < min) min = value;
    if (value > max) max = value;
    sum += value * count;
    total += count;
    for (let at = areApart ? endingAbove(ranges, value) : 0; at < ranges.length; at++) {
      const range = ranges[at] as FacetRange;
      if (value >= range.from && value < range.to) totals[at] = (totals[at] as number) + count;
      if (areApart) break;
    }
  }
  const shown = ranges
    .map(({ label }, at) => ({ value: label, highlighted: label, count: totals[at] as number }))
    .filter((range) => range.count > 0)
    .sort((a, b) => b.count - a.count)
    .slice(0, context.maxValues);
  return {
    counts: shown,
    field_name: column.field.name,
    sampled: false,
    stats: { ...(total === 0 ? {} : { avg: sum / total, max, min, sum }), total_values: shown.length },
  };
}

/** The first of ranges in ascending order that ends above a value. */
function endingAbove(ranges: readonly FacetRange[], value: number): number {
  let low = 0;
  let high = ranges.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((ranges[middle] as FacetRange).to <= value) low = middle + 1;
    else high = middle;
  }
  return low;
}

function highlightValue(
  column: Column,
  code: number,
  words: FacetQueryWords | undefined,
  context: FacetContext,
): string {
  return words ? words.highlight(code, context.index.tokenizer, context.marks) : column.label(code);
}
