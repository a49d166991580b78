import type { IndexOwner } from "./index-cache.ts";
import { phraseRows } from "./phrase-rows.ts";
import type { SearchedField } from "./searched-field.ts";
import type { WordRows } from "./word-rows.ts";

/** Words of a query that are split or joined; the others stay as they are. */
const maxWords = 5;

/**
 * Words that a query may have meant with its blanks set otherwise, within one field: all words joined, two neighbours
 * joined, or one word cut in two that stand side by side. "bt 50" is "bt50", "gtsp" is "gt sp". Undefined when no field
 * has such words.
 */
export function splitOrJoin(
  index: IndexOwner,
  words: readonly string[],
  fields: readonly SearchedField[],
  wordRows: WordRows,
): string[] | undefined {
  for (const field of fields) {
    const found = joined(words, field, wordRows) ?? split(index, words, field, wordRows);
    if (found) return found;
  }
  return undefined;
}

function joined(words: readonly string[], field: SearchedField, wordRows: WordRows): string[] | undefined {
  if (words.length < 2) return undefined;
  const whole = words.join("");
  if (field.index.idOf(whole) >= 0) return [whole];
  for (let at = 0; words.length > 2 && at + 1 < Math.min(maxWords, words.length); at++) {
    const candidate = [...words.slice(0, at), `${words[at] ?? ""}${words[at + 1] ?? ""}`, ...words.slice(at + 2)];
    if (candidate.every((word) => field.index.idOf(word) >= 0) && haveRow(candidate, field, wordRows)) return candidate;
  }
  return undefined;
}

function split(
  index: IndexOwner,
  words: readonly string[],
  field: SearchedField,
  wordRows: WordRows,
): string[] | undefined {
  for (const [at, word] of words.slice(0, maxWords).entries()) {
    for (let cut = word.length - 1; cut > 0; cut--) {
      const parts = [word.slice(0, cut), word.slice(cut)];
      if (parts.some((part) => field.index.idOf(part) < 0) || phraseRows(index, parts, [field], wordRows).isEmpty())
        continue;
      const candidate = [...words.slice(0, at), ...parts, ...words.slice(at + 1)];
      // Typesense looks for a common car only as far as the field knows the words.
      const unknown = candidate.findIndex((own) => field.index.idOf(own) < 0);
      const known = unknown < 0 ? candidate : candidate.slice(0, unknown);
      if (known.length > 0 && haveRow(known, field, wordRows)) return candidate;
      break;
    }
  }
  return undefined;
}

/** Whether some row has all of the words, which the field knows. */
function haveRow(words: readonly string[], field: SearchedField, wordRows: WordRows): boolean {
  const [first, ...others] = words.map((word) => wordRows.inField(field, field.index.idOf(word)));
  const rows = first?.copy();
  for (const other of others) rows?.and(other);
  return rows?.isEmpty() === false;
}
