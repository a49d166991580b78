import { created, ok } from "./route.ts";
import type { Route } from "./route.ts";
import { updateSchema } from "./update-schema.ts";
import { isJsonObject } from "./json-object.ts";
import { ApiError } from "./api-error.ts";

/** Collections and aliases. */
export const collectionRoutes: readonly Route[] = [
  {
    method: "GET",
    pattern: "/collections",
    action: "collections:list",
    handle: ({ catalog }) => ok([...catalog.collections.values()].map((collection) => collection.describe())),
  },
  {
    method: "POST",
    pattern: "/collections",
    action: "collections:create",
    handle: ({ catalog, json }) => created(catalog.create(json()).describe()),
  },
  {
    method: "GET",
    pattern: "/collections/:collection",
    action: "collections:get",
    handle: ({ catalog, path }) => ok(catalog.collection(path["collection"] ?? "").describe()),
  },
  {
    method: "PATCH",
    pattern: "/collections/:collection",
    action: "collections:update",
    handle: async ({ catalog, path, json }) =>
      ok(await updateSchema(catalog, catalog.collection(path["collection"] ?? ""), json())),
  },
  {
    method: "DELETE",
    pattern: "/collections/:collection",
    action: "collections:delete",
    handle: ({ catalog, path }) => ok(catalog.drop(path["collection"] ?? "")),
  },
  {
    method: "GET",
    pattern: "/aliases",
    action: "aliases:list",
    handle: ({ catalog }) => ok({ aliases: catalog.aliases.list("") }),
  },
  {
    method: "GET",
    pattern: "/aliases/:alias",
    action: "aliases:get",
    handle: ({ catalog, path }) => ok(found(catalog.aliases.get("", path["alias"] ?? ""))),
  },
  {
    method: "PUT",
    pattern: "/aliases/:alias",
    action: "aliases:create",
    handle: ({ catalog, path, json }) => {
      const body = json();
      const target = isJsonObject(body) ? body["collection_name"] : undefined;
      if (typeof target !== "string" || target === "")
        throw new ApiError(400, "Parameter `collection_name` is required.");
      const alias = { collection_name: target, name: path["alias"] ?? "" };
      catalog.aliases.put("", alias.name, alias);
      return ok(alias);
    },
  },
  {
    method: "DELETE",
    pattern: "/aliases/:alias",
    action: "aliases:delete",
    handle: ({ catalog, path }) => {
      const alias = found(catalog.aliases.get("", path["alias"] ?? ""));
      catalog.aliases.delete("", path["alias"] ?? "");
      return ok(alias);
    },
  },
];

function found<Value>(value: Value | undefined): Value {
  if (value === undefined) throw new ApiError(404, "Not Found");
  return value;
}
