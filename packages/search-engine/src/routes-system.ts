import { multiSearch } from "./multi-search.ts";
import { created, ok } from "./route.ts";
import type { Route } from "./route.ts";
import { memoryMetrics, requestStats } from "./request-stats.ts";

/** Searches over several collections, keys, health and figures. */
export const systemRoutes: readonly Route[] = [
  {
    method: "POST",
    pattern: "/multi_search",
    action: "documents:search",
    handle: ({ catalog, access, query, json }) => {
      const common = Object.fromEntries([...query].filter(([name]) => name !== "x-typesense-api-key"));
      return ok(multiSearch(catalog, access, json(), common));
    },
  },
  { method: "GET", pattern: "/keys", action: "keys:list", handle: ({ keys }) => ok({ keys: keys.list() }) },
  { method: "POST", pattern: "/keys", action: "keys:create", handle: ({ keys, json }) => created(keys.create(json())) },
  {
    method: "GET",
    pattern: "/keys/:key",
    action: "keys:get",
    handle: ({ keys, path }) => ok(keys.get(path["key"] ?? "")),
  },
  {
    method: "DELETE",
    pattern: "/keys/:key",
    action: "keys:delete",
    handle: ({ keys, path }) => ok(keys.delete(path["key"] ?? "")),
  },
  { method: "GET", pattern: "/health", handle: () => ok({ ok: true }) },
  { method: "GET", pattern: "/debug", action: "debug:list", handle: () => ok({ state: 1, version: "29.0" }) },
  { method: "GET", pattern: "/metrics.json", action: "metrics.json:list", handle: () => ok(memoryMetrics()) },
  { method: "GET", pattern: "/stats.json", action: "stats.json:list", handle: () => ok(requestStats.summary()) },
];
