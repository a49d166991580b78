import { ApiError } from "./api-error.ts";
import type { Catalog } from "./catalog.ts";
import type { Collection } from "./collection.ts";
import { bothFilters } from "./filter-ast.ts";
import type { Filter } from "./filter-ast.ts";
import { parseFilter } from "./filter-parser.ts";
import { isJsonObject, textOf } from "./schema.ts";
import type { JsonObject } from "./schema.ts";
import type { SearchParams } from "./search-params.ts";
import { normalise } from "./tokenizer.ts";

/** What overrides and `pinned_hits` change about a search. */
export interface Curation {
  pins: { id: string; position: number }[];
  hidden: string[];
  filter: Filter | undefined;
  /** The query in place of the one typed. */
  query: string | undefined;
  metadata: JsonObject | undefined;
}

/** Checks an override. @throws ApiError 400. */
export function parseOverride(id: string, input: unknown): JsonObject {
  if (!isJsonObject(input)) throw new ApiError(400, "Bad JSON.");
  const { rule } = input;
  if (!isJsonObject(rule)) throw new ApiError(400, "Missing `rule` definition.");
  if (rule["query"] === undefined && rule["filter_by"] === undefined && rule["tags"] === undefined) throw new ApiError(400, "The `rule` definition must contain either a `tags` or a `query` and `match`.");
  if (rule["query"] !== undefined && rule["match"] !== "exact" && rule["match"] !== "contains") throw new ApiError(400, "Parameter `rule.match` must be either `exact` or `contains`.");
  for (const list of ["includes", "excludes"]) {
    const items = input[list];
    if (items !== undefined && (!Array.isArray(items) || items.some((item) => !isJsonObject(item) || typeof item["id"] !== "string"))) {
      throw new ApiError(400, `The \`${list}\` value must be an array of objects with an \`id\`.`);
    }
  }
  if (typeof input["filter_by"] === "string") parseFilter(input["filter_by"]);
  return { ...input, id };
}

/** Collects pins, hidden documents and changes from the request and from the overrides whose rule fits. */
export function curate(catalog: Catalog, collection: Collection, params: SearchParams): Curation {
  const curation: Curation = { pins: [], hidden: [], filter: undefined, query: undefined, metadata: undefined };
  if (params.flag("enable_overrides", true) && params.flag("enable_curations", true)) {
    const sets = [collection.schema.name, ...params.list("curation_sets")];
    const tags = params.list("override_tags");
    for (const override of sets.flatMap((set) => catalog.overrides.list(set))) {
      if (!fits(override, params, tags, collection)) continue;
      apply(override, curation, params);
      if (override["stop_processing"] !== false) break;
    }
  }
  for (const item of params.list("pinned_hits")) {
    const colon = item.lastIndexOf(":");
    const position = Number(item.slice(colon + 1));
    if (colon < 1 || !Number.isInteger(position) || position < 1) throw new ApiError(400, "Pinned hits are not in expected format.");
    curation.pins.push({ id: item.slice(0, colon), position });
  }
  curation.hidden.push(...params.list("hidden_hits"));
  return curation;
}

function fits(override: JsonObject, params: SearchParams, tags: readonly string[], collection: Collection): boolean {
  const rule = override["rule"] as JsonObject;
  const now = Date.now() / 1000;
  if (Number(override["effective_from_ts"] ?? 0) > now || Number(override["effective_to_ts"] ?? Infinity) < now) return false;
  const ruleTags = Array.isArray(rule["tags"]) ? (rule["tags"] as unknown[]).map(String) : [];
  if (tags.length > 0 ? !ruleTags.some((tag) => tags.includes(tag) || tag === "*") : ruleTags.length > 0 && rule["query"] === undefined) return false;
  if (typeof rule["filter_by"] === "string" && rule["filter_by"] !== params.text("filter_by")) return false;
  if (typeof rule["query"] !== "string") return true;
  const asked = normalise(params.query(), collection.index.tokenizer);
  const wanted = normalise(rule["query"], collection.index.tokenizer);
  if (rule["query"] === "*") return params.query() === "*";
  return rule["match"] === "exact" ? asked === wanted : ` ${asked} `.includes(` ${wanted} `);
}

function apply(override: JsonObject, curation: Curation, params: SearchParams): void {
  for (const item of (override["includes"] as JsonObject[] | undefined) ?? []) curation.pins.push({ id: String(item["id"]), position: Number(item["position"] ?? 1) });
  for (const item of (override["excludes"] as JsonObject[] | undefined) ?? []) curation.hidden.push(String(item["id"]));
  if (typeof override["filter_by"] === "string") curation.filter = bothFilters(curation.filter, parseFilter(override["filter_by"]));
  if (typeof override["sort_by"] === "string") params.values["sort_by"] = override["sort_by"];
  if (isJsonObject(override["metadata"])) curation.metadata = override["metadata"];
  if (typeof override["replace_query"] === "string") curation.query = override["replace_query"];
  else if (override["remove_matched_tokens"] === true) {
    const gone = new Set(normalise(textOf((override["rule"] as JsonObject)["query"])).split(" "));
    const left = params.query().split(/\s+/u).filter((word) => !gone.has(normalise(word)));
    curation.query = left.length > 0 ? left.join(" ") : "*";
  }
}
