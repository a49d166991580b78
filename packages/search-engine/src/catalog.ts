import { ApiError } from "./api-error.ts";
import { Collection } from "./collection.ts";
import { isJsonObject } from "./json-object.ts";
import { parseCollectionSchema, textOf } from "./schema.ts";
import type { JsonObject } from "./json-object.ts";
import type { CollectionSchema } from "./schema.ts";
import { RecordSet } from "./record-set.ts";
import type { Store } from "./store.ts";

/** Every collection, and the small records beside them. */
export class Catalog {
  readonly store: Store;
  readonly collections = new Map<string, Collection>();
  readonly aliases: RecordSet;
  readonly presets: RecordSet;
  readonly stopwords: RecordSet;
  /** Synonyms and overrides, by the name of their collection or set. */
  readonly synonyms: RecordSet;
  readonly overrides: RecordSet;
  #nextNumber = 1;

  constructor(store: Store) {
    this.store = store;
    this.aliases = new RecordSet(store, "alias");
    this.presets = new RecordSet(store, "preset");
    this.stopwords = new RecordSet(store, "stopwords");
    this.synonyms = new RecordSet(store, "synonym");
    this.overrides = new RecordSet(store, "override");
    for (const { name, body } of store.records("collection")) {
      if (!isJsonObject(body)) continue;
      const number = Number(body["number"]);
      this.#nextNumber = Math.max(this.#nextNumber, number + 1);
      const collection = new Collection(store, number, body["schema"] as CollectionSchema, Number(body["createdAt"]));
      collection.rebuild();
      this.collections.set(name, collection);
    }
  }

  /** The collection behind a name or alias. @throws ApiError 404. */
  collection(nameOrAlias: string): Collection {
    const alias = this.aliases.get("", nameOrAlias);
    const found = this.collections.get(nameOrAlias) ?? this.collections.get(textOf(alias?.["collection_name"]));
    if (!found) throw new ApiError(404, "Collection not found");
    return found;
  }

  /** Creates a collection. @throws ApiError 400, 409. */
  create(input: unknown): Collection {
    const schema = parseCollectionSchema(input);
    if (this.collections.has(schema.name))
      throw new ApiError(409, `A collection with name \`${schema.name}\` already exists.`);
    const collection = new Collection(this.store, this.#nextNumber, schema, Math.floor(Date.now() / 1000));
    this.save(collection);
    this.#nextNumber += 1;
    this.collections.set(schema.name, collection);
    return collection;
  }

  /** Stores a collection's definition. */
  save(collection: Collection): void {
    const { number, schema, createdAt } = collection;
    this.store.putRecord("collection", "", schema.name, { number, schema, createdAt });
  }

  /** Deletes a collection and all that hangs on it; what it was is returned. @throws ApiError 404. */
  drop(nameOrAlias: string): JsonObject {
    const collection = this.collection(nameOrAlias);
    const { name } = collection.schema;
    const description = collection.describe();
    this.store.transaction(() => {
      this.store.deleteAllDocuments(collection.number);
      this.store.deleteRecord("collection", "", name);
      this.store.deleteRecords("synonym", name);
      this.store.deleteRecords("override", name);
    });
    collection.close();
    this.collections.delete(name);
    this.synonyms.forgetScope(name);
    this.overrides.forgetScope(name);
    return description;
  }

  /** Stops background work and lets go of the store. */
  close(): void {
    for (const collection of this.collections.values()) collection.close();
    this.store.close();
  }
}
