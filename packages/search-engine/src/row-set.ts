import { scratchWords } from "./row-scratch.ts";

/** Rows of a collection, a bit for each, so that sets are joined thirty-two rows at a time. */
export class RowSet {
  /** Row `n` is bit `n & 31` of word `n >>> 5`. */
  readonly words: Int32Array;

  constructor(rowCount: number) {
    this.words = new Int32Array(Math.ceil(rowCount / 32));
  }

  /** Bytes kept for it. */
  get byteLength(): number {
    return this.words.byteLength;
  }

  has(row: number): boolean {
    return (((this.words[row >>> 5] as number) >>> (row & 31)) & 1) === 1;
  }

  add(row: number): void {
    this.words[row >>> 5] = (this.words[row >>> 5] as number) | (1 << (row & 31));
  }

  /** A set of no rows, of the same collection. */
  empty(): RowSet {
    return new RowSet(this.words.length * 32);
  }

  /** A set of the same rows that may be changed. */
  copy(): RowSet {
    const copy = this.empty();
    copy.words.set(this.words);
    return copy;
  }

  /** Keeps the rows that the other set has, too. */
  and({ words: other }: RowSet): this {
    const { words } = this;
    for (let at = 0; at < words.length; at++) words[at] = (words[at] as number) & (other[at] as number);
    return this;
  }

  /** Takes in the rows of the other set. */
  or({ words: other }: RowSet): this {
    const { words } = this;
    for (let at = 0; at < words.length; at++) words[at] = (words[at] as number) | (other[at] as number);
    return this;
  }

  /** Drops the rows of the other set. */
  without({ words: other }: RowSet): this {
    const { words } = this;
    for (let at = 0; at < words.length; at++) words[at] = (words[at] as number) & ~(other[at] as number);
    return this;
  }

  /** Whether the sets have a row in common. */
  meets({ words: other }: RowSet): boolean {
    const { words } = this;
    for (let at = 0; at < words.length; at++) if (((words[at] as number) & (other[at] as number)) !== 0) return true;
    return false;
  }

  isEmpty(): boolean {
    for (let at = 0; at < this.words.length; at++) if (this.words[at] !== 0) return false;
    return true;
  }

  count(): number {
    let count = 0;
    for (let at = 0; at < this.words.length; at++) {
      let bits = this.words[at] as number;
      bits -= (bits >>> 1) & 0x55555555;
      bits = (bits & 0x33333333) + ((bits >>> 2) & 0x33333333);
      count += Math.imul((bits + (bits >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
    }
    return count;
  }

  /**
   * The rows, ascending. They hold until rows are listed for the same use again (row-scratch.ts).
   *
   * @param use names the array that is shared
   */
  list(use: string): Uint32Array {
    const rows = scratchWords(use, this.words.length * 32);
    let count = 0;
    for (let at = 0; at < this.words.length; at++) {
      for (let bits = this.words[at] as number; bits !== 0; bits &= bits - 1)
        rows[count++] = (at << 5) + 31 - Math.clz32(bits & -bits);
    }
    return rows.subarray(0, count);
  }
}
