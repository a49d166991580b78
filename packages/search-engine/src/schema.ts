import { ApiError } from "./api-error.ts";
import type { TokenizerOptions } from "./tokenizer.ts";
import { refuseUnsupportedField } from "./unsupported.ts";
import { isJsonObject } from "./json-object.ts";
import type { JsonObject } from "./json-object.ts";

/** The field types this engine stores. */
export const fieldTypes = [
  "string",
  "string[]",
  "int32",
  "int32[]",
  "int64",
  "int64[]",
  "float",
  "float[]",
  "bool",
  "bool[]",
  "geopoint",
  "geopoint[]",
  "object",
  "object[]",
] as const;

/** One of {@link fieldTypes}. */
export type FieldType = (typeof fieldTypes)[number];

/** A field of a collection, all defaults filled in, in Typesense's own names. */
export interface FieldSchema {
  name: string;
  type: FieldType;
  facet: boolean;
  optional: boolean;
  index: boolean;
  sort: boolean;
  infix: boolean;
  locale: string;
  stem: boolean;
  store: boolean;
}

/** A collection as it is stored. */
export interface CollectionSchema {
  name: string;
  fields: FieldSchema[];
  default_sorting_field: string;
  enable_nested_fields: boolean;
  symbols_to_index: string[];
  token_separators: string[];
  metadata?: Record<string, unknown>;
  /** Sets that every search of the collection uses (server 30). */
  synonym_sets?: string[];
  curation_sets?: string[];
}

/** A value if it is text, else "". */
export function textOf(value: unknown): string {
  return typeof value === "string" ? value : "";
}

/** Whether a type holds several values. */
export function isArrayType(type: FieldType): boolean {
  return type.endsWith("[]");
}

/** The type of one value of a field. */
export function baseType(type: FieldType): string {
  return type.replace("[]", "");
}

/** Whether a type's values are numbers (bool excluded). */
export function isNumberType(type: FieldType): boolean {
  return ["int32", "int64", "float"].includes(baseType(type));
}

const namePattern = /^[^/\s\p{Cc}][^/\p{Cc}]{0,199}$/u;

/** Checks one field definition and fills its defaults. @throws ApiError 400 in Typesense's words. */
export function parseField(input: unknown): FieldSchema {
  if (!isJsonObject(input)) throw new ApiError(400, "Wrong format for `fields`. It should be an array of objects.");
  const { name, type } = input;
  if (typeof name !== "string" || name === "")
    throw new ApiError(
      400,
      "Wrong format for `fields`. It should be an array of objects containing `name`, `type`, `optional` and `facet` properties.",
    );
  if (!namePattern.test(name) || name === "id") throw new ApiError(400, `Bad field name \`${name.slice(0, 100)}\`.`);
  refuseUnsupportedField(name, input);
  if (typeof type !== "string" || !(fieldTypes as readonly string[]).includes(type)) {
    throw new ApiError(
      400,
      `Field \`${name}\` has an invalid data type \`${String(type)}\`, see docs for supported data types.`,
    );
  }
  const flag = (key: string, fallback: boolean): boolean => {
    const value = input[key];
    if (value === undefined || value === null) return fallback;
    if (typeof value !== "boolean")
      throw new ApiError(400, `The \`${key}\` property of the field \`${name}\` should be a boolean.`);
    return value;
  };
  const fieldType = type as FieldType;
  return {
    name,
    type: fieldType,
    facet: flag("facet", false),
    optional: flag("optional", false),
    index: flag("index", true),
    sort: flag("sort", isNumberType(fieldType) || ["bool", "geopoint", "geopoint[]"].includes(fieldType)),
    infix: flag("infix", false),
    locale: typeof input["locale"] === "string" ? input["locale"] : "",
    stem: flag("stem", false),
    store: flag("store", true),
  };
}

/** Checks a collection definition and fills its defaults. @throws ApiError 400 in Typesense's words. */
export function parseCollectionSchema(input: unknown): CollectionSchema {
  if (!isJsonObject(input)) throw new ApiError(400, "Bad JSON.");
  const { name, fields } = input;
  if (name === undefined) throw new ApiError(400, "Parameter `name` is required.");
  if (typeof name !== "string" || !namePattern.test(name))
    throw new ApiError(400, "Collection name is not valid: 1 to 200 characters without a slash.");
  if (fields === undefined) throw new ApiError(400, "Parameter `fields` is required.");
  if (!Array.isArray(fields)) throw new ApiError(400, "The `fields` value should be an array of objects.");
  const parsed = fields.map(parseField);
  const seen = new Set<string>();
  for (const field of parsed) {
    if (seen.has(field.name)) throw new ApiError(400, `There are duplicate field names in the schema.`);
    seen.add(field.name);
  }
  const schema: CollectionSchema = {
    name,
    fields: parsed,
    default_sorting_field: typeof input["default_sorting_field"] === "string" ? input["default_sorting_field"] : "",
    enable_nested_fields: input["enable_nested_fields"] === true,
    symbols_to_index: characters(input["symbols_to_index"], "symbols_to_index"),
    token_separators: characters(input["token_separators"], "token_separators"),
  };
  readSettings(schema, input);
  checkDefaultSortingField(schema);
  return schema;
}

/**
 * Reads what may change without touching a document: `metadata` and the linked sets. True when one is given. @throws
 * ApiError 400.
 */
export function readSettings(schema: CollectionSchema, input: JsonObject): boolean {
  if (isJsonObject(input["metadata"])) schema.metadata = input["metadata"];
  for (const key of ["synonym_sets", "curation_sets"] as const) {
    const names = input[key];
    if (names === undefined) continue;
    if (!Array.isArray(names) || names.some((name) => typeof name !== "string"))
      throw new ApiError(400, `\`${key}\` should be an array of strings.`);
    schema[key] = names as string[];
  }
  return ["metadata", "synonym_sets", "curation_sets"].some((key) => input[key] !== undefined);
}

/** @throws ApiError 400 when the default sorting field is missing, optional or not sortable. */
export function checkDefaultSortingField(schema: CollectionSchema): void {
  const name = schema.default_sorting_field;
  if (name === "") return;
  const field = schema.fields.find((candidate) => candidate.name === name);
  if (!field)
    throw new ApiError(400, `Default sorting field is defined as \`${name}\` but is not found in the schema.`);
  if (!field.sort) throw new ApiError(400, `Default sorting field \`${name}\` is not a sortable type.`);
  if (field.optional) throw new ApiError(400, `Default sorting field \`${name}\` cannot be an optional field.`);
}

/** What a collection's schema says about words. */
export function tokenizerOptions(schema: CollectionSchema): TokenizerOptions {
  return { symbolsToIndex: schema.symbols_to_index.join(""), tokenSeparators: schema.token_separators.join("") };
}

function characters(value: unknown, key: string): string[] {
  if (value === undefined) return [];
  if (!Array.isArray(value) || value.some((entry) => typeof entry !== "string" || entry.length !== 1)) {
    throw new ApiError(400, `\`${key}\` should be an array of character symbols.`);
  }
  return value as string[];
}
