import { EditTable } from "./edit-table.ts";
import { postingLength } from "./posting.ts";
import type { TextIndex } from "./text-index.ts";
import { lowerBound } from "./word-search.ts";

/** Misspelt words that are remembered for a field. */
const maxKept = 300;
const kept = new WeakMap<TextIndex, { version: number; found: Map<string, readonly Uint32Array[]> }>();

/**
 * Words exactly `typos` edits away (a swap of neighbours is one edit), or with `prefix` words with a beginning of at
 * least the typed length that is. They come in groups, the last of the alphabet first: the words of one such beginning,
 * those of the newest documents first. Typesense looks at no more than the first few, so the order matters. The
 * searches of a request ask for the same ones.
 */
export function misspeltWords(index: TextIndex, word: string, typos: number, prefix: boolean): readonly Uint32Array[] {
  let cache = kept.get(index);
  if (!cache || cache.version !== index.version || cache.found.size >= maxKept) {
    cache = { version: index.version, found: new Map() };
    kept.set(index, cache);
  }
  const key = `${typos}${prefix ? "*" : ""} ${word}`;
  let found = cache.found.get(key);
  if (!found) {
    found = typoGroups(index, word, typos, prefix);
    cache.found.set(key, found);
  }
  return found;
}

/**
 * The sorted list is walked as if it were a tree: rows of the edit table are kept for the letters a word shares with
 * the one before, and every word below a hopeless beginning is stepped over at once.
 */
function typoGroups(index: TextIndex, word: string, typos: number, prefix: boolean): Uint32Array[] {
  const sorted = index.sortedIds();
  const table = new EditTable(word, typos, prefix);
  const groups: Uint32Array[] = [];
  let previous = "";
  let computed = 0;
  let place = 0;
  while (place < sorted.length) {
    const candidate = index.words[sorted[place] ?? 0] ?? "";
    let depth = Math.min(sharedLength(previous, candidate), computed);
    let state: "open" | "found" | "hopeless" = "open";
    while (state === "open" && depth < candidate.length) {
      depth += 1;
      state = table.step(depth, candidate);
    }
    previous = candidate;
    computed = depth;
    let end = place + 1;
    if (state !== "open") end = lowerBound(index, sorted, `${candidate.slice(0, depth)}\uffff`, end);
    if (state === "found" || (state === "open" && table.ends(depth)))
      addGroup(groups, index, sorted.subarray(place, end));
    place = end;
  }
  return groups.toReversed();
}

function addGroup(groups: Uint32Array[], index: TextIndex, ids: Uint32Array): void {
  const used = ids.filter((id) => postingLength(index.postings[id]) > 0);
  if (used.length > 0) groups.push(used.sort((a, b) => (index.topScores[b] ?? 0) - (index.topScores[a] ?? 0)));
}

function sharedLength(a: string, b: string): number {
  const most = Math.min(a.length, b.length);
  let shared = 0;
  while (shared < most && a.charCodeAt(shared) === b.charCodeAt(shared)) shared += 1;
  return shared;
}
