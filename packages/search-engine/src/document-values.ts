import type { ColumnValue } from "./column.ts";
import type { GeoPoint } from "./geo.ts";
import { isJsonObject } from "./json-object.ts";
import type { JsonObject } from "./json-object.ts";
import type { FieldSchema } from "./schema.ts";

/** The value at a field's name; `a.b` also looks into objects, and into each object of an array. */
export function valueAt(document: JsonObject, name: string): unknown {
  if (Object.hasOwn(document, name)) return document[name];
  if (!name.includes(".")) return undefined;
  let values: unknown[] = [document];
  let manyFound = false;
  for (const part of name.split(".")) {
    const next: unknown[] = [];
    for (const value of values) {
      if (!isJsonObject(value) || !Object.hasOwn(value, part)) continue;
      const inner = value[part];
      if (Array.isArray(inner)) {
        manyFound = true;
        next.push(...inner);
      } else {
        next.push(inner);
      }
    }
    values = next;
  }
  if (values.length === 0) return undefined;
  return manyFound ? values : values[0];
}

/** A field's values as a column keeps them: none when missing or null, one for a single field. */
export function fieldValues(document: JsonObject, field: FieldSchema): ColumnValue[] {
  const value = valueAt(document, field.name);
  if (value === undefined || value === null) return [];
  const list: unknown[] = Array.isArray(value) ? value : [value];
  return list.flatMap((entry): ColumnValue[] => {
    if (typeof entry === "boolean") return [entry ? 1 : 0];
    return typeof entry === "string" || typeof entry === "number" ? [entry] : [];
  });
}

/** A geo field's places, undefined when it has none. */
export function fieldGeoPoints(document: JsonObject, field: FieldSchema): GeoPoint[] | undefined {
  const value = valueAt(document, field.name);
  if (!Array.isArray(value) || value.length === 0) return undefined;
  const pairs: unknown[] = typeof value[0] === "number" ? [value] : value;
  const places = pairs.flatMap((pair): GeoPoint[] => {
    if (!Array.isArray(pair)) return [];
    const [latitude, longitude] = pair as unknown[];
    return typeof latitude === "number" && typeof longitude === "number" ? [{ latitude, longitude }] : [];
  });
  return places.length > 0 ? places : undefined;
}
