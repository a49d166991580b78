import type { CollectionIndex } from "./collection-index.ts";
import { keptNumbers, keptRows } from "./index-cache.ts";
import { postingLength, somePostingRow } from "./posting.ts";
import { RowSet } from "./row-set.ts";
import type { SearchedField } from "./text-candidates.ts";

/** Rows of rarer words are not kept: there are too many such words, and they are found at once. */
const keptFrom = 256;

/** In which rows words stand, in the fields that a search looks at. */
export class WordRows {
  readonly #index: CollectionIndex;
  readonly #fields: readonly SearchedField[];
  readonly #names: string;

  constructor(index: CollectionIndex, fields: readonly SearchedField[]) {
    this.#index = index;
    this.#fields = fields;
    this.#names = fields.map(({ name }) => name).join(",");
  }

  /** An empty set for the rows of the collection. */
  none(): RowSet {
    return new RowSet(this.#index.rowCount);
  }

  /** A number for each row that is kept under a name, 0 while it is not known. */
  numbers(key: string): Float64Array {
    return keptNumbers(this.#index, key);
  }

  /** The rows that have a word in one field; not to be changed. */
  inField(field: SearchedField, id: number): RowSet {
    const find = (): RowSet => {
      const rows = this.none();
      this.#addTo(rows, field, id);
      return rows;
    };
    return postingLength(field.index.postings[id]) < keptFrom ? find() : keptRows(this.#index, "fieldWord", `${field.name} ${id}`, find);
  }

  /** The rows that have a word in any field; not to be changed. */
  anywhere(word: string): RowSet {
    const places = this.#placesOf(word);
    const find = (): RowSet => {
      const rows = this.none();
      this.addAnywhere(rows, word);
      return rows;
    };
    return places.some(({ field, id }) => postingLength(field.index.postings[id]) >= keptFrom) ? keptRows(this.#index, "word", `${this.#names} ${word}`, find) : find();
  }

  /** Adds the rows that have a word in any field. */
  addAnywhere(rows: RowSet, word: string): void {
    for (const { field, id } of this.#placesOf(word)) {
      if (postingLength(field.index.postings[id]) < keptFrom) this.#addTo(rows, field, id);
      else rows.or(this.inField(field, id));
    }
  }

  /** Whether a word of a field stands in any of the rows. */
  standsIn(field: SearchedField, id: number, rows: RowSet): boolean {
    const posting = field.index.postings[id];
    return postingLength(posting) > rows.words.length ? this.inField(field, id).meets(rows) : somePostingRow(posting, (row) => rows.has(row));
  }

  #placesOf(word: string): { field: SearchedField; id: number }[] {
    return this.#fields.flatMap((field) => {
      const id = field.index.idOf(word);
      return id < 0 ? [] : [{ field, id }];
    });
  }

  #addTo(rows: RowSet, { index }: SearchedField, id: number): void {
    somePostingRow(index.postings[id], (row) => {
      rows.add(row);
      return false;
    });
  }
}
