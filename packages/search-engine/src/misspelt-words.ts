import { postingLength } from "./posting.ts";
import type { TextIndex } from "./text-index.ts";
import { lowerBound } from "./word-search.ts";
import type { WordMatch } from "./word-search.ts";

/** Misspelt words that are remembered for a field. */
const mostKept = 300;
const kept = new WeakMap<TextIndex, { version: number; matches: Map<string, readonly WordMatch[]> }>();

/** Words exactly `typos` edits away (see {@link typoWords}), those of the newest documents first. The searches of a request ask for the same ones. */
export function misspeltWords(index: TextIndex, word: string, typos: number, prefix: boolean): readonly WordMatch[] {
  let cache = kept.get(index);
  if (!cache || cache.version !== index.version || cache.matches.size >= mostKept) {
    cache = { version: index.version, matches: new Map() };
    kept.set(index, cache);
  }
  const key = `${typos}${prefix ? "*" : ""} ${word}`;
  let matches = cache.matches.get(key);
  if (!matches) {
    matches = typoWords(index, word, typos, prefix).sort((a, b) => (index.topScores[b.id] ?? 0) - (index.topScores[a.id] ?? 0));
    cache.matches.set(key, matches);
  }
  return matches;
}

/** Stands for more typos than anybody asks for. */
const hopelessCost = 100;

/**
 * Words exactly `typos` edits away (optimal string alignment: a swap of neighbours is one edit), or with `prefix` words whose
 * beginning is. The sorted list is walked as if it were a tree: rows of the edit table are kept for the letters a word shares
 * with the one before, and every word below a hopeless beginning is stepped over at once.
 */
function typoWords(index: TextIndex, word: string, typos: number, prefix: boolean): WordMatch[] {
  const sorted = index.sortedIds();
  const deepest = word.length + typos + 1;
  const table = new EditTable(word, typos, deepest);
  const bestEnding = new Uint8Array(deepest + 1).fill(Math.min(word.length, hopelessCost));
  const matches: WordMatch[] = [];
  let previous = "";
  let computed = 0;
  let place = 0;
  while (place < sorted.length) {
    const id = sorted[place] ?? 0;
    const candidate = index.words[id] ?? "";
    let depth = Math.min(sharedLength(previous, candidate), computed);
    let hopeless = -1;
    while (depth < candidate.length && depth < deepest) {
      depth += 1;
      table.fill(depth, candidate);
      bestEnding[depth] = Math.min(bestEnding[depth - 1] as number, table.endings[depth] as number);
      const reachable = Math.min(table.minima[depth] as number, (table.minima[depth - 1] as number) + 1);
      if (reachable > typos && (!prefix || (bestEnding[depth] as number) > typos)) {
        hopeless = depth;
        break;
      }
    }
    previous = candidate;
    computed = depth;
    if (hopeless > 0) {
      place = lowerBound(index, sorted, `${candidate.slice(0, hopeless)}\uffff`, place + 1);
      continue;
    }
    const whole = depth === candidate.length ? (table.endings[depth] as number) : hopelessCost;
    const best = prefix ? (bestEnding[depth] as number) : whole;
    if (best === typos && postingLength(index.postings[id]) > 0) matches.push({ id, typos, prefixOnly: whole > typos });
    place += 1;
  }
  return matches;
}

/** The edits between the beginnings of a word and of others; only costs near the diagonal, where they can be few. */
class EditTable {
  /** The lowest cost of each row, and the cost against the whole word. */
  readonly minima: Uint8Array;
  readonly endings: Uint8Array;
  readonly #word: Uint16Array;
  readonly #band: number;
  readonly #rows: Uint8Array[];

  constructor(word: string, typos: number, deepest: number) {
    this.#word = Uint16Array.from({ length: word.length }, (_, place) => word.charCodeAt(place));
    this.#band = typos + 1;
    this.#rows = Array.from({ length: deepest + 1 }, () => new Uint8Array(word.length + 2).fill(hopelessCost));
    this.#rows[0] = Uint8Array.from({ length: word.length + 2 }, (_, column) => Math.min(column, hopelessCost));
    this.minima = new Uint8Array(deepest + 1);
    this.endings = new Uint8Array(deepest + 1);
    this.endings[0] = Math.min(word.length, hopelessCost);
  }

  /** Fills the row of a candidate's first `depth` letters; the rows above are filled. */
  fill(depth: number, candidate: string): void {
    const word = this.#word;
    const row = this.#rows[depth] as Uint8Array;
    const above = this.#rows[depth - 1] as Uint8Array;
    const twoAbove = this.#rows[Math.max(0, depth - 2)] as Uint8Array;
    const letter = candidate.charCodeAt(depth - 1);
    const before = depth > 1 ? candidate.charCodeAt(depth - 2) : -1;
    const from = Math.max(1, depth - this.#band);
    const to = Math.min(word.length, depth + this.#band);
    let lowest = from === 1 ? Math.min(depth, hopelessCost) : hopelessCost;
    row[from - 1] = lowest;
    for (let column = from; column <= to; column++) {
      const same = word[column - 1] === letter;
      let cost = Math.min((above[column] as number) + 1, (row[column - 1] as number) + 1, (above[column - 1] as number) + (same ? 0 : 1));
      if (!same && column > 1 && word[column - 2] === letter && word[column - 1] === before) cost = Math.min(cost, (twoAbove[column - 2] as number) + 1);
      row[column] = cost;
      if (cost < lowest) lowest = cost;
    }
    row[to + 1] = hopelessCost;
    this.minima[depth] = lowest;
    this.endings[depth] = to === word.length ? (row[to] as number) : hopelessCost;
  }
}

function sharedLength(a: string, b: string): number {
  const most = Math.min(a.length, b.length);
  let shared = 0;
  while (shared < most && a.charCodeAt(shared) === b.charCodeAt(shared)) shared += 1;
  return shared;
}
