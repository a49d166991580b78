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
 * One number that orders as Typesense's `text_match` does; it fits a double exactly because each part is given only the bits
 * it can need.
 */
export function packScore(score: TextScore, weightFirst: boolean): number {
  const field =
    (((Math.min(31, score.wordsPresent) * 32 + Math.min(31, score.uniqueWords)) * 256 + (255 - Math.min(255, score.typoCost))) * 128 +
      (100 - Math.min(100, score.distance))) * 2 + (score.exact ? 1 : 0);
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
export function textMatchInfo(score: TextScore, weightFirst: boolean, dropped: number): { text_match: number; text_match_info: Record<string, unknown> } {
  const best =
    (BigInt(score.wordsPresent) << 40n) | (BigInt(score.uniqueWords) << 32n) | (BigInt(255 - score.typoCost) << 24n) |
    (BigInt(100 - score.distance) << 16n) | ((score.exact ? 1n : 0n) << 8n);
  const tokens = BigInt(score.tokensMatched) << 59n;
  const fields = BigInt(Math.min(7, score.fieldsMatched));
  const weight = BigInt(score.fieldWeight);
  const total = weightFirst ? tokens | (weight << 51n) | (best << 3n) | fields : tokens | (best << 11n) | (weight << 3n) | fields;
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

/** The parts of a field's match, as {@link matchField} packs them. */
export function unpackMatch(match: number): { wordsPresent: number; uniqueWords: number; distance: number; exact: boolean } {
  return { exact: match % 2 === 1, distance: 100 - ((match >>> 1) & 127), wordsPresent: (match >>> 8) & 31, uniqueWords: match >>> 13 };
}

function packMatch(uniqueWords: number, wordsPresent: number, distance: number, exact: boolean): number {
  return (Math.min(31, uniqueWords) << 13) | (Math.min(31, wordsPresent) << 8) | ((100 - Math.min(100, distance)) << 1) | (exact ? 1 : 0);
}

const mostSpots = 256;
const spots = new Int32Array(mostSpots);
const which = new Int32Array(mostSpots);

/**
 * Looks at a field's words in order: how many of the asked words it has at all, how many stand within ten places of each
 * other, how far apart, and whether the value is exactly those words. The answer is one number, bigger for the better match
 * (see {@link unpackMatch}), 0 for none; of an array field it is the best element's.
 *
 * @param pool Word ids of all rows; the row's stand from `start` to `end`.
 * @param asked One word id per query word, -1 where the field does not have it.
 * @param hasElements whether the field has, or had, values of several elements
 */
export function matchField(pool: Uint32Array, start: number, end: number, asked: readonly number[], hasElements = true): number {
  if (asked.length === 1) return matchSingle(pool, start, end, asked[0] as number);
  if (!hasElements) return start === end ? 0 : matchElement(pool, start, end, asked);
  let best = 0;
  let from = start;
  for (let at = start; at <= end; at++) {
    if (at < end && pool[at] !== elementEnd) continue;
    const match = matchElement(pool, from, at, asked);
    if (match > best) best = match;
    from = at + 1;
  }
  return best;
}

/** The match of a value that is one asked word and nothing else. */
export const onlyWord = packMatch(1, 1, 0, true);
/** The match of a value with one asked word among others. */
export const oneWord = packMatch(1, 1, 0, false);

function matchSingle(pool: Uint32Array, start: number, end: number, asked: number): number {
  let best = 0;
  for (let at = start; at < end; at++) {
    if (pool[at] !== asked) continue;
    const isWhole = (at === start || pool[at - 1] === elementEnd) && (at === end - 1 || pool[at + 1] === elementEnd);
    if (isWhole) return onlyWord;
    best = oneWord;
  }
  return best;
}

function matchElement(pool: Uint32Array, start: number, end: number, asked: readonly number[]): number {
  let found = 0;
  let present = 0;
  let seen = 0;
  const width = asked.length;
  const [first, second] = asked;
  let inOrder = end - start === width;
  for (let at = start; at < end && found < mostSpots; at++) {
    // By hand: this runs for each word of each car that has one of the asked words.
    const word = pool[at] as number;
    let token = word === first ? 0 : word === second ? 1 : 2;
    while (token < width && asked[token] !== word) token += 1;
    if (token !== at - start) inOrder = false;
    if (token === width) continue;
    if ((seen & (1 << token)) === 0) {
      seen |= 1 << token;
      present += 1;
    }
    spots[found] = at;
    which[found] = token;
    found += 1;
  }
  if (present === 0) return 0;
  if (present === 1) return packMatch(1, 1, 0, inOrder);
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
  return packMatch(present, bestCount, bestSpan, inOrder);
}
