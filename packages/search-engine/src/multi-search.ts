import { ApiError } from "./api-error.ts";
import type { Access } from "./api-keys.ts";
import type { Catalog } from "./catalog.ts";
import { limits } from "./limits.ts";
import { isJsonObject } from "./json-object.ts";
import type { JsonObject } from "./json-object.ts";
import { SearchParams } from "./search-params.ts";
import { search } from "./search.ts";

const forbidden = "Forbidden - a valid `x-typesense-api-key` header must be sent.";

/** Runs one search with what its preset gives and its key forces. @throws ApiError. */
export function searchOne(catalog: Catalog, access: Access, collectionName: string, asked: JsonObject): JsonObject {
  const presetName = access.embedded["preset"] ?? asked["preset"];
  const preset = typeof presetName === "string" ? catalog.presets.get("", presetName)?.["value"] : undefined;
  const { filter_by: scopeFilter, expires_at: _expires, ...forced } = access.embedded;
  const params = new SearchParams({ ...(isJsonObject(preset) ? preset : {}), ...asked, ...forced });
  if (!access.allows("documents:search", collectionName)) throw new ApiError(401, forbidden);
  const collection = catalog.collection(collectionName);
  if (!access.allows("documents:search", collection.schema.name)) throw new ApiError(401, forbidden);
  return search(catalog, collection, params, typeof scopeFilter === "string" ? scopeFilter : "");
}

/**
 * Answers `POST /multi_search`. A search that fails is `{code, error}` in its place; parameters of the URL are defaults
 * for every search. @throws ApiError 400, 401.
 */
export function multiSearch(catalog: Catalog, access: Access, body: unknown, common: JsonObject): JsonObject {
  if (!isJsonObject(body)) throw new ApiError(400, "Bad JSON.");
  const { searches } = body;
  if (!Array.isArray(searches)) throw new ApiError(400, "Missing `searches` array.");
  const most = Math.min(
    limits.multiSearches,
    Number(access.embedded["limit_multi_searches"] ?? common["limit_multi_searches"] ?? limits.multiSearches) ||
      limits.multiSearches,
  );
  if (searches.length > most)
    throw new ApiError(400, `Number of multi searches exceeds \`limit_multi_searches\` of ${most}.`);
  if (body["union"] === true)
    throw new ApiError(400, "`union` is not supported by this embedded engine; use a Typesense cluster.");
  const results = searches.map((asked): JsonObject => {
    try {
      if (!isJsonObject(asked)) throw new ApiError(400, "The value of `searches` must be an array of objects.");
      const merged = { ...common, ...asked };
      const name = merged["collection"];
      if (typeof name !== "string" || name === "") throw new ApiError(404, "Collection not found");
      return searchOne(catalog, access, name, merged);
    } catch (error) {
      if (!(error instanceof ApiError) || error.status === 401) throw error;
      return { code: error.status, error: error.message };
    }
  });
  return { results };
}
