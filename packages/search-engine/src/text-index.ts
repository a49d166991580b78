import { GrowableUint32 } from "./growable.ts";
import { addToPosting, postingLength, removeFromPosting } from "./posting.ts";
import type { Posting } from "./posting.ts";

/** Stands between two elements of an array field in a row's words. */
export const elementEnd = 0xffffffff;

/**
 * The words of one field: which rows have a word, which words a row has in order, and the words sorted for prefix and
 * typo look-ups. The sorted list is one array (new words are merged in when it is next read), so a hundred thousand
 * stock numbers cost no tree nodes.
 */
export class TextIndex {
  /** Words by id. */
  readonly words: string[] = [];
  /** Rows by word id. */
  readonly postings: (Posting | undefined)[] = [];
  /** The highest default-sort value of a row with the word: words of newer cars are tried first. */
  readonly topScores: number[] = [];
  /** Where a row's words start in the pool, and how many entries they are (separators counted). */
  readonly starts = new GrowableUint32(64);
  readonly lengths = new GrowableUint32(64);
  /** The word ids of all rows. */
  readonly pool = new GrowableUint32(64);
  /** Rises with every change. */
  version = 0;
  /** Rises when a word's highest score does. */
  raised = 0;
  /** Whether some row has, or had, a value of several elements. */
  hasElements = false;
  readonly #idOf = new Map<string, number>();
  #sorted = new Uint32Array(0);
  #unsorted: number[] = [];

  /** Writes a row's words, in place of what it had; one list for each element of an array field. */
  set(row: number, elements: readonly (readonly string[])[], score: number): void {
    this.clear(row);
    if (elements.length > 1) this.hasElements = true;
    const start = this.pool.length;
    elements.forEach((words, place) => {
      if (place > 0) this.pool.push(elementEnd);
      for (const word of words) {
        const id = this.#intern(word);
        this.pool.push(id);
        this.postings[id] = addToPosting(this.postings[id], row);
        if (score > (this.topScores[id] ?? -Infinity)) {
          this.topScores[id] = score;
          this.raised += 1;
        }
      }
    });
    this.starts.set(row, start);
    this.lengths.set(row, this.pool.length - start);
  }

  /** Removes a row's words. */
  clear(row: number): void {
    this.version += 1;
    for (const id of this.rowWords(row)) {
      if (id !== elementEnd) this.postings[id] = removeFromPosting(this.postings[id], row);
    }
    this.lengths.set(row, 0);
    this.starts.set(row, 0);
  }

  /** The ids of a row's words in order, with {@link elementEnd} between elements. */
  rowWords(row: number): Uint32Array {
    const start = this.starts.data[row] ?? 0;
    return this.pool.data.subarray(start, start + (row < this.lengths.length ? (this.lengths.data[row] ?? 0) : 0));
  }

  /** The id of a word that some document has, else -1. */
  idOf(word: string): number {
    const id = this.#idOf.get(word);
    return id !== undefined && postingLength(this.postings[id]) > 0 ? id : -1;
  }

  /** Every word id in the order of its word. */
  sortedIds(): Uint32Array {
    if (this.#unsorted.length === 0) return this.#sorted;
    const added = this.#unsorted.sort((a, b) => ((this.words[a] ?? "") < (this.words[b] ?? "") ? -1 : 1));
    const merged = new Uint32Array(this.#sorted.length + added.length);
    let from = 0;
    let to = 0;
    for (const id of added) {
      const place = this.#placeOf(this.words[id] ?? "", from);
      merged.set(this.#sorted.subarray(from, place), to);
      to += place - from;
      merged[to++] = id;
      from = place;
    }
    merged.set(this.#sorted.subarray(from), to);
    this.#sorted = merged;
    this.#unsorted = [];
    return merged;
  }

  /** The first place, not before `from`, of a sorted word that is not below `word`. */
  #placeOf(word: string, from: number): number {
    let low = from;
    let high = this.#sorted.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((this.words[this.#sorted[middle] ?? 0] ?? "") < word) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  #intern(word: string): number {
    let id = this.#idOf.get(word);
    if (id === undefined) {
      id = this.words.length;
      this.words.push(word);
      this.#idOf.set(word, id);
      this.#unsorted.push(id);
    }
    return id;
  }
}
