import type { CollectionIndex } from "./collection-index.ts";
import type { Column } from "./column.ts";
import { misspeltWords } from "./misspelt-words.ts";
import { TextIndex } from "./text-index.ts";
import { tokenize } from "./tokenizer.ts";
import type { TokenizerOptions } from "./tokenizer.ts";
import { exactWords } from "./word-search.ts";
import type { WordMatch } from "./word-search.ts";

/** Which values of a facet match what was typed into its box, and how they are marked. */
export interface FacetQueryWords {
  accepts(column: Column, code: number): boolean;
  highlight(label: string, tokenizer: TokenizerOptions, marks: { start: string; end: string }): string;
}

const candidatesPerWord = 4;

/** Looks the typed words up among a facet's words: as typed, then with one and two typos; the last may be half typed. */
export function facetQueryWords(index: CollectionIndex, column: Column, query: { text: string; typos: number }): FacetQueryWords {
  const typed = tokenize(query.text, index.tokenizer).map((token) => token.word);
  const text = column.isText ? valueWords(index, column) : undefined;
  const readings = typed.map((word, place) => {
    if (!text) return new Map<string, number>();
    const prefix = place === typed.length - 1;
    for (let typos = 0; typos <= Math.min(query.typos, word.length - 1); typos++) {
      const taken = typos === 0 ? exactWords(text, word, prefix) : misspeltWords(text, word, typos, prefix).slice(0, candidatesPerWord);
      if (taken.length > 0) return new Map(taken.map((match: WordMatch) => [text.words[match.id] ?? "", match.prefixOnly ? word.length : Infinity]));
    }
    return new Map<string, number>();
  });
  return {
    accepts(own, code) {
      if (!text) return typed.length === 0 || own.label(code).startsWith(typed.join(""));
      const words = own.normalised(code).split(" ");
      return readings.every((reading) => words.some((word) => reading.has(word)));
    },
    highlight(label, tokenizer, marks) {
      let result = "";
      let at = 0;
      for (const token of tokenize(label, tokenizer)) {
        const length = readings.map((reading) => reading.get(token.word)).find((found) => found !== undefined);
        if (length === undefined) continue;
        const end = Math.min(token.end, token.start + length);
        result += `${label.slice(at, token.start)}${marks.start}${label.slice(token.start, end)}${marks.end}`;
        at = end;
      }
      return result + label.slice(at);
    },
  };
}

const known = new WeakMap<Column, { version: number; words: TextIndex }>();

/** The words of a facet's values: "rows" are codes, so that nothing is kept for each of the many cars of a value. */
function valueWords(index: CollectionIndex, column: Column): TextIndex {
  const before = known.get(column);
  if (before?.version === index.version) return before.words;
  const newest = new Float64Array(column.values.length);
  const order = index.columns.get(index.schema.default_sorting_field);
  const scores = order?.values as number[] | undefined;
  if (order && scores) {
    for (const row of index.liveRows()) {
      const score = scores[order.codes.data[row] as number] as number;
      if (!column.isArray) newest[column.codes.data[row] as number] = Math.max(newest[column.codes.data[row] as number] as number, score);
      else for (const code of column.rowCodes(row)) newest[code] = Math.max(newest[code] as number, score);
    }
  }
  const words = new TextIndex();
  for (let code = 1; code < newest.length; code++) if ((column.live.data[code] as number) > 0) words.set(code, [column.normalised(code).split(" ")], newest[code] as number);
  known.set(column, { version: index.version, words });
  return words;
}
