/** Stands for more edits than anybody asks for. */
const hopelessCost = 100;

/**
 * The edits between a query word and words of the index, letter by letter; only costs near the diagonal, where they can
 * be few. Without `prefix` the end of a word counts as a letter of it, as in Typesense.
 */
export class EditTable {
  readonly #word: Uint16Array;
  readonly #typos: number;
  readonly #prefix: boolean;
  readonly #band: number;
  readonly #rows: Uint8Array[];

  constructor(word: string, typos: number, prefix: boolean) {
    // The end of a word is the letter 0, which an array of integers has anyway.
    this.#word = Uint16Array.from({ length: word.length + (prefix ? 0 : 1) }, (_, place) =>
      place < word.length ? word.charCodeAt(place) : 0,
    );
    this.#typos = typos;
    this.#prefix = prefix;
    this.#band = typos + 1;
    const columns = this.#word.length + 2;
    this.#rows = Array.from({ length: this.#word.length + this.#band + 2 }, () =>
      new Uint8Array(columns).fill(hopelessCost),
    );
    this.#rows[0] = Uint8Array.from({ length: columns }, (_, column) => Math.min(column, hopelessCost));
  }

  /**
   * Looks at the letter number `depth` of a candidate; those before it were looked at. `found`: every word that begins
   * so is meant.
   */
  step(depth: number, candidate: string): "open" | "found" | "hopeless" {
    const { length } = this.#word;
    if (depth > length + this.#band) return "hopeless";
    const letter = candidate.charCodeAt(depth - 1);
    const before = depth > 1 ? candidate.charCodeAt(depth - 2) : -1;
    const cost = this.#fill(depth, letter, before)[Math.min(depth, length)] as number;
    if (this.#prefix && depth >= length && cost === this.#typos) return "found";
    return cost <= this.#typos || this.#mayRecover(depth - 1, cost, letter, before) ? "open" : "hopeless";
  }

  /** Whether a candidate that ends after `depth` letters is as many edits away as asked. */
  ends(depth: number): boolean {
    const { length } = this.#word;
    if (this.#prefix) return (this.#rows[depth] as Uint8Array)[length] === this.#typos;
    if (depth > length + this.#band) return false;
    return this.#fill(depth + 1, 0, -1)[length] === this.#typos;
  }

  /**
   * A beginning that is too far away goes on where a letter more or less, or two, would explain it: Typesense's rule,
   * which misses some words.
   */
  #mayRecover(at: number, cost: number, letter: number, before: number): boolean {
    const word = this.#word;
    if ((cost === 2 || cost === 3) && (word[at + 1] === letter || (at > 0 && word[at - 1] === letter))) return true;
    return (
      (cost === 3 || cost === 4) &&
      ((word[at + 1] === before && word[at + 2] === letter) || (at > 1 && word[at - 2] === letter))
    );
  }

  #fill(depth: number, letter: number, before: number): Uint8Array {
    const word = this.#word;
    const row = this.#rows[depth] as Uint8Array;
    const above = this.#rows[depth - 1] as Uint8Array;
    const twoAbove = this.#rows[Math.max(0, depth - 2)] as Uint8Array;
    const from = Math.max(1, depth - this.#band);
    const to = Math.min(word.length, depth + this.#band);
    row[from - 1] = from === 1 ? Math.min(depth, hopelessCost) : hopelessCost;
    for (let column = from; column <= to; column++) {
      const same = word[column - 1] === letter;
      let cost = Math.min(
        (above[column] as number) + 1,
        (row[column - 1] as number) + 1,
        (above[column - 1] as number) + (same ? 0 : 1),
      );
      // A swap of the first two letters is two edits, as in Typesense.
      if (!same && depth > 2 && column > 1 && word[column - 2] === letter && word[column - 1] === before)
        cost = Math.min(cost, (twoAbove[column - 2] as number) + 1);
      row[column] = cost;
    }
    row[to + 1] = hopelessCost;
    return row;
  }
}
