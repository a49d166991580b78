import { isJsonObject } from "./json-object.ts";
import type { JsonObject } from "./json-object.ts";
import type { SearchParams } from "./search-params.ts";

/** Which fields of a document are shown. */
export interface Projection {
  include: string[];
  exclude: string[];
}

/** Reads `include_fields` and `exclude_fields`. */
export function parseProjection(params: SearchParams): Projection {
  return {
    include: params.list("include_fields").filter((name) => name !== "*"),
    exclude: params.list("exclude_fields"),
  };
}

/** Whether a field may not be shown. */
export function isHidden(name: string, projection: Projection): boolean {
  if (projection.exclude.some((pattern) => matches(name, pattern))) return true;
  return (
    projection.include.length > 0 &&
    !projection.include.some((pattern) => matches(name, pattern) || pattern.startsWith(`${name}.`))
  );
}

/** The document with only what may be shown; `a.b` reaches into objects, `ab*` matches a beginning. */
export function projectDocument(document: JsonObject, projection: Projection, path = ""): JsonObject {
  if (projection.include.length === 0 && projection.exclude.length === 0) return document;
  const shown: [string, unknown][] = [];
  for (const [key, value] of Object.entries(document)) {
    const name = path + key;
    if (isHidden(name, projection)) continue;
    const reachesInside = [...projection.include, ...projection.exclude].some((pattern) =>
      pattern.startsWith(`${name}.`),
    );
    shown.push([key, reachesInside ? projectInside(value, projection, `${name}.`) : value]);
  }
  return Object.fromEntries(shown);
}

function projectInside(value: unknown, projection: Projection, path: string): unknown {
  if (Array.isArray(value)) return value.map((entry) => projectInside(entry, projection, path));
  return isJsonObject(value) ? projectDocument(value, projection, path) : value;
}

function matches(name: string, pattern: string): boolean {
  if (pattern.endsWith("*")) return name.startsWith(pattern.slice(0, -1));
  return name === pattern || name.startsWith(`${pattern}.`);
}
