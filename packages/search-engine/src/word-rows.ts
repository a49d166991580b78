import type { IndexOwner } from "./index-cache.ts";
import { keptNumbers, keptRows } from "./index-cache.ts";
import { postingLength, somePostingRow } from "./posting.ts";
import { RowSet } from "./row-set.ts";
import type { SearchedField } from "./searched-field.ts";

/** Rows of rarer words are not kept: there are too many such words, and they are found at once. */
const keptFrom = 256;

/** In which rows words stand, in the fields that a search looks at. */
export class WordRows {
  readonly #index: IndexOwner;
  readonly #fields: readonly SearchedField[];

  constructor(index: IndexOwner, fields: readonly SearchedField[]) {
    this.#index = index;
    this.#fields = fields;
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
    return postingLength(field.index.postings[id]) < keptFrom
      ? find()
      : keptRows(this.#index, "fieldWord", `${field.name} ${id}`, find);
  }

  /**
   * The rows that have a word in any of the fields; not to be changed.
   *
   * @param fields @default all that the search looks at
   */
  anywhere(word: string, fields: readonly SearchedField[] = this.#fields): RowSet {
    const places = fields.map((field) => ({ field, id: field.index.idOf(word) })).filter(({ id }) => id >= 0);
    const find = (): RowSet => {
      const rows = this.none();
      for (const { field, id } of places) {
        if (postingLength(field.index.postings[id]) < keptFrom) this.#addTo(rows, field, id);
        else rows.or(this.inField(field, id));
      }
      return rows;
    };
    const isFrequent = places.some(({ field, id }) => postingLength(field.index.postings[id]) >= keptFrom);
    return isFrequent
      ? keptRows(this.#index, "word", `${fields.map(({ name }) => name).join(",")} ${word}`, find)
      : find();
  }

  /** Whether a word of a field stands in any of the rows. */
  standsIn(field: SearchedField, id: number, rows: RowSet): boolean {
    const posting = field.index.postings[id];
    return postingLength(posting) > rows.words.length
      ? this.inField(field, id).meets(rows)
      : somePostingRow(posting, (row) => rows.has(row));
  }

  #addTo(rows: RowSet, { index }: SearchedField, id: number): void {
    somePostingRow(index.postings[id], (row) => {
      rows.add(row);
      return false;
    });
  }
}
