import { postingLength } from "./posting.ts";
import type { TextIndex } from "./text-index.ts";
import { lowerBound } from "./word-search.ts";

/** Words that share a note of how new the newest of them is. */
const blockSize = 256;

/** How new the newest word of each block of the sorted words is, while neither the words nor their scores change. */
const noted = new WeakMap<TextIndex, { sorted: Uint32Array; raised: number; highest: Float64Array }>();

/**
 * Words that start with the query word, those of the newest documents first. Few are taken, and a half-typed stock
 * number begins a million of them: only blocks of words that may hold the next one are opened.
 *
 * @param isWanted which words are of interest
 */
export function* newestWords(index: TextIndex, word: string, isWanted: (id: number) => boolean): Generator<number> {
  const sorted = index.sortedIds();
  const isUsed = (id: number): boolean => postingLength(index.postings[id]) > 0 && isWanted(id);
  const from = lowerBound(index, sorted, word);
  const to = lowerBound(index, sorted, `${word}\uffff`, from);
  if (from === to) return;
  const highest = highestScores(index, sorted);
  const scoreAt = (place: number): number => index.topScores[sorted[place] ?? 0] ?? 0;
  const newer = (a: number, b: number): number => scoreAt(b) - scoreAt(a) || a - b;
  const blocks = Array.from({ length: ((to - 1) >> 8) - (from >> 8) + 1 }, (_, number) => (from >> 8) + number);
  blocks.sort((a, b) => (highest[b] ?? 0) - (highest[a] ?? 0) || a - b);
  let opened = 0;
  let waiting: number[] = [];
  while (opened < blocks.length || waiting.length > 0) {
    const block = blocks[opened] ?? -1;
    const [best] = waiting;
    const score = opened < blocks.length ? (highest[block] ?? 0) : -Infinity;
    // Of equally new words the first of the alphabet comes first, so a block further on has none that comes before.
    if (best === undefined || score > scoreAt(best) || (score === scoreAt(best) && block * blockSize < best)) {
      opened += 1;
      const before = waiting.length;
      for (let place = Math.max(from, block * blockSize); place < Math.min(to, (block + 1) * blockSize); place++)
        if (isUsed(sorted[place] ?? 0)) waiting.push(place);
      if (waiting.length > before) waiting.sort(newer);
    } else {
      waiting.shift();
      yield sorted[best] ?? 0;
    }
  }
}

function highestScores(index: TextIndex, sorted: Uint32Array): Float64Array {
  const known = noted.get(index);
  if (known?.sorted === sorted && known.raised === index.raised) return known.highest;
  const highest = new Float64Array(Math.ceil(sorted.length / blockSize)).fill(-Infinity);
  for (let place = 0; place < sorted.length; place++) {
    const score = index.topScores[sorted[place] ?? 0] ?? 0;
    if (score > (highest[place >> 8] ?? 0)) highest[place >> 8] = score;
  }
  noted.set(index, { sorted, raised: index.raised, highest });
  return highest;
}
