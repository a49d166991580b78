import { ApiError } from "./api-error.ts";
import type { CollectionIndex } from "./collection-index.ts";
import { evaluateFilter } from "./filter-eval.ts";
import { parseFilter } from "./filter-parser.ts";
import type { Deadline } from "./deadline.ts";
import { distanceMeters, parseRadius } from "./geo.ts";
import type { GeoColumn } from "./geo-column.ts";
import type { SortKey } from "./row-order.ts";
import type { SearchParams } from "./search-params.ts";

/**
 * Reads `sort_by`. Missing values come last in either direction unless `missing_values` says otherwise. @throws
 * ApiError 400, 404.
 */
export function parseSort(
  index: CollectionIndex,
  params: SearchParams,
  hasText: boolean,
  deadline: Deadline,
): SortKey[] {
  const keys = params.list("sort_by").map((item) => parseKey(index, item, deadline));
  if (keys.length > 3) throw new ApiError(422, "Only upto 3 sort_by fields can be specified.");
  const textKey: SortKey = { kind: "text", field: "_text_match", sign: 1, value: () => 0, buckets: 0 };
  if (keys.length === 0) {
    if (hasText) keys.push(textKey);
    const byDefault = index.schema.default_sorting_field;
    if (byDefault !== "") keys.push(columnKey(index, byDefault, 1, ""));
  } else if (hasText && keys.length < 3 && !keys.some((key) => key.kind === "text")) {
    keys.push(textKey);
  }
  return keys;
}

function parseKey(index: CollectionIndex, item: string, deadline: Deadline): SortKey {
  const colon = item.lastIndexOf(":");
  const name = colon < 0 ? item : item.slice(0, colon).trim();
  const direction =
    colon < 0
      ? ""
      : item
          .slice(colon + 1)
          .trim()
          .toLowerCase();
  if (colon < 0) throw new ApiError(400, `Parameter \`sort_by\` is malformed.`);
  if (direction !== "asc" && direction !== "desc")
    throw new ApiError(400, `Order for field\` ${name}\` should be either ASC or DESC.`);
  const sign = direction === "desc" ? 1 : -1;
  const open = name.indexOf("(");
  const field = open < 0 ? name : name.slice(0, open).trim();
  const inner = open < 0 ? "" : name.slice(open + 1, name.lastIndexOf(")"));
  if (field === "_text_match") {
    const buckets = /^\s*buckets\s*:\s*(\d+)\s*$/u.exec(inner);
    return { kind: "text", field, sign, value: () => 0, buckets: buckets ? Number(buckets[1]) : 0 };
  }
  if (field === "_group_found") return { kind: "groupFound", field, sign, value: () => 0, buckets: 0 };
  if (field === "_eval") return evalKey(index, inner, sign, deadline);
  if (field === "_rand") return randomKey(Number(inner) || 1, sign);
  const geo = index.geos.get(field);
  if (geo) return geoKey(field, geo, inner, sign);
  return columnKey(index, field, sign, inner);
}

function columnKey(index: CollectionIndex, field: string, sign: 1 | -1, inner: string): SortKey {
  const column = index.columns.get(field);
  if (!column || !column.field.sort || column.isArray) {
    throw new ApiError(404, `Could not find a field named \`${field}\` in the schema for sorting.`);
  }
  const missingFirst = /missing_values\s*:\s*first/u.test(inner);
  const missing = (missingFirst ? Infinity : -Infinity) * sign;
  const codes = column.codes.data;
  const values = column.isText ? column.ranks() : (column.values as number[]);
  return {
    kind: "value",
    field,
    sign,
    buckets: 0,
    direct: { codes, numbers: values, missing },
    value: (row) => {
      const code = codes[row] ?? 0;
      return code === 0 ? missing : (values[code] ?? 0);
    },
  };
}

function geoKey(field: string, geo: GeoColumn, inner: string, sign: 1 | -1): SortKey {
  const [latitude = NaN, longitude = NaN] = inner.split(",").map((part) => Number(part));
  if (Number.isNaN(latitude + longitude))
    throw new ApiError(400, `Bad syntax for sorting field \`${field}\`: give \`${field}(lat, lng):asc\`.`);
  const step = lengthOption(inner, "precision");
  const near = lengthOption(inner, "exclude_radius");
  const codes = geo.codes.data;
  const distances = geo.measure((places) =>
    Math.min(...places.map((place) => distanceMeters({ latitude, longitude }, place))),
  );
  const numbers = distances.map((metres) => (metres < near ? 0 : step > 0 ? Math.ceil(metres / step) * step : metres));
  const missing = -Infinity * sign;
  return {
    kind: "geo",
    field,
    sign,
    buckets: 0,
    direct: { codes, numbers, missing },
    distance: (row) => (codes[row] ? distances[codes[row]] : undefined),
    value: (row) => (codes[row] ? (numbers[codes[row]] ?? 0) : missing),
  };
}

/**
 * Metres of `precision: 2 km` (distances within a step are equal) or `exclude_radius: 2 mi` (within it all are); 0
 * without.
 */
function lengthOption(inner: string, name: "precision" | "exclude_radius"): number {
  const given = new RegExp(`${name}\\s*:\\s*([^,]+)`, "u").exec(inner)?.[1];
  if (given === undefined) return 0;
  const metres = parseRadius(given);
  if (metres === undefined) throw new ApiError(400, `Sort field's parameter unit must be either \`km\` or \`mi\`.`);
  return metres;
}

/** `_eval(filter)` or `_eval([ (filter):3, (filter):1 ])`. */
function evalKey(index: CollectionIndex, inner: string, sign: 1 | -1, deadline: Deadline): SortKey {
  const scored = [...inner.matchAll(/\(((?:[^()]|\([^()]*\))*)\)\s*:\s*(\d+)/gu)].map((match) => ({
    filter: match[1] ?? "",
    score: Number(match[2]),
  }));
  const terms = scored.length > 0 ? scored : [{ filter: inner, score: 1 }];
  const scores = terms.map(({ filter, score }) => {
    const parsed = parseFilter(filter);
    if (!parsed) throw new ApiError(400, "The eval expression in sort_by is empty.");
    return { rows: evaluateFilter(index, parsed, deadline), score };
  });
  return {
    kind: "value",
    field: "_eval",
    sign,
    buckets: 0,
    value: (row) => scores.find(({ rows }) => rows.has(row))?.score ?? 0,
  };
}

function randomKey(seed: number, sign: 1 | -1): SortKey {
  return { kind: "value", field: "_rand", sign, buckets: 0, value: (row) => Math.imul(row ^ seed, 0x9e3779b1) >>> 0 };
}
