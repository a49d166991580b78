import type { CollectionIndex } from "./collection-index.ts";
import type { Deadline } from "./deadline.ts";
import type { FilterClause, FilterValue } from "./filter-ast.ts";
import { checkTextOperator } from "./filter-values.ts";
import { somePostingRow } from "./posting.ts";
import type { RowSet } from "./row-set.ts";
import { elementEnd } from "./text-index.ts";
import type { TextIndex } from "./text-index.ts";
import { wordsOf } from "./tokenizer.ts";
import type { TokenizerOptions } from "./tokenizer.ts";
import { exactWords } from "./word-search.ts";

/** What one value asks of a text, word by word. */
interface AskedText {
  /** Ids that a word may have: several where it is the beginning of a word. */
  words: ReadonlySet<number>[];
  /** The words anywhere in an element, an element that begins with them, or one that is them. */
  place: "anywhere" | "beginning" | "whole";
}

/**
 * Adds the rows that a clause about a text without a column asks for: those with all words of a value, and only they
 * are read.
 */
export function markTexts(rows: RowSet, index: CollectionIndex, clause: FilterClause, deadline: Deadline): void {
  checkTextOperator(clause);
  const text = index.text(clause.field);
  if (!text) return;
  for (const value of clause.values) {
    deadline.check();
    const asked = askedText(text, value, clause.operator === "contains", index.tokenizer);
    const [first, ...others] = asked.words.map((ids) => rowsWithAny(text, ids, rows));
    if (!first) continue;
    for (const other of others) first.and(other);
    const isSettled = asked.place === "anywhere" && (others.length === 0 || !text.hasElements);
    if (isSettled) rows.or(first);
    else for (const row of first.list("texts")) if (hasElement(text, row, asked)) rows.add(row);
  }
}

function askedText(
  text: TextIndex,
  { text: value, quoted }: FilterValue,
  isAnywhere: boolean,
  tokenizer: TokenizerOptions,
): AskedText {
  const words = wordsOf(value, tokenizer);
  const isPrefix = !quoted && value.endsWith("*");
  return {
    words: words.map((word, place) => new Set(exactWords(text, word, isPrefix && place === words.length - 1))),
    place: isAnywhere ? "anywhere" : isPrefix ? "beginning" : "whole",
  };
}

function rowsWithAny(text: TextIndex, ids: ReadonlySet<number>, like: RowSet): RowSet {
  const rows = like.empty();
  for (const id of ids) {
    somePostingRow(text.postings[id], (row) => {
      rows.add(row);
      return false;
    });
  }
  return rows;
}

/** Whether an element of a row's text is as asked. */
function hasElement({ pool: { data }, starts, lengths }: TextIndex, row: number, { words, place }: AskedText): boolean {
  const end = (starts.data[row] as number) + (lengths.data[row] as number);
  for (let from = starts.data[row] as number; from < end; from++) {
    let to = from;
    while (to < end && data[to] !== elementEnd) to += 1;
    const isLong = place === "whole" ? to - from === words.length : to - from >= words.length;
    if (
      isLong &&
      words.every((ids, at) =>
        place === "anywhere" ? data.subarray(from, to).some((id) => ids.has(id)) : ids.has(data[from + at] as number),
      )
    )
      return true;
    from = to;
  }
  return false;
}
