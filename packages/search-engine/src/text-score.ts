import { elementEnd } from "./text-index.ts";

/** The parts of a text match, from which Typesense's `text_match` number is made. */
export interface TextScore {
  tokensMatched: number;
  /** Words present close together, words present at all, typo cost, distance, exactness of the best field. */
  wordsPresent: number;
  uniqueWords: number;
  typoCost: number;
  distance: number;
  exact: boolean;
  fieldWeight: number;
  fieldsMatched: number;
}

const windowSize = 10;

/** What one more matched token adds to a packed score. */
export const scorePerToken = 2 ** 33;

/**
 * One number that orders as Typesense's `text_match` does; it fits a double exactly because each part is given only the
 * bits it can need.
 */
export function packScore(score: TextScore, weightFirst: boolean): number {
  const field =
    (((Math.min(31, score.wordsPresent) * 32 + Math.min(31, score.uniqueWords)) * 256 +
      (255 - Math.min(255, score.typoCost))) *
      128 +
      (100 - Math.min(100, score.distance))) *
      2 +
    (score.exact ? 1 : 0);
  const weight = Math.min(15, score.fieldWeight);
  const fields = Math.min(7, score.fieldsMatched);
  const tokens = Math.min(31, score.tokensMatched);
  if (weightFirst) return ((tokens * 16 + weight) * 2 ** 26 + field) * 8 + fields;
  return ((tokens * 2 ** 26 + field) * 16 + weight) * 8 + fields;
}

/** The parts of a packed score. */
export function unpackScore(packed: number, weightFirst: boolean): TextScore {
  const fieldsMatched = packed % 8;
  let rest = Math.floor(packed / 8);
  let fieldWeight: number;
  let field: number;
  if (weightFirst) {
    field = rest % 2 ** 26;
    rest = Math.floor(rest / 2 ** 26);
    fieldWeight = rest % 16;
    rest = Math.floor(rest / 16);
  } else {
    fieldWeight = rest % 16;
    rest = Math.floor(rest / 16);
    field = rest % 2 ** 26;
    rest = Math.floor(rest / 2 ** 26);
  }
  return {
    tokensMatched: rest,
    exact: field % 2 === 1,
    distance: 100 - (Math.floor(field / 2) % 128),
    typoCost: 255 - (Math.floor(field / 256) % 256),
    uniqueWords: Math.floor(field / 65536) % 32,
    wordsPresent: Math.floor(field / 2097152),
    fieldWeight,
    fieldsMatched,
  };
}

/** Typesense's own numbers for `text_match_info`. */
export function textMatchInfo(
  score: TextScore,
  weightFirst: boolean,
  dropped: number,
): { text_match: number; text_match_info: Record<string, unknown> } {
  const best =
    (BigInt(score.wordsPresent) << 40n) |
    (BigInt(score.uniqueWords) << 32n) |
    (BigInt(255 - score.typoCost) << 24n) |
    (BigInt(100 - score.distance) << 16n) |
    ((score.exact ? 1n : 0n) << 8n);
  const tokens = BigInt(score.tokensMatched) << 59n;
  const fields = BigInt(Math.min(7, score.fieldsMatched));
  const weight = BigInt(score.fieldWeight);
  const total = weightFirst
    ? tokens | (weight << 51n) | (best << 3n) | fields
    : tokens | (best << 11n) | (weight << 3n) | fields;
  return {
    text_match: Number(total),
    text_match_info: {
      best_field_score: String(best),
      best_field_weight: score.fieldWeight,
      fields_matched: score.fieldsMatched,
      num_tokens_dropped: dropped,
      score: String(total),
      tokens_matched: score.tokensMatched,
      typo_prefix_score: score.typoCost,
    },
  };
}

/**
 * Typesense's own numbers where nothing but phrases was typed: 100,000 with the weight of the best field, and the parts
 * that it reads out of that number as out of any other.
 */
export function phraseMatchInfo(fieldWeight: number): { text_match: number; text_match_info: Record<string, unknown> } {
  const total = 100_000 + fieldWeight;
  return {
    text_match: total,
    text_match_info: {
      best_field_score: String(total >> 11),
      best_field_weight: (total >> 3) & 255,
      fields_matched: total & 7,
      num_tokens_dropped: 1,
      score: String(total),
      tokens_matched: 0,
      typo_prefix_score: 255,
    },
  };
}

