import { LRUCache } from "lru-cache";

const maxSpins = 2000;

/** Which pictures turn a car, by the first of them. */
export interface SpinFrames {
  /** Says that a page shows a car that turns. */
  note(frames: readonly string[] | undefined): void;
  /** The frames that come after a picture; none for a picture that begins no spin. */
  after(key: string): readonly string[];
}

/**
 * Remembers the spins of the cars whose pages were made last, so that their frames can be made before a shopper turns
 * the car.
 *
 * @example
 * const spins = createSpinFrames();
 * spins.note(["spin/00.jpg", "spin/01.jpg"]);
 * spins.after("spin/00.jpg"); // ["spin/01.jpg"]
 */
export function createSpinFrames(): SpinFrames {
  const known = new LRUCache<string, readonly string[]>({ max: maxSpins });
  return {
    note(frames = []) {
      const [first, ...rest] = frames;
      if (first !== undefined && rest.length > 0) known.set(first, rest);
    },
    after: (key) => known.get(key) ?? [],
  };
}
