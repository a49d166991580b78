/** Reproducible choices: the same seed makes the same ones on every machine. */
export interface Random {
  /** From 0 up to, not including, 1. */
  next(): number;
  /** A whole number from `least` to `most`, both included. */
  whole(least: number, most: number): number;
  /** Around `mean`, in a bell of about this spread, never further than three spreads. */
  around(mean: number, spread: number): number;
  /** True in this share of cases, 0 to 1. */
  chance(share: number): boolean;
  /** One of a list. */
  pick<T>(list: readonly T[]): T;
  /** One of a list, in proportion to its weight. */
  pickWeighted<T>(list: readonly T[], weight: (item: T) => number): T;
  /** The list in another order. */
  shuffled<T>(list: readonly T[]): T[];
}

/**
 * Choices from a seed. Two seeds that differ in one letter have nothing in common, so each car draws from a seed of its
 * own and a change to one car does not change the next.
 *
 * @example
 * createRandom("demo").whole(1, 6) === createRandom("demo").whole(1, 6) // true
 */
export function createRandom(seed: string): Random {
  let state = hash(seed);
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
  const whole = (least: number, most: number) => least + Math.floor(next() * (most - least + 1));
  const pick = <T>(list: readonly T[]): T => atIndex(list, Math.floor(next() * list.length));
  return {
    next,
    whole,
    pick,
    around: (mean, spread) => mean + spread * (next() + next() + next() - 1.5) * 2,
    chance: (share) => next() < share,
    pickWeighted: (list, weight) => {
      let left = next() * list.reduce((sum, item) => sum + weight(item), 0);
      return list.find((item) => (left -= weight(item)) < 0) ?? atIndex(list, list.length - 1);
    },
    shuffled: (list) =>
      list
        .map((item) => ({ item, order: next() }))
        .sort((a, b) => a.order - b.order)
        .map(({ item }) => item),
  };
}

function atIndex<T>(list: readonly T[], index: number): T {
  const item = list[index];
  if (item === undefined)
    throw new Error("[demo] Nothing to choose from: the list is empty. Give it at least one entry.");
  return item;
}

/** FNV-1a over the letters, mixed once more so that short seeds spread. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let index = 0; index < text.length; index++) value = Math.imul(value ^ text.charCodeAt(index), 0x01000193);
  value = Math.imul(value ^ (value >>> 16), 0x45d9f3b);
  return value ^ (value >>> 16);
}
