import { CollectionIndex } from "./collection-index.ts";
import { isJsonObject } from "./schema.ts";
import type { CollectionSchema, JsonObject } from "./schema.ts";
import type { Store, StoredDocument } from "./store.ts";

/** A write that has been checked and waits for its transaction. */
export interface PreparedWrite {
  id: string;
  sequence: number;
  document: JsonObject;
}

/** Documents read at once at start, and between searches while compacting. */
const loadSlice = 2000;
const compactSlice = 200;

/** One collection: its documents in the store and its index in memory, kept in step. */
export class Collection {
  /** The store's number for the collection; never used twice. */
  readonly number: number;
  readonly createdAt: number;
  schema: CollectionSchema;
  index: CollectionIndex;
  readonly #store: Store;
  #nextSequence = 1;
  #compaction: { index: CollectionIndex; last: number } | undefined;
  #isClosed = false;

  constructor(store: Store, number: number, schema: CollectionSchema, createdAt: number) {
    this.#store = store;
    this.number = number;
    this.schema = schema;
    this.createdAt = createdAt;
    this.index = new CollectionIndex(schema);
  }

  /** Builds the index from the store, at start and after a schema change. */
  rebuild(schema: CollectionSchema = this.schema): void {
    this.#compaction = undefined;
    const index = new CollectionIndex(schema);
    let last = 0;
    for (;;) {
      const slice = this.#store.documentsAfter(this.number, last, loadSlice);
      for (const stored of slice) addStored(index, stored);
      last = slice.at(-1)?.sequence ?? last;
      if (slice.length < loadSlice) break;
    }
    this.#nextSequence = Math.max(this.#nextSequence, last + 1);
    index.prepare();
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
    for (const write of writes) {
      this.index.put(write.id, write.sequence, write.document);
      if (this.#compaction && write.sequence <= this.#compaction.last) this.#compaction.index.put(write.id, write.sequence, write.document);
    }
    this.#compactWhenDue();
  }

  /** Deletes documents durably, all or none; ids that are not there are passed over. */
  delete(ids: readonly string[]): number {
    const known = ids.filter((id) => this.sequenceOf(id) !== undefined);
    if (known.length === 0) return 0;
    this.#store.transaction(() => {
      for (const id of known) this.#store.deleteDocument(this.number, this.sequenceOf(id) ?? 0);
    });
    for (const id of known) {
      this.index.remove(id);
      this.#compaction?.index.remove(id);
    }
    this.#compactWhenDue();
    return known.length;
  }

  /** Stops background work; the store is about to be closed or the collection dropped. */
  close(): void {
    this.#isClosed = true;
    this.#compaction = undefined;
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

  /**
   * Builds a fresh index beside the one in use, a slice between searches, and swaps. Writes meanwhile go to both; documents
   * past the slice read so far are met later.
   */
  #compactWhenDue(): void {
    if (this.#compaction || !this.index.shouldCompact()) return;
    const compaction = { index: new CollectionIndex(this.schema), last: 0 };
    this.#compaction = compaction;
    const step = (): void => {
      if (this.#isClosed || this.#compaction !== compaction) return;
      const slice = this.#store.documentsAfter(this.number, compaction.last, compactSlice);
      for (const stored of slice) addStored(compaction.index, stored);
      compaction.last = slice.at(-1)?.sequence ?? compaction.last;
      if (slice.length === compactSlice) {
        setImmediate(step);
        return;
      }
      compaction.index.prepare();
      this.index = compaction.index;
      this.#compaction = undefined;
    };
    setImmediate(step);
  }
}

function addStored(index: CollectionIndex, stored: StoredDocument): void {
  const document: unknown = JSON.parse(stored.body);
  if (isJsonObject(document)) index.put(stored.id, stored.sequence, document);
}
