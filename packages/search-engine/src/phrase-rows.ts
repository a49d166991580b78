import type { IndexOwner } from "./index-cache.ts";
import { keptRows } from "./index-cache.ts";
import type { RowSet } from "./row-set.ts";
import type { SearchedField } from "./searched-field.ts";
import type { TextIndex } from "./text-index.ts";
import type { WordRows } from "./word-rows.ts";

/** The rows that have the words of a phrase one after another in one of the fields; not to be changed. */
export function phraseRows(
  index: IndexOwner,
  phrase: readonly string[],
  fields: readonly SearchedField[],
  wordRows: WordRows,
): RowSet {
  return keptRows(index, "phrase", `${fields.map(({ name }) => name).join(",")} ${phrase.join(" ")}`, () => {
    const found = wordRows.none();
    for (const field of fields) {
      const ids = phrase.map((word) => field.index.idOf(word));
      if (ids.some((id) => id < 0)) continue;
      const [first, ...others] = ids.map((id) => wordRows.inField(field, id));
      if (!first) continue;
      const all = first.copy();
      for (const other of others) all.and(other);
      const rows = all.list("phrase");
      for (let place = 0; place < rows.length; place++)
        if (hasPhrase(field.index, rows[place] as number, ids)) found.add(rows[place] as number);
    }
    return found;
  });
}

function hasPhrase({ pool: { data }, starts, lengths }: TextIndex, row: number, ids: readonly number[]): boolean {
  const [first] = ids;
  const start = starts.data[row] as number;
  const last = start + (lengths.data[row] as number) - ids.length;
  for (let at = start; at <= last; at++) {
    if (data[at] !== first) continue;
    let place = 1;
    while (place < ids.length && data[at + place] === ids[place]) place += 1;
    if (place === ids.length) return true;
  }
  return false;
}
