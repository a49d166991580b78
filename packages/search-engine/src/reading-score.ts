import { postingHas, postingLength } from "./posting.ts";
import type { Posting } from "./posting.ts";
import { scratchBytes, scratchWords } from "./row-scratch.ts";
import type { SearchedField } from "./text-candidates.ts";
import { candidateCost } from "./text-candidates.ts";
import { matchField, onlyWord, oneWord, packScore, unpackMatch } from "./text-score.ts";
import type { Reading, TextSearchOptions } from "./text-search.ts";

/** Rows that have every word of a list, and where. */
export interface WordRows {
  rows: number[];
  /** By row: a bit for each word in each field, field by field; undefined when there are more than 32 of them. */
  present: Uint32Array | undefined;
}

/** A row is looked up in a posting so many times longer than the rows that are left, instead of walking the posting. */
const lookUpFrom = 32;

/** Rows that have every word in some field, and pass the filter. Begins with the rarest word. */
export function rowsWithAll(words: readonly string[], options: Pick<TextSearchOptions, "fields" | "mask" | "rowCount" | "work">): WordRows {
  const { fields, mask, rowCount, work } = options;
  const reached = scratchBytes("reached", rowCount);
  const present = fields.length * words.length <= 32 ? scratchWords("present", rowCount) : undefined;
  const order = words.map((word, place) => {
    const postings = fields.map((field) => postingOf(field, word));
    return { place, postings, size: postings.reduce<number>((sum, posting) => sum + postingLength(posting), 0) };
  });
  order.sort((a, b) => a.size - b.size);
  let rows: number[] = [];
  order.forEach(({ place, postings }, step) => {
    const next: number[] = [];
    for (let field = 0; field < fields.length; field++) {
      const posting = postings[field];
      const isLong = step > 0 && postingLength(posting) > rows.length * lookUpFrom;
      const few = isLong ? rows.filter((row) => postingHas(posting, row)) : undefined;
      const size = few?.length ?? postingLength(posting);
      const data = few ?? (typeof posting === "object" ? posting.data : undefined);
      const bit = 1 << (field * words.length + place);
      work.left -= isLong ? rows.length * lookUpFrom : size;
      for (let at = 0; at < size; at++) {
        const row = data ? (data[at] as number) : (posting as number);
        const seen = reached[row] as number;
        if (seen === step) {
          if (step === 0 && mask && mask[row] !== 1) continue;
          reached[row] = step + 1;
          next.push(row);
          if (present) present[row] = step === 0 ? bit : (present[row] as number) | bit;
        } else if (present && seen === step + 1) {
          present[row] = (present[row] as number) | bit;
        }
      }
    }
    rows = next;
  });
  return { rows, present };
}

interface InvolvedField {
  field: SearchedField;
  asked: number[];
  /** Place of the field's bits. */
  shift: number;
  /** Scores of a field that has one of the words, alone or among others. */
  alone: number;
  among: number;
  /** Scores of matches met so far. */
  packed: Map<number, number>;
}

/** Scores rows for one reading. A field that has one of the words needs no look at its text. */
export function rowScorer(reading: Reading, present: Uint32Array | undefined, options: TextSearchOptions): (row: number) => number {
  const typoCost = reading.words.reduce((sum, candidate) => sum + candidateCost(candidate), 0);
  const exactCounts = options.prioritizeExactMatch && typoCost === 0;
  const width = reading.words.length;
  const pack = (match: number, field: SearchedField): number => {
    const parts = unpackMatch(match);
    return packScore({ ...parts, exact: parts.exact && exactCounts, typoCost, fieldWeight: field.weight, fieldsMatched: 0, tokensMatched: width }, options.weightFirst);
  };
  const involved = options.fields
    .map((field, number): InvolvedField => ({
      field, asked: reading.words.map((candidate) => field.index.idOf(candidate.word)), shift: number * width,
      alone: pack(onlyWord, field), among: pack(oneWord, field), packed: new Map(),
    }))
    .filter((entry) => entry.asked.some((id) => id >= 0));
  const all = width >= 32 ? -1 : (1 << width) - 1;
  return (row) => {
    let best = 0;
    let fieldsMatched = 0;
    for (let place = 0; place < involved.length; place++) {
      const entry = involved[place] as InvolvedField;
      const { pool, starts, lengths, hasElements } = entry.field.index;
      let score: number;
      const bits = present ? ((present[row] as number) >>> entry.shift) & all : all;
      if (bits === 0) continue;
      if (present && !hasElements && (bits & (bits - 1)) === 0) {
        score = width === 1 && lengths.data[row] === 1 ? entry.alone : entry.among;
      } else {
        if (row >= lengths.length) continue;
        const start = starts.data[row] as number;
        const match = matchField(pool.data, start, start + (lengths.data[row] as number), entry.asked, hasElements);
        if (match === 0) continue;
        const known = entry.packed.get(match);
        score = known ?? pack(match, entry.field);
        if (known === undefined) entry.packed.set(match, score);
      }
      fieldsMatched += 1;
      if (score > best) best = score;
    }
    return best + Math.min(7, fieldsMatched);
  };
}

/** The rows of a word in a field. */
export function postingOf(field: SearchedField, word: string): Posting | undefined {
  const id = field.index.idOf(word);
  return id < 0 ? undefined : field.index.postings[id];
}
