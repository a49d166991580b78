import { ApiError } from "./api-error.ts";
import { parseFilter } from "./filter-parser.ts";
import { isJsonObject } from "./json-object.ts";
import type { JsonObject } from "./json-object.ts";

const effects = ["includes", "excludes", "metadata", "filter_by", "sort_by", "remove_matched_tokens", "replace_query"];

/** Checks an override and fills its defaults, in Typesense's words. @throws ApiError 400. */
export function parseOverride(id: string, input: unknown): JsonObject {
  if (!isJsonObject(input)) throw new ApiError(400, "Bad JSON.");
  const { rule, filter_by: filterBy } = input;
  if (!isJsonObject(rule)) throw new ApiError(400, "Missing `rule` definition.");
  if (
    rule["filter_by"] === undefined &&
    rule["tags"] === undefined &&
    (rule["query"] === undefined || rule["match"] === undefined)
  ) {
    throw new ApiError(400, "The `rule` definition must contain either a `tags` or a `query` and `match`.");
  }
  if (!effects.some((name) => input[name] !== undefined)) {
    throw new ApiError(
      400,
      "Must contain one of: `includes`, `excludes`, `metadata`, `filter_by`, `sort_by`, `remove_matched_tokens`, `replace_query`.",
    );
  }
  if (rule["query"] !== undefined && rule["match"] !== "exact" && rule["match"] !== "contains")
    throw new ApiError(400, "Parameter `rule.match` must be either `exact` or `contains`.");
  const { tags } = rule;
  if (tags !== undefined && (!Array.isArray(tags) || tags.some((tag) => typeof tag !== "string")))
    throw new ApiError(400, "The `tags` value must be an array of strings.");
  checkHits(input);
  if (filterBy !== undefined && (typeof filterBy !== "string" || filterBy === "")) {
    throw new ApiError(
      400,
      filterBy === "" ? "The `filter_by` must be a non-empty string." : "The `filter_by` must be a string.",
    );
  }
  for (const name of ["remove_matched_tokens", "filter_curated_hits", "stop_processing"]) {
    if (input[name] !== undefined && typeof input[name] !== "boolean")
      throw new ApiError(400, `The \`${name}\` must be a boolean.`);
  }
  if (input["replace_query"] !== undefined && input["remove_matched_tokens"] === true)
    throw new ApiError(400, "Only one of `replace_query` or `remove_matched_tokens` can be specified.");
  if (input["metadata"] !== undefined && !isJsonObject(input["metadata"]))
    throw new ApiError(400, "The `metadata` must be a JSON object.");
  if (typeof filterBy === "string") parseFilter(filterBy);
  return {
    includes: [],
    excludes: [],
    remove_matched_tokens: filterBy !== undefined,
    filter_curated_hits: false,
    stop_processing: true,
    ...input,
    id,
  };
}

function checkHits(input: JsonObject): void {
  for (const [list, what] of [
    ["includes", "Inclusion"],
    ["excludes", "Exclusion"],
  ] as const) {
    const items = input[list];
    if (items === undefined) continue;
    if (!Array.isArray(items)) throw new ApiError(400, `The \`${list}\` value must be an array.`);
    for (const item of items as unknown[]) {
      if (!isJsonObject(item)) throw new ApiError(400, `The \`${list}\` value must be an array of objects.`);
      if (item["id"] === undefined || (list === "includes" && item["position"] === undefined)) {
        throw new ApiError(
          400,
          list === "includes"
            ? "Inclusion definition must define both `id` and `position` keys."
            : "Exclusion definition must define an `id`.",
        );
      }
      if (typeof item["id"] !== "string") throw new ApiError(400, `${what} \`id\` must be a string.`);
      if (list === "includes" && !Number.isInteger(item["position"]))
        throw new ApiError(400, "Inclusion `position` must be an integer.");
    }
  }
}
