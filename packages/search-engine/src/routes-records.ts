import { ApiError } from "./api-error.ts";
import type { Catalog } from "./catalog.ts";
import { parseOverride } from "./override.ts";
import type { RecordSet } from "./record-set.ts";
import { ok } from "./route.ts";
import type { Route } from "./route.ts";
import { isJsonObject } from "./json-object.ts";
import type { JsonObject } from "./json-object.ts";
import { parseStopwords } from "./stopwords.ts";
import { parseSynonym } from "./synonyms.ts";

type Parse = (id: string, input: unknown) => JsonObject;

/** Synonyms or overrides of one collection (servers up to 29). */
function collectionRecords(area: string, set: (catalog: Catalog) => RecordSet, parse: Parse): Route[] {
  const base = `/collections/:collection/${area}`;
  const scope = (catalog: Catalog, path: Record<string, string>): string =>
    catalog.collection(path["collection"] ?? "").schema.name;
  return [
    {
      method: "GET",
      pattern: base,
      action: `${area}:list`,
      handle: ({ catalog, path }) => ok({ [area]: set(catalog).list(scope(catalog, path)) }),
    },
    {
      method: "GET",
      pattern: `${base}/:id`,
      action: `${area}:get`,
      handle: ({ catalog, path }) => ok(present(set(catalog).get(scope(catalog, path), path["id"] ?? ""))),
    },
    {
      method: "PUT",
      pattern: `${base}/:id`,
      action: `${area}:create`,
      handle: ({ catalog, path, json }) => {
        const record = parse(path["id"] ?? "", json());
        set(catalog).put(scope(catalog, path), path["id"] ?? "", record);
        return ok(record);
      },
    },
    {
      method: "DELETE",
      pattern: `${base}/:id`,
      action: `${area}:delete`,
      handle: ({ catalog, path }) => {
        if (!set(catalog).delete(scope(catalog, path), path["id"] ?? "")) throw new ApiError(404, "Not Found");
        return ok({ id: path["id"] });
      },
    },
  ];
}

/** `synonym_sets` and `curation_sets` (server 30): the same records under a set's name. */
function setRecords(area: string, set: (catalog: Catalog) => RecordSet, parse: Parse): Route[] {
  const show = (catalog: Catalog, name: string): JsonObject => ({ items: set(catalog).list(name), name });
  return [
    {
      method: "GET",
      pattern: `/${area}`,
      action: `${area}:list`,
      handle: ({ catalog }) =>
        ok(
          set(catalog)
            .scopes()
            .map((name) => show(catalog, name)),
        ),
    },
    {
      method: "GET",
      pattern: `/${area}/:set`,
      action: `${area}:get`,
      handle: ({ catalog, path }) => {
        if (
          !set(catalog)
            .scopes()
            .includes(path["set"] ?? "")
        )
          throw new ApiError(404, "Not Found");
        return ok(show(catalog, path["set"] ?? ""));
      },
    },
    {
      method: "PUT",
      pattern: `/${area}/:set`,
      action: `${area}:create`,
      handle: ({ catalog, path, json }) => {
        const body = json();
        const items = isJsonObject(body) ? body["items"] : undefined;
        if (!Array.isArray(items)) throw new ApiError(400, "Missing or invalid `items` field.");
        const records = items.map((item: unknown) => {
          const id = isJsonObject(item) ? item["id"] : undefined;
          if (typeof id !== "string" || id === "") throw new ApiError(400, "Each item needs an `id`.");
          return { id, record: parse(id, item) };
        });
        const name = path["set"] ?? "";
        set(catalog).deleteScope(name);
        for (const { id, record } of records) set(catalog).put(name, id, record);
        return ok(show(catalog, name));
      },
    },
    {
      method: "DELETE",
      pattern: `/${area}/:set`,
      action: `${area}:delete`,
      handle: ({ catalog, path }) => {
        if (!set(catalog).deleteScope(path["set"] ?? "")) throw new ApiError(404, "Not Found");
        return ok({ name: path["set"] });
      },
    },
    {
      method: "GET",
      pattern: `/${area}/:set/items/:id`,
      action: `${area}:get`,
      handle: ({ catalog, path }) => ok(present(set(catalog).get(path["set"] ?? "", path["id"] ?? ""))),
    },
    {
      method: "PUT",
      pattern: `/${area}/:set/items/:id`,
      action: `${area}:create`,
      handle: ({ catalog, path, json }) => {
        const record = parse(path["id"] ?? "", json());
        set(catalog).put(path["set"] ?? "", path["id"] ?? "", record);
        return ok(record);
      },
    },
    {
      method: "DELETE",
      pattern: `/${area}/:set/items/:id`,
      action: `${area}:delete`,
      handle: ({ catalog, path }) => {
        if (!set(catalog).delete(path["set"] ?? "", path["id"] ?? "")) throw new ApiError(404, "Not Found");
        return ok({ id: path["id"] });
      },
    },
  ];
}

/** Presets or stopwords: records of the whole server. */
function serverRecords({
  area,
  key,
  wrap,
  set,
  parse,
}: {
  /** Its path, and the name of its list. */
  area: string;
  /** What the answer to a removal names a record by. */
  key: "name" | "id";
  /** Name under which one record is answered. @default as it is */
  wrap?: string;
  set: (catalog: Catalog) => RecordSet;
  parse: Parse;
}): Route[] {
  const shown = (record: JsonObject): JsonObject => (wrap ? { [wrap]: record } : record);
  return [
    {
      method: "GET",
      pattern: `/${area}`,
      action: `${area}:list`,
      handle: ({ catalog }) => ok({ [area]: set(catalog).list("") }),
    },
    {
      method: "GET",
      pattern: `/${area}/:id`,
      action: `${area}:get`,
      handle: ({ catalog, path }) => ok(shown(present(set(catalog).get("", path["id"] ?? "")))),
    },
    {
      method: "PUT",
      pattern: `/${area}/:id`,
      action: `${area}:create`,
      handle: ({ catalog, path, json }) => {
        const record = parse(path["id"] ?? "", json());
        set(catalog).put("", path["id"] ?? "", record);
        return ok(record);
      },
    },
    {
      method: "DELETE",
      pattern: `/${area}/:id`,
      action: `${area}:delete`,
      handle: ({ catalog, path }) => {
        if (!set(catalog).delete("", path["id"] ?? "")) throw new ApiError(404, "Not Found");
        return ok({ [key]: path["id"] });
      },
    },
  ];
}

function parsePreset(name: string, input: unknown): JsonObject {
  const value = isJsonObject(input) ? input["value"] : undefined;
  if (!isJsonObject(value)) throw new ApiError(400, "Missing `value` field.");
  return { name, value };
}

function present(record: JsonObject | undefined): JsonObject {
  if (!record) throw new ApiError(404, "Not Found");
  return record;
}

/** Synonyms, overrides, their sets, presets and stopwords. */
export const recordRoutes: readonly Route[] = [
  ...collectionRecords("synonyms", (catalog) => catalog.synonyms, parseSynonym),
  ...collectionRecords("overrides", (catalog) => catalog.overrides, parseOverride),
  ...setRecords("synonym_sets", (catalog) => catalog.synonyms, parseSynonym),
  ...setRecords("curation_sets", (catalog) => catalog.overrides, parseOverride),
  ...serverRecords({ area: "presets", key: "name", set: (catalog) => catalog.presets, parse: parsePreset }),
  ...serverRecords({
    area: "stopwords",
    key: "id",
    wrap: "stopwords",
    set: (catalog) => catalog.stopwords,
    parse: parseStopwords,
  }),
];
