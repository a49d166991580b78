import { setImmediate as nextTurn } from "node:timers/promises";
import { ApiError } from "./api-error.ts";
import { CollectionIndex } from "./collection-index.ts";
import { isJsonObject } from "./json-object.ts";
import type { JsonObject } from "./json-object.ts";
import type { CollectionSchema } from "./schema.ts";
import type { Store, StoredDocument } from "./store.ts";

/** A write that has been checked and waits for its transaction. */
export interface PreparedWrite {
  id: string;
  sequence: number;
  document: JsonObject;
}

/** Documents read at once at start, and between searches while compacting. */
const loadSlice = 2000;
const besideSlice = 200;

/** An index that is built beside the one in use. */
interface IndexBeside {
  index: CollectionIndex;
  /** The last sequence that was read into it. */
  last: number;
}

/** One collection: its documents in the store and its index in memory, kept in step. */
export class Collection {
  /** The store's number for the collection; never used twice. */
  readonly number: number;
  readonly createdAt: number;
  schema: CollectionSchema;
  index: CollectionIndex;
  readonly #store: Store;
  #nextSequence = 1;
  /** The schema that a change under way leads to: writes must fit it too. */
  nextSchema: CollectionSchema | undefined;
  #beside: IndexBeside | undefined;
  #isClosed = false;

  constructor(store: Store, number: number, schema: CollectionSchema, createdAt: number) {
    this.#store = store;
    this.number = number;
    this.schema = schema;
    this.createdAt = createdAt;
    this.index = new CollectionIndex(schema);
  }

  /** Builds the index from the store, at start. */
  rebuild(): void {
    const index = new CollectionIndex(this.schema);
    let last = 0;
    for (;;) {
      const slice = this.#store.documentsAfter(this.number, last, loadSlice);
      for (const stored of slice) addStored(index, stored);
      last = slice.at(-1)?.sequence ?? last;
      if (slice.length < loadSlice) break;
    }
    this.#nextSequence = Math.max(this.#nextSequence, last + 1);
    index.prepare();
    this.index = index;
  }

  /**
   * Changes the schema: checks every document and builds the new index a slice at a time, so that searches go on, and
   * then swaps. `save` keeps the definition durably; when it or a check throws, nothing has changed.
   *
   * @throws ApiError 400 from the check, or when another change is under way; 404 when the collection is dropped
   *   meanwhile.
   */
  async changeSchema(
    schema: CollectionSchema,
    check: (document: JsonObject, id: string) => void,
    save: () => void,
  ): Promise<void> {
    if (this.nextSchema) throw new ApiError(400, "Another collection update operation is in progress.");
    this.nextSchema = schema;
    try {
      const isDone = await this.#buildBeside(schema, check, save);
      if (!isDone) throw new ApiError(404, "Collection not found");
    } finally {
      this.nextSchema = undefined;
    }
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
      for (const write of writes)
        this.#store.putDocument(this.number, {
          sequence: write.sequence,
          id: write.id,
          body: JSON.stringify(write.document),
        });
    });
    for (const write of writes) {
      this.index.put(write.id, write.sequence, write.document);
      if (this.#beside && write.sequence <= this.#beside.last)
        this.#beside.index.put(write.id, write.sequence, write.document);
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
      this.#beside?.index.remove(id);
    }
    this.#compactWhenDue();
    return known.length;
  }

  /** Stops background work; the store is about to be closed or the collection dropped. */
  close(): void {
    this.#isClosed = true;
    this.#beside = undefined;
  }

  /** The collection as the API shows it. */
  describe(): JsonObject {
    const {
      default_sorting_field,
      enable_nested_fields,
      fields,
      name,
      symbols_to_index,
      token_separators,
      metadata,
      synonym_sets,
      curation_sets,
    } = this.schema;
    return {
      created_at: this.createdAt,
      default_sorting_field,
      enable_nested_fields,
      fields,
      name,
      num_documents: this.index.liveCount,
      symbols_to_index,
      token_separators,
      ...(metadata ? { metadata } : {}),
      ...(synonym_sets ? { synonym_sets } : {}),
      ...(curation_sets ? { curation_sets } : {}),
    };
  }

  #compactWhenDue(): void {
    if (this.#beside || !this.index.shouldCompact()) return;
    // A read that fails leaves the index in use as it is; the next write tries again.
    this.#buildBeside(this.schema).catch(() => undefined);
  }

  /**
   * Builds a fresh index beside the one in use, a slice between searches, and swaps. Writes meanwhile go to both;
   * documents past the slice read so far are met later. False when the collection was closed or another build took
   * over.
   */
  async #buildBeside(
    schema: CollectionSchema,
    check?: (document: JsonObject, id: string) => void,
    save?: () => void,
  ): Promise<boolean> {
    const beside: IndexBeside = { index: new CollectionIndex(schema), last: 0 };
    beside.index.readTextsOf(this.index);
    this.#beside = beside;
    try {
      for (;;) {
        await nextTurn();
        if (this.#isClosed || this.#beside !== beside) return false;
        const slice = this.#store.documentsAfter(this.number, beside.last, besideSlice);
        for (const stored of slice) addStored(beside.index, stored, check);
        beside.last = slice.at(-1)?.sequence ?? beside.last;
        // Word by word now, or the first search would sort them all at once.
        beside.index.prepare();
        if (slice.length < besideSlice) break;
      }
      const before = this.schema;
      this.schema = schema;
      try {
        save?.();
      } catch (error) {
        this.schema = before;
        throw error;
      }
      this.index = beside.index;
      return true;
    } finally {
      if (this.#beside === beside) this.#beside = undefined;
    }
  }
}

function addStored(
  index: CollectionIndex,
  stored: StoredDocument,
  check?: (document: JsonObject, id: string) => void,
): void {
  const document: unknown = JSON.parse(stored.body);
  if (!isJsonObject(document)) return;
  check?.(document, stored.id);
  index.put(stored.id, stored.sequence, document);
}
