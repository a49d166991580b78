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

/** How one field of one row matches: the best window of its words. */
export interface FieldMatch {
  wordsPresent: number;
  uniqueWords: number;
  distance: number;
  exact: boolean;
}

/**
 * Looks at a field's words in order: how many of the asked words stand within ten places of each other, how far apart, and
 * whether the value is exactly those words. `asked` has one word id per query word, -1 where the field does not have it.
 */
export function matchField(words: Uint32Array, asked: readonly number[]): FieldMatch | undefined {
  let best: FieldMatch | undefined;
  let elementStart = 0;
  for (let end = 0; end <= words.length; end++) {
    if (end < words.length && words[end] !== elementEnd) continue;
    const match = matchElement(words, elementStart, end, asked);
    if (match && (!best || isBetter(match, best))) best = match;
    elementStart = end + 1;
  }
  return best;
}

function isBetter(a: FieldMatch, b: FieldMatch): boolean {
  if (a.uniqueWords !== b.uniqueWords) return a.uniqueWords > b.uniqueWords;
  if (a.wordsPresent !== b.wordsPresent) return a.wordsPresent > b.wordsPresent;
  if (a.distance !== b.distance) return a.distance < b.distance;
  return a.exact && !b.exact;
}

function matchElement(words: Uint32Array, start: number, end: number, asked: readonly number[]): FieldMatch | undefined {
  const spots: number[] = [];
  const which: number[] = [];
  let present = 0;
  for (let place = start; place < end; place++) {
    const token = asked.indexOf(words[place] ?? elementEnd);
    if (token < 0) continue;
    if (!which.includes(token)) present += 1;
    spots.push(place);
    which.push(token);
  }
  if (present === 0) return undefined;
  if (present === 1) return { wordsPresent: 1, uniqueWords: 1, distance: 0, exact: end - start === 1 && asked.length === 1 };
  let bestCount = 0;
  let bestSpan = 0;
  for (let first = 0; first < spots.length; first++) {
    const seen = new Set<number>();
    const from = spots[first] ?? 0;
    let last = from;
    for (let next = first; next < spots.length && (spots[next] ?? 0) - from <= windowSize; next++) {
      const token = which[next] ?? 0;
      if (seen.has(token)) continue;
      seen.add(token);
      last = spots[next] ?? 0;
    }
    const span = last - from;
    if (seen.size > bestCount || (seen.size === bestCount && span < bestSpan)) {
      bestCount = seen.size;
      bestSpan = span;
    }
  }
  const inOrder = which.length === asked.length && which.every((token, place) => token === place);
  return {
    wordsPresent: bestCount,
    uniqueWords: present,
    distance: Math.min(100, bestSpan),
    exact: inOrder && end - start === asked.length,
  };
}
