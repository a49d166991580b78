import { ApiError } from "./api-error.ts";
import { valueAt } from "./document-values.ts";
import { limits } from "./limits.ts";
import { isJsonObject } from "./json-object.ts";
import { baseType, isArrayType } from "./schema.ts";
import type { JsonObject } from "./json-object.ts";
import type { CollectionSchema, FieldSchema } from "./schema.ts";

/** What to do with a value of the wrong type, in Typesense's words. */
export type DirtyValues = "coerce_or_reject" | "coerce_or_drop" | "drop" | "reject";

/** Reads `dirty_values`. @throws ApiError 400 for an unknown word. */
export function parseDirtyValues(text: string | null): DirtyValues {
  const value = text ?? "coerce_or_reject";
  if (value === "coerce_or_reject" || value === "coerce_or_drop" || value === "drop" || value === "reject")
    return value;
  throw new ApiError(400, "Parameter `dirty_values` must be coerce_or_reject, coerce_or_drop, drop or reject.");
}

/**
 * Checks a whole document against the schema and returns it with values coerced. @throws ApiError 400 in Typesense's
 * words.
 */
export function checkDocument(document: JsonObject, schema: CollectionSchema, dirty: DirtyValues): JsonObject {
  if (isDeeperThan(document, limits.documentDepth))
    throw new ApiError(400, `The document is nested deeper than ${limits.documentDepth} levels.`);
  let checked = document;
  for (const field of schema.fields) {
    if (!field.index) continue;
    const value = valueAt(document, field.name);
    if (value === undefined || value === null) {
      if (!field.optional && !(field.name.includes(".") && isArrayType(field.type))) {
        throw new ApiError(
          400,
          `Field \`${field.name}\` has been declared in the schema, but is not found in the document.`,
        );
      }
      continue;
    }
    if (isValid(value, field)) continue;
    const coerced = dirty.startsWith("coerce") && !field.name.includes(".") ? coerce(value, field) : undefined;
    if (coerced !== undefined) {
      checked = { ...checked, [field.name]: coerced };
    } else if (dirty.endsWith("drop") && field.optional && !field.name.includes(".")) {
      checked = Object.fromEntries(Object.entries(checked).filter(([key]) => key !== field.name));
    } else {
      throw new ApiError(400, `Field \`${field.name}\` must be ${typeName(field)}.`);
    }
  }
  return checked;
}

/** Checks a document's `id`. @throws ApiError 400. */
export function checkId(id: unknown): string | undefined {
  if (id === undefined || id === null) return undefined;
  if (typeof id !== "string") throw new ApiError(400, "Document's `id` field should be a string.");
  if (id === "") throw new ApiError(400, "The `id` should not be empty.");
  if (id.length > limits.idLength)
    throw new ApiError(400, `Document's \`id\` is longer than ${limits.idLength} characters.`);
  return id;
}

/** RFC 7386: objects are merged, null removes, everything else replaces. */
export function mergePatch(target: JsonObject, patch: JsonObject): JsonObject {
  const merged = new Map(Object.entries(target));
  for (const [key, value] of Object.entries(patch)) {
    const own = merged.get(key);
    if (value === null) merged.delete(key);
    else merged.set(key, isJsonObject(value) && isJsonObject(own) ? mergePatch(own, value) : value);
  }
  return Object.fromEntries(merged);
}

function isDeeperThan(value: unknown, levels: number): boolean {
  if (typeof value !== "object" || value === null) return false;
  return levels === 0 || Object.values(value).some((inner) => isDeeperThan(inner, levels - 1));
}

function isValid(value: unknown, field: FieldSchema): boolean {
  if (field.type === "geopoint") return isPoint(value);
  if (!isArrayType(field.type))
    return (
      isValidOne(value, field) ||
      (field.name.includes(".") && Array.isArray(value) && value.every((entry) => isValidOne(entry, field)))
    );
  return (
    Array.isArray(value) &&
    value.every((entry) => (field.type === "geopoint[]" ? isPoint(entry) : isValidOne(entry, field)))
  );
}

function isValidOne(value: unknown, field: FieldSchema): boolean {
  switch (baseType(field.type)) {
    case "string":
      return typeof value === "string";
    case "bool":
      return typeof value === "boolean";
    case "int32":
      return Number.isInteger(value) && Math.abs(value as number) <= 2 ** 31;
    case "int64":
      return Number.isInteger(value);
    case "float":
      return typeof value === "number";
    case "object":
      return isJsonObject(value);
    default:
      return false;
  }
}

function isPoint(value: unknown): boolean {
  if (!Array.isArray(value) || value.length !== 2) return false;
  const [latitude, longitude] = value as unknown[];
  return (
    typeof latitude === "number" &&
    typeof longitude === "number" &&
    Math.abs(latitude) <= 90 &&
    Math.abs(longitude) <= 180
  );
}

function coerce(value: unknown, field: FieldSchema): unknown {
  if (isArrayType(field.type)) {
    const list = Array.isArray(value) ? value : [value];
    const coerced = list.map((entry) => (isValidOne(entry, field) ? entry : coerceOne(entry, field)));
    return coerced.some((entry) => entry === undefined) ? undefined : coerced;
  }
  return Array.isArray(value) ? undefined : coerceOne(value, field);
}

function coerceOne(value: unknown, field: FieldSchema): unknown {
  const type = baseType(field.type);
  if (type === "string") return typeof value === "number" || typeof value === "boolean" ? String(value) : undefined;
  if (type === "bool") {
    if (value === 1 || value === "true" || value === "1") return true;
    return value === 0 || value === "false" || value === "0" ? false : undefined;
  }
  if (type !== "int32" && type !== "int64" && type !== "float") return undefined;
  const number =
    typeof value === "boolean"
      ? Number(value)
      : typeof value === "string" && value.trim() !== ""
        ? Number(value)
        : value;
  if (typeof number !== "number" || !Number.isFinite(number)) return undefined;
  if (type === "float") return number;
  const whole = Math.trunc(number);
  return type === "int32" && Math.abs(whole) > 2 ** 31 ? undefined : whole;
}

function typeName(field: FieldSchema): string {
  const names: Record<string, string> = {
    string: "a string",
    bool: "a bool",
    int32: "an int32",
    int64: "an int64",
    float: "a float",
    object: "an object",
    geopoint: "a 2 element array: [lat, lng]",
  };
  const name = names[baseType(field.type)] ?? "valid";
  if (!isArrayType(field.type)) return name;
  return field.type === "geopoint[]" ? "an array of geopoints" : `an array of ${baseType(field.type)}`;
}
