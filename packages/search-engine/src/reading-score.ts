import type { RowSet } from "./row-set.ts";
import type { SearchedField } from "./searched-field.ts";
import { candidateCost, fieldsOf } from "./text-candidates.ts";
import type { Reading } from "./reading.ts";
import { AskedWords, onlyWord, oneWord, packScore, scorePerToken, unpackMatch } from "./text-score.ts";
import type { WordRows } from "./word-rows.ts";

/** How well a row that has every word of a reading is found by it. */
export interface ReadingScore {
  of(row: number): number;
  /** No row is found better. */
  most: number;
}

interface InvolvedField {
  field: SearchedField;
  asked: AskedWords;
  /** The rows that have each word of the reading in the field; undefined where none has. */
  rows: (RowSet | undefined)[];
  /** Scores of a field that has one of the words, alone or among others. */
  alone: number;
  among: number;
  /** Scores of matches met so far. */
  packed: Map<number, number>;
}

/** What scores hang on beside the words. */
interface ScoreOptions {
  fields: readonly SearchedField[];
  wordRows: WordRows;
  weightFirst: boolean;
  prioritizeExactMatch: boolean;
  countedWords: number | undefined;
}

/** The same scores, kept until the next change: the next page and the next filter need them again. */
export function keptScore(
  reading: Reading,
  droppedWords: readonly string[],
  score: ReadingScore,
  options: ScoreOptions,
): ReadingScore {
  const { fields, weightFirst, prioritizeExactMatch, countedWords } = options;
  const words = reading.words.map((candidate) => [candidate.word, candidateCost(candidate)]);
  const known = options.wordRows.numbers(
    JSON.stringify([
      words,
      droppedWords,
      fields.map(({ name, weight, typos, prefix }) => [name, weight, typos, prefix]),
      weightFirst,
      prioritizeExactMatch,
      countedWords,
    ]),
  );
  return { ...score, of: (row) => (known[row] ||= score.of(row)) };
}

/** Scores the rows that have every word of a reading. A field that has one of the words needs no look at its text. */
export function readingScore(reading: Reading, droppedWords: readonly string[], options: ScoreOptions): ReadingScore {
  const { fields, wordRows, weightFirst, countedWords } = options;
  const typoCost = reading.words.reduce((sum, candidate) => sum + candidateCost(candidate), 0);
  const exactCounts = options.prioritizeExactMatch && typoCost === 0;
  const width = reading.words.length;
  const pack = (match: number, field: SearchedField): number => {
    const parts = unpackMatch(match);
    // Among synonyms a field that has all words of its reading counts as many words as the longest, side by side.
    const own =
      countedWords !== undefined && parts.uniqueWords === width
        ? { wordsPresent: countedWords, uniqueWords: countedWords, distance: countedWords - 1 }
        : parts;
    return packScore(
      {
        ...own,
        exact: parts.exact && exactCounts,
        typoCost,
        fieldWeight: field.weight,
        fieldsMatched: 0,
        tokensMatched: countedWords ?? width,
      },
      weightFirst,
    );
  };
  const involved = fields.flatMap((field): InvolvedField[] => {
    const ids = reading.words.map((candidate) =>
      fieldsOf(candidate, fields).includes(field) ? field.index.idOf(candidate.word) : -1,
    );
    if (ids.every((id) => id < 0)) return [];
    return [
      {
        field,
        asked: new AskedWords(ids),
        rows: ids.map((id) => (id < 0 ? undefined : wordRows.inField(field, id))),
        alone: pack(onlyWord, field),
        among: pack(oneWord, field),
        packed: new Map(),
      },
    ];
  });
  const dropped = droppedWords.map((word) => wordRows.anywhere(word));
  const most =
    width > 1 || dropped.length > 0
      ? Infinity
      : Math.max(0, ...involved.map(({ alone }) => alone)) + Math.min(7, involved.length);
  const of = (row: number): number => {
    let best = 0;
    let fieldsMatched = 0;
    for (let place = 0; place < involved.length; place++) {
      const entry = involved[place] as InvolvedField;
      const present = wordsIn(entry.rows, row);
      if (present === 0) continue;
      const { pool, starts, lengths, hasElements } = entry.field.index;
      let score: number;
      if (present === 1 && !hasElements) {
        score = width === 1 && lengths.data[row] === 1 ? entry.alone : entry.among;
      } else {
        const start = starts.data[row] as number;
        const match = entry.asked.match(pool.data, start, start + (lengths.data[row] as number), hasElements);
        const known = entry.packed.get(match);
        score = known ?? pack(match, entry.field);
        if (known === undefined) entry.packed.set(match, score);
      }
      fieldsMatched += 1;
      if (score > best) best = score;
    }
    return best + Math.min(7, fieldsMatched) + (dropped.length === 0 ? 0 : wordsIn(dropped, row) * scorePerToken);
  };
  return { of, most };
}

/** How many of the words a row has. */
function wordsIn(rows: readonly (RowSet | undefined)[], row: number): number {
  let count = 0;
  for (let place = 0; place < rows.length; place++) if (rows[place]?.has(row)) count += 1;
  return count;
}
