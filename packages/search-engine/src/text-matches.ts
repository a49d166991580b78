import type { Deadline } from "./deadline.ts";
import type { ReadingScore } from "./reading-score.ts";
import { scratchDoubles } from "./row-scratch.ts";
import { RowSet } from "./row-set.ts";
import type { Reading } from "./reading.ts";

/** Makes what scores a reading's rows; the scores may be kept for the next search. */
type MakeScore = (isKept: boolean) => ReadingScore;

interface FoundReading {
  reading: Reading;
  rows: RowSet;
  makeScore: MakeScore;
  score: ReadingScore | undefined;
}

/** Scores are kept of the first readings of several words, each of which so many of the rows have. */
const maxKept = 3;
const keptFrom = 1 / 16;

/** Rows found by their words. A row is scored when somebody asks: most pages show a few, and counts none. */
export class TextMatches {
  /** The rows found by any reading. */
  readonly rows: RowSet;
  /** How many they are. */
  count = 0;
  readonly #work: { left: number };
  readonly #readings: FoundReading[] = [];

  /** @param work what is left of it: none where readings were left out. */
  constructor(rowCount: number, work: { left: number }) {
    this.rows = new RowSet(rowCount);
    this.#work = work;
  }

  /** Whether spellings may have been left out, since the others were work enough. */
  get isCutOff(): boolean {
    return this.#work.left <= 0;
  }

  /** Takes in the rows of a reading. */
  add(reading: Reading, rows: RowSet, makeScore: MakeScore): void {
    this.#readings.push({ reading, rows, makeScore, score: undefined });
    this.count = this.rows.or(rows).count();
  }

  /** How well a row was found, and by which reading: the better of two scores counts, the earlier of two equal ones. */
  best(row: number): { score: number; reading: Reading } | undefined {
    let best: { score: number; reading: Reading } | undefined;
    for (const found of this.#readings) {
      if (!found.rows.has(row)) continue;
      const own = this.#scoreOf(found).of(row);
      if (!best || own > best.score) best = { score: own, reading: found.reading };
    }
    return best;
  }

  /** The first reading that a row was found by. */
  first(row: number): Reading | undefined {
    return this.#readings.find(({ rows }) => rows.has(row))?.reading;
  }

  /** The score of each row found; those of other rows mean nothing. Holds until the next search (row-scratch.ts). */
  scores(deadline: Deadline): Float64Array {
    const scores = scratchDoubles("scores", this.rows.words.length * 32);
    scores.fill(0);
    for (const found of this.#readings) {
      const score = this.#scoreOf(found);
      const list = found.rows.list("reading");
      for (let place = 0; place < list.length; place++) {
        if ((place & 4095) === 4095) deadline.check();
        const row = list[place] as number;
        const known = scores[row] as number;
        if (known < score.most) scores[row] = Math.max(known, score.of(row));
      }
    }
    return scores;
  }

  #scoreOf(found: FoundReading): ReadingScore {
    const { reading, rows, makeScore } = found;
    return (found.score ??= makeScore(
      reading.words.length > 1 &&
        this.#readings.indexOf(found) < maxKept &&
        rows.count() > rows.words.length * 32 * keptFrom,
    ));
  }
}
