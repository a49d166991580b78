import { Column } from "./column.ts";
import { fieldGeoPoints, fieldValues } from "./document-values.ts";
import { GeoColumn } from "./geo-column.ts";
import { baseType, tokenizerOptions } from "./schema.ts";
import type { JsonObject } from "./json-object.ts";
import type { CollectionSchema } from "./schema.ts";
import { TextIndex } from "./text-index.ts";
import { wordsOf } from "./tokenizer.ts";
import type { TokenizerOptions } from "./tokenizer.ts";

/**
 * A collection in memory. Rows follow the documents' sequence, so a higher row is a newer document; a document keeps
 * its row through updates, and a deleted one leaves a dead row until the index is rebuilt (see {@link shouldCompact}).
 */
export class CollectionIndex {
  schema: CollectionSchema;
  readonly tokenizer: TokenizerOptions;
  /** Fields by value. A text that is neither facet nor sorted by has none: nearly each car has another one. */
  readonly columns = new Map<string, Column>();
  readonly #texts = new Map<string, TextIndex>();
  /** Text facets whose words nobody has looked for yet. */
  readonly #unread = new Set<string>();
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
      else if (type !== "object" && (type !== "string" || field.facet || field.sort))
        this.columns.set(field.name, new Column(field, this.tokenizer));
      if (type !== "string") continue;
      if (this.columns.has(field.name)) this.#unread.add(field.name);
      else this.#texts.set(field.name, new TextIndex());
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
      const text = this.#texts.get(field.name);
      if (column || text) {
        const values = fieldValues(document, field);
        column?.set(row, values);
        text?.set(
          row,
          values.map((value) => wordsOf(String(value), this.tokenizer)),
          score,
        );
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
    for (const text of this.#texts.values()) text.clear(row);
    for (const geo of this.geos.values()) geo.set(row, undefined);
    this.version += 1;
    return true;
  }

  /** Whether a field is of texts that words can be looked for in. */
  isText(name: string): boolean {
    return this.#texts.has(name) || this.#unread.has(name);
  }

  /** Names of the fields that words can be looked for in, in the order of the schema. */
  textFields(): string[] {
    return this.schema.fields.map(({ name }) => name).filter((name) => this.isText(name));
  }

  /**
   * The words of a field, undefined when it is not of texts. Those of a facet are read from its values when first asked
   * for.
   */
  text(name: string): TextIndex | undefined {
    const column = this.columns.get(name);
    if (!column || !this.#unread.has(name)) return this.#texts.get(name);
    const text = new TextIndex();
    const sortedBy = this.columns.get(this.schema.default_sorting_field);
    const words: string[][] = [];
    for (let row = 0; row < this.rowCount; row++) {
      const codes = column.rowCodes(row);
      if (codes.length === 0) continue;
      const score = Number(sortedBy?.values[sortedBy.codes.data[row] ?? 0] ?? 0);
      text.set(
        row,
        codes.map((code) => (words[code] ??= wordsOf(String(column.values[code] ?? ""), this.tokenizer))),
        score,
      );
    }
    this.#unread.delete(name);
    this.#texts.set(name, text);
    return text;
  }

  /** Reads the words of the same facets as another index has, so that a search does not wait for it later. */
  readTextsOf(other: CollectionIndex): void {
    for (const name of other.#texts.keys()) this.text(name);
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
    for (const text of this.#texts.values()) text.sortedIds();
  }

  /** Whether enough is left behind that the index should be built anew: 30 % dead rows, or three changes a row. */
  shouldCompact(): boolean {
    const dead = this.rowCount - this.liveCount;
    return (
      (dead > 1000 && dead > this.rowCount * 0.3) ||
      (this.replacedCount > 20_000 && this.replacedCount > this.rowCount * 3)
    );
  }

  #defaultScore(document: JsonObject): number {
    const value = document[this.schema.default_sorting_field];
    return typeof value === "number" ? value : 0;
  }
}
