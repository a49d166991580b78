import { ApiError } from "./api-error.ts";
import type { Catalog } from "./catalog.ts";
import type { Collection } from "./collection.ts";
import { checkDocument } from "./document-check.ts";
import { isJsonObject } from "./json-object.ts";
import { checkDefaultSortingField, parseField, readSettings } from "./schema.ts";
import type { JsonObject } from "./json-object.ts";
import type { CollectionSchema } from "./schema.ts";

/** Adds and drops fields, or changes the metadata; the documents already stored must fit. @throws ApiError 400. */
export async function updateSchema(catalog: Catalog, collection: Collection, input: unknown): Promise<JsonObject> {
  if (!isJsonObject(input)) throw new ApiError(400, "Bad JSON.");
  const { fields } = input;
  const schema: CollectionSchema = { ...collection.schema, fields: [...collection.schema.fields] };
  if (!readSettings(schema, input) && fields === undefined) throw new ApiError(400, "Alter payload is empty.");
  const changes = fields === undefined ? [] : fields;
  if (!Array.isArray(changes)) throw new ApiError(400, "The `fields` value should be an array of objects.");
  for (const change of changes as unknown[]) applyChange(schema, change);
  checkDefaultSortingField(schema);
  if (changes.length > 0) {
    await collection.changeSchema(
      schema,
      (document, id) => checkStored(document, id, schema),
      () => catalog.save(collection),
    );
    return input;
  }
  const before = collection.schema;
  collection.schema = schema;
  try {
    catalog.save(collection);
  } catch (error) {
    collection.schema = before;
    throw error;
  }
  collection.index.schema = schema;
  return input;
}

function applyChange(schema: CollectionSchema, change: unknown): void {
  const name = isJsonObject(change) ? change["name"] : undefined;
  const at = schema.fields.findIndex((field) => field.name === name);
  if (isJsonObject(change) && change["drop"] === true) {
    if (at < 0) throw new ApiError(400, `Field \`${String(name)}\` is not part of collection schema.`);
    schema.fields.splice(at, 1);
    return;
  }
  if (at >= 0)
    throw new ApiError(
      400,
      `Field \`${String(name)}\` is already part of the schema: To change this field, drop it first before adding it back to the schema.`,
    );
  schema.fields.push(parseField(change));
}

function checkStored(document: JsonObject, id: string, schema: CollectionSchema): void {
  try {
    checkDocument(document, schema, "reject");
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    throw new ApiError(
      400,
      `Schema change is incompatible with the type of documents already stored in this collection. Existing document \`${id}\`: ${error.message}`,
    );
  }
}
