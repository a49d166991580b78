import type { CollectionIndex } from "./collection-index.ts";
import { keptNumbers, keptRows } from "./index-cache.ts";
import { postingLength, somePostingRow } from "./posting.ts";
import { RowSet } from "./row-set.ts";
import type { SearchedField } from "./text-candidates.ts";

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
  inField({ name, index }: SearchedField, id: number): RowSet {
    return keptRows(this.#index, "word", `${name} ${id}`, () => {
      const rows = this.none();
      somePostingRow(index.postings[id], (row) => {
        rows.add(row);
        return false;
      });
      return rows;
    });
  }

  /** The rows that have a word in any field; not to be changed. */
  anywhere(word: string): RowSet {
    const places = this.#fields.flatMap((field) => {
      const id = field.index.idOf(word);
      return id < 0 ? [] : [{ field, id }];
    });
    const [first, second] = places;
    if (!first) return this.none();
    if (!second) return this.inField(first.field, first.id);
    return keptRows(this.#index, "word", `${this.#names} ${word}`, () => places.reduce((rows, { field, id }) => rows.or(this.inField(field, id)), this.none()));
  }

  /** Whether a word of a field stands in any of the rows. */
  standsIn(field: SearchedField, id: number, rows: RowSet): boolean {
    const posting = field.index.postings[id];
    return postingLength(posting) > rows.words.length ? this.inField(field, id).meets(rows) : somePostingRow(posting, (row) => rows.has(row));
  }
}
