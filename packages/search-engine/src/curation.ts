import { ApiError } from "./api-error.ts";
import type { Catalog } from "./catalog.ts";
import type { Collection } from "./collection.ts";
import { fillPlaceholders, matchRule } from "./dynamic-rule.ts";
import type { RuleMatch } from "./dynamic-rule.ts";
import { bothFilters } from "./filter-ast.ts";
import type { Filter } from "./filter-ast.ts";
import { parseFilter } from "./filter-parser.ts";
import { isJsonObject } from "./json-object.ts";
import type { JsonObject } from "./json-object.ts";
import type { SearchParams } from "./search-params.ts";

/** What overrides and `pinned_hits` change about a search. */
export interface Curation {
  pins: { id: string; position: number }[];
  hidden: string[];
  filter: Filter | undefined;
  /** The query in place of the one typed. */
  query: string | undefined;
  metadata: JsonObject | undefined;
  /** Whether pinned documents must pass the filter too. */
  filterPins: boolean;
}

/** Collects pins, hidden documents and changes from the request and from the overrides whose rule fits. */
export function curate(catalog: Catalog, collection: Collection, params: SearchParams): Curation {
  const curation: Curation = {
    pins: [],
    hidden: [],
    filter: undefined,
    query: undefined,
    metadata: undefined,
    filterPins: false,
  };
  if (params.flag("enable_overrides", true) && params.flag("enable_curations", true)) {
    const sets = new Set([
      collection.schema.name,
      ...(collection.schema.curation_sets ?? []),
      ...params.list("curation_sets"),
    ]);
    const tags = params.list("override_tags");
    for (const override of [...sets].flatMap((set) => catalog.overrides.list(set))) {
      const match = matchOf(override, params, tags, collection);
      if (!match) continue;
      apply(override, match, curation, params);
      if (override["stop_processing"] !== false) break;
    }
  }
  for (const item of params.list("pinned_hits")) {
    const colon = item.lastIndexOf(":");
    const position = Number(item.slice(colon + 1));
    if (colon < 1 || !Number.isInteger(position) || position < 1)
      throw new ApiError(400, "Pinned hits are not in expected format.");
    curation.pins.push({ id: item.slice(0, colon), position });
  }
  curation.hidden.push(...params.list("hidden_hits"));
  return curation;
}

const anyQuery: RuleMatch = { rest: [], values: new Map() };

function matchOf(
  override: JsonObject,
  params: SearchParams,
  tags: readonly string[],
  collection: Collection,
): RuleMatch | undefined {
  const rule = override["rule"] as JsonObject;
  const now = Date.now() / 1000;
  if (Number(override["effective_from_ts"] ?? 0) > now || Number(override["effective_to_ts"] ?? Infinity) < now)
    return undefined;
  const ruleTags = Array.isArray(rule["tags"]) ? (rule["tags"] as unknown[]).map(String) : [];
  if (
    tags.length > 0
      ? !ruleTags.some((tag) => tags.includes(tag) || tag === "*")
      : ruleTags.length > 0 && rule["query"] === undefined
  )
    return undefined;
  if (typeof rule["filter_by"] === "string" && rule["filter_by"] !== params.text("filter_by")) return undefined;
  if (typeof rule["query"] !== "string") return anyQuery;
  if (rule["query"] === "*") return params.query() === "*" ? anyQuery : undefined;
  return matchRule(collection.index, rule["query"], params.query(), rule["match"] === "exact" ? "exact" : "contains");
}

function apply(override: JsonObject, match: RuleMatch, curation: Curation, params: SearchParams): void {
  for (const item of (override["includes"] as JsonObject[] | undefined) ?? [])
    curation.pins.push({ id: String(item["id"]), position: Number(item["position"] ?? 1) });
  for (const item of (override["excludes"] as JsonObject[] | undefined) ?? []) curation.hidden.push(String(item["id"]));
  if (typeof override["filter_by"] === "string")
    curation.filter = bothFilters(curation.filter, parseFilter(fillPlaceholders(override["filter_by"], match.values)));
  if (typeof override["sort_by"] === "string") params.values["sort_by"] = override["sort_by"];
  if (isJsonObject(override["metadata"])) curation.metadata = override["metadata"];
  if (override["filter_curated_hits"] === true) curation.filterPins = true;
  if (typeof override["replace_query"] === "string") curation.query = override["replace_query"];
  else if (override["remove_matched_tokens"] === true && match !== anyQuery)
    curation.query = match.rest.length > 0 ? match.rest.join(" ") : "*";
}
