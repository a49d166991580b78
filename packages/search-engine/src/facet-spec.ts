import { ApiError } from "./api-error.ts";
import type { CollectionIndex } from "./collection-index.ts";
import type { Column } from "./column.ts";
import { limits } from "./limits.ts";
import { isNumberType } from "./schema.ts";
import type { SearchParams } from "./search-params.ts";

/** One label of a range facet: `price(budget:[0, 20000])`. The upper end is not included. */
export interface FacetRange {
  label: string;
  from: number;
  to: number;
}

/** A facet that was asked for. */
export interface FacetSpec {
  column: Column;
  ranges: FacetRange[];
  order: "count" | "alphaAscending" | "alphaDescending";
}

/** Reads `facet_by`. @throws ApiError 404 for a field that is not a facet. */
export function parseFacets(index: CollectionIndex, params: SearchParams): FacetSpec[] {
  const items = params.list("facet_by");
  if (items.length > limits.facets) throw new ApiError(400, `Only up to ${limits.facets} facets can be asked for.`);
  return items.flatMap((item) => {
    const open = item.indexOf("(");
    const name = (open < 0 ? item : item.slice(0, open)).trim();
    const inner = open < 0 ? "" : item.slice(open + 1, item.lastIndexOf(")"));
    if (name.endsWith("*")) {
      const start = name.slice(0, -1);
      return [...index.columns.values()]
        .filter((column) => column.field.facet && column.field.name.startsWith(start))
        .map((column) => spec(column, inner));
    }
    const column = index.columns.get(name);
    if (!column?.field.facet) throw new ApiError(404, `Could not find a facet field named \`${name}\` in the schema.`);
    return [spec(column, inner)];
  });
}

function spec(column: Column, inner: string): FacetSpec {
  const alphabetical = /sort_by\s*:\s*_alpha\s*:\s*(asc|desc)/u.exec(inner);
  const ranges = isNumberType(column.field.type)
    ? [...inner.matchAll(/([^:,[\]]+):\s*\[\s*([^,\]]*)\s*,\s*([^\]]*)\]/gu)].map((match) => ({
        label: (match[1] ?? "").trim(),
        from: rangeEnd(match[2], -Infinity),
        to: rangeEnd(match[3], Infinity),
      }))
    : [];
  return {
    column,
    ranges,
    order: !alphabetical ? "count" : alphabetical[1] === "asc" ? "alphaAscending" : "alphaDescending",
  };
}

function rangeEnd(text: string | undefined, open: number): number {
  const trimmed = (text ?? "").trim();
  if (trimmed === "") return open;
  const value = Number(trimmed);
  if (Number.isNaN(value)) throw new ApiError(400, "Facet range value is not valid.");
  return value;
}

/** Splits `facet_query` into its field and what was typed; undefined where nothing was. @throws ApiError 400, 404. */
export function parseFacetQuery(
  params: SearchParams,
  facets: readonly FacetSpec[],
): { field: string; text: string } | undefined {
  const query = params.text("facet_query");
  if (query === "") return undefined;
  const colon = query.indexOf(":");
  if (colon < 0) throw new ApiError(400, "Facet query must be in the `facet_field: value` format.");
  const field = query.slice(0, colon).trim();
  if (!facets.some((facet) => facet.column.field.name === field)) {
    throw new ApiError(400, "Facet query refers to a facet field which is not part of `facet_by` parameter.");
  }
  const text = query.slice(colon + 1).trim();
  return text === "" ? undefined : { field, text };
}
