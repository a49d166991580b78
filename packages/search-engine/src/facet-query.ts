import type { Column } from "./column.ts";
import type { CollectionIndex } from "./collection-index.ts";
import type { Deadline } from "./deadline.ts";
import type { IndexOwner } from "./index-cache.ts";
import { limits } from "./limits.ts";
import { RowSet } from "./row-set.ts";
import { TextIndex } from "./text-index.ts";
import { TextMatches } from "./text-matches.ts";
import { searchWords } from "./text-search.ts";
import { tokenize } from "./tokenizer.ts";
import type { TokenizerOptions } from "./tokenizer.ts";
import { WordRows } from "./word-rows.ts";

/** What was typed into the box of a facet. */
export interface FacetQuery {
  field: string;
  /** Never empty. */
  text: string;
  typos: number;
  /** Words that each typed word may stand for. */
  maxCandidates: number;
}

/** Which values of a facet match what was typed into its box, and how they are marked. */
export interface FacetQueryWords {
  accepts(code: number): boolean;
  highlight(code: number, tokenizer: TokenizerOptions, marks: { start: string; end: string }): string;
}

/** Shortest words that one typo, and two, are allowed in. */
const minLengthOneTypo = 3;
const minLengthTwoTypos = 7;

/**
 * Looks the typed words up among a facet's values as a search does among documents: as typed, then with typos; the last
 * may be half typed.
 *
 * @param counts how many of the rows have each value
 */
export function facetQueryWords(
  index: CollectionIndex,
  column: Column,
  query: FacetQuery,
  counts: Uint32Array,
  deadline: Deadline,
): FacetQueryWords {
  const typed = tokenize(query.text, index.tokenizer).map((token) => token.word);
  if (!column.isText) {
    return {
      accepts: (code) => typed.length > 0 && column.label(code).startsWith(typed.join("")),
      highlight: (code) => column.label(code),
    };
  }
  const { owner, words } = valueWords(index, column);
  const fields = [{ name: column.field.name, index: words, weight: 1, prefix: true, typos: query.typos }];
  const wanted = new RowSet(owner.rowCount);
  for (let code = 1; code < counts.length; code++) if ((counts[code] as number) > 0) wanted.add(code);
  const work = { left: limits.textWork };
  const matches = new TextMatches(owner.rowCount, work);
  if (typed.length > 0) {
    searchWords(
      typed,
      [],
      {
        fields,
        wordRows: new WordRows(owner, fields),
        wanted,
        typoThreshold: 1,
        dropThreshold: 0,
        dropMode: "right_to_left",
        minLengthOneTypo,
        minLengthTwoTypos,
        numberTypos: true,
        maxCandidates: query.maxCandidates,
        maxReadings: query.maxCandidates,
        countedWords: undefined,
        weightFirst: false,
        prioritizeExactMatch: true,
        deadline,
        work,
      },
      matches,
    );
  }
  return {
    accepts: (code) => matches.rows.has(code),
    highlight(code, tokenizer, marks) {
      const label = column.label(code);
      const reading = matches.first(code);
      // Of the last word, which may be half typed, as many letters are marked as were typed.
      const lengths = new Map(
        reading?.words.map(({ word }, place) => [
          word,
          place === typed.length - 1 ? (typed[place] ?? "").length : word.length,
        ]),
      );
      let result = "";
      let at = 0;
      for (const token of tokenize(label, tokenizer)) {
        const length = lengths.get(token.word);
        if (length === undefined) continue;
        const end = Math.min(token.end, token.start + length);
        result += `${label.slice(at, token.start)}${marks.start}${label.slice(token.start, end)}${marks.end}`;
        at = end;
      }
      return result + label.slice(at);
    },
  };
}

const known = new WeakMap<Column, { owner: IndexOwner; words: TextIndex }>();

/** The words of a facet's values: "rows" are codes, so that nothing is kept for each of the many cars of a value. */
function valueWords(index: CollectionIndex, column: Column): { owner: IndexOwner; words: TextIndex } {
  const before = known.get(column);
  if (before?.owner.version === index.version) return before;
  const newest = new Float64Array(column.values.length);
  const order = index.columns.get(index.schema.default_sorting_field);
  const scores = order?.values as number[] | undefined;
  if (order && scores) {
    for (const row of index.liveRows()) {
      const score = scores[order.codes.data[row] as number] as number;
      if (!column.isArray)
        newest[column.codes.data[row] as number] = Math.max(newest[column.codes.data[row] as number] as number, score);
      else for (const code of column.rowCodes(row)) newest[code] = Math.max(newest[code] as number, score);
    }
  }
  const words = new TextIndex();
  for (let code = 1; code < newest.length; code++)
    if ((column.live.data[code] as number) > 0)
      words.set(code, [column.normalised(code).split(" ")], newest[code] as number);
  const made = { owner: { version: index.version, rowCount: column.values.length }, words };
  known.set(column, made);
  return made;
}
