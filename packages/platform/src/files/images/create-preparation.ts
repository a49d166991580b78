import { LRUCache } from "lru-cache";

/** Spins that wait for their turn; more are not worth the processor. */
const maxWaiting = 3;
const remembered = 5000;

/**
 * Makes what will probably be asked for next, one thing at a time and each set once; a set that comes while others wait
 * is left out until it is asked for again. A failure is left to the request that needs it.
 *
 * @example
 * const prepare = createPreparation();
 * prepare("spin/00.jpg 800 avif", frames.map((key) => () => make(key)));
 */
export function createPreparation(): (name: string, tasks: readonly (() => Promise<unknown>)[]) => void {
  const done = new LRUCache<string, true>({ max: remembered });
  let waiting = 0;
  let last = Promise.resolve();
  return (name, tasks) => {
    if (tasks.length === 0 || done.has(name) || waiting >= maxWaiting) return;
    done.set(name, true);
    waiting += 1;
    last = last.then(async () => {
      for (const task of tasks) await task().catch(() => {});
      waiting -= 1;
    });
  };
}
