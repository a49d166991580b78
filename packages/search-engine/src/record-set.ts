import { isJsonObject } from "./json-object.ts";
import type { JsonObject } from "./json-object.ts";
import type { RecordKind, Store } from "./store.ts";

/**
 * Small named records of one kind, kept in memory and in the store; `scope` is the collection or set they belong to.
 */
export class RecordSet {
  readonly #store: Store;
  readonly #kind: RecordKind;
  readonly #scopes = new Map<string, Map<string, JsonObject>>();

  constructor(store: Store, kind: RecordKind) {
    this.#store = store;
    this.#kind = kind;
    for (const { scope, name, body } of store.records(kind)) if (isJsonObject(body)) this.#scope(scope).set(name, body);
  }

  get(scope: string, name: string): JsonObject | undefined {
    return this.#scopes.get(scope)?.get(name);
  }

  /** All records of a scope, by name. */
  list(scope: string): JsonObject[] {
    return [...(this.#scopes.get(scope) ?? new Map<string, JsonObject>()).entries()]
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([, body]) => body);
  }

  /** Scopes that have a record. */
  scopes(): string[] {
    return [...this.#scopes.keys()].sort();
  }

  put(scope: string, name: string, body: JsonObject): void {
    this.#store.putRecord(this.#kind, scope, name, body);
    this.#scope(scope).set(name, body);
  }

  /** True when it was there. */
  delete(scope: string, name: string): boolean {
    this.#store.deleteRecord(this.#kind, scope, name);
    const records = this.#scopes.get(scope);
    const was = records?.delete(name) ?? false;
    if (records?.size === 0) this.#scopes.delete(scope);
    return was;
  }

  /** Deletes a scope with its records; true when it was there. */
  deleteScope(scope: string): boolean {
    this.#store.deleteRecords(this.#kind, scope);
    return this.forgetScope(scope);
  }

  /** Drops a scope from memory whose stored records are already gone. */
  forgetScope(scope: string): boolean {
    return this.#scopes.delete(scope);
  }

  #scope(name: string): Map<string, JsonObject> {
    let records = this.#scopes.get(name);
    if (!records) {
      records = new Map();
      this.#scopes.set(name, records);
    }
    return records;
  }
}
