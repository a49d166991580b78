import { CollectionIndex } from "./collection-index.ts";
import { isJsonObject } from "./schema.ts";
import type { CollectionSchema, JsonObject } from "./schema.ts";
import type { Store } from "./store.ts";

/** A write that has been checked and waits for its transaction. */
export interface PreparedWrite {
  id: string;
  sequence: number;
  document: JsonObject;
}

const loadSlice = 2000;

/** One collection: its documents in the store and its index in memory, kept in step. */
export class Collection {
  /** The store's number for the collection; never used twice. */
  readonly number: number;
  readonly createdAt: number;
  schema: CollectionSchema;
  index: CollectionIndex;
  readonly #store: Store;
  #nextSequence = 1;

  constructor(store: Store, number: number, schema: CollectionSchema, createdAt: number) {
    this.#store = store;
    this.number = number;
    this.schema = schema;
    this.createdAt = createdAt;
    this.index = new CollectionIndex(schema);
  }

  /** Builds the index from the store: at start, after a schema change, and when too many rows are dead. */
  rebuild(schema: CollectionSchema = this.schema): void {
    const index = new CollectionIndex(schema);
    let last = 0;
    for (;;) {
      const slice = this.#store.documentsAfter(this.number, last, loadSlice);
      for (const stored of slice) {
        const document: unknown = JSON.parse(stored.body);
        if (isJsonObject(document)) index.put(stored.id, stored.sequence, document);
        last = stored.sequence;
      }
      if (slice.length < loadSlice) break;
    }
    this.#nextSequence = Math.max(this.#nextSequence, last + 1);
    this.schema = schema;
    this.index = index;
  }

  /** The next free sequence. */
  takeSequence(): number {
    return this.#nextSequence++;
  }

  /** The sequence of a document, or undefined. */
  sequenceOf(id: string): number | undefined {
    const row = this.index.rowOf.get(id);
    return row === undefined ? undefined : this.index.sequences[row];
  }

  /** A document as text, or undefined. */
  documentText(id: string): string | undefined {
    const sequence = this.sequenceOf(id);
    return sequence === undefined ? undefined : this.#store.documentBody(this.number, sequence);
  }

  /** A document, or undefined. */
  document(id: string): JsonObject | undefined {
    const text = this.documentText(id);
    if (text === undefined) return undefined;
    const document: unknown = JSON.parse(text);
    return isJsonObject(document) ? document : undefined;
  }

  /** The document of a live row. */
  documentAt(row: number): JsonObject {
    return this.document(this.index.ids[row] ?? "") ?? {};
  }

  /** Keeps writes durably, all or none, then shows them to searches. */
  write(writes: readonly PreparedWrite[]): void {
    if (writes.length === 0) return;
    this.#store.transaction(() => {
      for (const write of writes) this.#store.putDocument(this.number, { sequence: write.sequence, id: write.id, body: JSON.stringify(write.document) });
    });
    for (const write of writes) this.index.put(write.id, write.sequence, write.document);
  }

  /** Deletes documents durably, all or none; ids that are not there are passed over. */
  delete(ids: readonly string[]): number {
    const known = ids.filter((id) => this.sequenceOf(id) !== undefined);
    if (known.length === 0) return 0;
    this.#store.transaction(() => {
      for (const id of known) this.#store.deleteDocument(this.number, this.sequenceOf(id) ?? 0);
    });
    for (const id of known) this.index.remove(id);
    if (this.index.shouldCompact()) this.rebuild();
    return known.length;
  }

  /** The collection as the API shows it. */
  describe(): JsonObject {
    const { default_sorting_field, enable_nested_fields, fields, name, symbols_to_index, token_separators, metadata } = this.schema;
    return {
      created_at: this.createdAt, default_sorting_field, enable_nested_fields, fields, name,
      num_documents: this.index.liveCount, symbols_to_index, token_separators,
      ...(metadata ? { metadata } : {}),
    };
  }
}
