import { Column } from "./column.ts";
import type { ColumnValue } from "./column.ts";
import { fieldGeoPoints, fieldValues } from "./document-values.ts";
import { GeoColumn } from "./geo-column.ts";
import { baseType, tokenizerOptions } from "./schema.ts";
import type { CollectionSchema, JsonObject } from "./schema.ts";
import { TextIndex } from "./text-index.ts";
import { tokenize } from "./tokenizer.ts";
import type { TokenizerOptions } from "./tokenizer.ts";

/**
 * A collection in memory. Rows follow the documents' sequence, so a higher row is a newer document; a document keeps its row
 * through updates, and a deleted one leaves a dead row until the index is rebuilt (see {@link shouldCompact}).
 */
export class CollectionIndex {
  schema: CollectionSchema;
  readonly tokenizer: TokenizerOptions;
  readonly columns = new Map<string, Column>();
  readonly texts = new Map<string, TextIndex>();
  readonly geos = new Map<string, GeoColumn>();
  /** Rows given out, dead ones included. */
  rowCount = 0;
  /** Live documents. */
  liveCount = 0;
  /** 1 for a live row. */
  alive = new Uint8Array(64);
  /** Document id by row. */
  readonly ids: string[] = [];
  /** Store sequence by row. */
  readonly sequences: number[] = [];
  /** Row by document id. */
  readonly rowOf = new Map<string, number>();
  /** Documents replaced: each leaves behind words and values that may no longer be used. */
  replacedCount = 0;
  /** Rises with every change: cached results of an older version are not used. */
  version = 0;
  #liveRows: Uint32Array | undefined;

  constructor(schema: CollectionSchema) {
    this.schema = schema;
    this.tokenizer = tokenizerOptions(schema);
    for (const field of schema.fields) {
      if (!field.index) continue;
      const type = baseType(field.type);
      if (type === "geopoint") this.geos.set(field.name, new GeoColumn());
      else if (type !== "object") this.columns.set(field.name, new Column(field, this.tokenizer));
      if (type === "string") this.texts.set(field.name, new TextIndex());
    }
  }

  /** Adds or replaces a document that has been checked against the schema. */
  put(id: string, sequence: number, document: JsonObject): void {
    let row = this.rowOf.get(id);
    if (row === undefined) {
      row = this.rowCount++;
      this.rowOf.set(id, row);
      if (row >= this.alive.length) {
        const grown = new Uint8Array(this.alive.length * 2);
        grown.set(this.alive);
        this.alive = grown;
      }
      this.alive[row] = 1;
      this.liveCount += 1;
      this.#liveRows = undefined;
      this.ids[row] = id;
      this.sequences[row] = sequence;
    } else {
      this.replacedCount += 1;
    }
    const score = this.#defaultScore(document);
    for (const field of this.schema.fields) {
      const column = this.columns.get(field.name);
      if (column) {
        const values = fieldValues(document, field);
        column.set(row, values);
        this.texts.get(field.name)?.set(row, values.map((value) => this.#words(value)), score);
      }
      this.geos.get(field.name)?.set(row, fieldGeoPoints(document, field));
    }
    this.version += 1;
  }

  /** Forgets a document; true when it was there. */
  remove(id: string): boolean {
    const row = this.rowOf.get(id);
    if (row === undefined) return false;
    this.rowOf.delete(id);
    this.alive[row] = 0;
    this.liveCount -= 1;
    this.#liveRows = undefined;
    for (const column of this.columns.values()) column.clear(row);
    for (const text of this.texts.values()) text.clear(row);
    for (const geo of this.geos.values()) geo.set(row, undefined);
    this.version += 1;
    return true;
  }

  /** Every live row, ascending. */
  liveRows(): Uint32Array {
    if (this.#liveRows) return this.#liveRows;
    const rows = new Uint32Array(this.liveCount);
    let count = 0;
    for (let row = 0; row < this.rowCount; row++) if (this.alive[row] === 1) rows[count++] = row;
    this.#liveRows = rows;
    return rows;
  }

  /** Sorts the words now, so that the first search does not wait for it. */
  prepare(): void {
    for (const text of this.texts.values()) text.sortedIds();
  }

  /** Whether enough is left behind that the index should be built anew: 30 % dead rows, or three changes a row. */
  shouldCompact(): boolean {
    const dead = this.rowCount - this.liveCount;
    return (dead > 1000 && dead > this.rowCount * 0.3) || (this.replacedCount > 20_000 && this.replacedCount > this.rowCount * 3);
  }

  #words(value: ColumnValue): string[] {
    return tokenize(String(value), this.tokenizer).map((token) => token.word);
  }

  #defaultScore(document: JsonObject): number {
    const value = document[this.schema.default_sorting_field];
    return typeof value === "number" ? value : 0;
  }
}