/** The parts of a field's match, as {@link matchField} packs them. */
export function unpackMatch(match: number): {
  wordsPresent: number;
  uniqueWords: number;
  distance: number;
  exact: boolean;
} {
  return {
    exact: match % 2 === 1,
    distance: 100 - ((match >>> 1) & 127),
    wordsPresent: (match >>> 8) & 31,
    uniqueWords: match >>> 13,
  };
}

function packMatch(uniqueWords: number, wordsPresent: number, distance: number, exact: boolean): number {
  return (
    (Math.min(31, uniqueWords) << 13) |
    (Math.min(31, wordsPresent) << 8) |
    ((100 - Math.min(100, distance)) << 1) |
    (exact ? 1 : 0)
  );
}

const maxSpots = 256;
const spots = new Int32Array(maxSpots);
const which = new Int32Array(maxSpots);

/** The match of a value that is one asked word and nothing else. */
export const onlyWord = packMatch(1, 1, 0, true);
/** The match of a value with one asked word among others. */
export const oneWord = packMatch(1, 1, 0, false);

/** The words that are looked for in a field, and how well texts match them. */
export class AskedWords {
  readonly #ids: readonly number[];
  /** 1 at the last bits of each id: nearly all other words of a text are passed over by them alone. */
  readonly #hints = new Uint8Array(4096);

  /** @param ids One word id per query word, -1 where the field does not have it. */
  constructor(ids: readonly number[]) {
    this.#ids = ids;
    for (const id of ids) if (id >= 0) this.#hints[id & 4095] = 1;
  }

  /**
   * Looks at a text's words in order: how many of the asked words it has at all, how many stand within ten places of
   * each other, how far apart, and whether the value is exactly those words. The answer is one number, bigger for the
   * better match (see {@link unpackMatch}), 0 for none; of an array field it is the best element's.
   *
   * @param pool Word ids of all rows; the row's stand from `start` to `end`.
   * @param hasElements whether the field has, or had, values of several elements
   */
  match(pool: Uint32Array, start: number, end: number, hasElements: boolean): number {
    if (!hasElements) return this.#element(pool, start, end);
    let best = 0;
    let from = start;
    for (let at = start; at <= end; at++) {
      if (at < end && pool[at] !== elementEnd) continue;
      const match = this.#element(pool, from, at);
      if (match > best) best = match;
      from = at + 1;
    }
    return best;
  }

  #element(pool: Uint32Array, start: number, end: number): number {
    const ids = this.#ids;
    const hints = this.#hints;
    let found = 0;
    let present = 0;
    let seen = 0;
    for (let at = start; at < end && found < maxSpots; at++) {
      while (at < end && hints[(pool[at] as number) & 4095] === 0) at += 1;
      if (at >= end) break;
      const token = ids.indexOf(pool[at] as number);
      if (token < 0) continue;
      if ((seen & (1 << token)) === 0) {
        seen |= 1 << token;
        present += 1;
      }
      spots[found] = at;
      which[found] = token;
      found += 1;
    }
    if (present === 0) return 0;
    // Each word stands where it was typed, and nothing else does.
    const isWhole =
      found === ids.length &&
      end - start === found &&
      which.subarray(0, found).every((token, place) => token === place);
    if (present === 1) return packMatch(1, 1, 0, isWhole);
    const { count, span } = closest(found);
    return packMatch(present, count, span, isWhole);
  }
}

/** The most different words that stand close together among the spots, and how close they can be. */
function closest(found: number): { count: number; span: number } {
  let bestCount = 0;
  let bestSpan = 0;
  for (let first = 0; first < found; first++) {
    let near = 0;
    let count = 0;
    const from = spots[first] as number;
    let last = from;
    for (let next = first; next < found && (spots[next] as number) - from <= windowSize; next++) {
      const bit = 1 << (which[next] as number);
      if ((near & bit) !== 0) continue;
      near |= bit;
      count += 1;
      last = spots[next] as number;
    }
    const span = last - from;
    if (count > bestCount || (count === bestCount && span < bestSpan)) {
      bestCount = count;
      bestSpan = span;
    }
  }
  return { count: bestCount, span: bestSpan };
}
