import { AsyncLocalStorage } from "node:async_hooks";
import { setImmediate as nextTurn, setTimeout as pause } from "node:timers/promises";
import PQueue from "p-queue";
import { overloadedRefusal } from "./overloaded-refusal.ts";

/** How much work is done at a time, and how much may wait. */
export interface WorkQueueLimits {
  /** Pieces of work under way at the same time. */
  concurrency: number;
  /** Pieces of work that may wait for their turn; the next one is refused. */
  maxWaiting: number;
  /** Longest time in milliseconds from asking to the end of the work, waiting included. */
  deadlineMs: number;
  /**
   * About how long the answer to refused work is held back, in milliseconds: from half of it to one and a half times.
   * Clients that ask again as soon as they are answered would otherwise take the processor with refusals alone.
   */
  refusalMs: number;
}

/** Takes a piece of work. */
export type TakeWork = <Result>(
  work: (signal: AbortSignal) => Promise<Result>,
  options?: { deadline?: boolean },
) => Promise<Result>;

/**
 * Does a piece of work when its turn comes. The signal aborts when the time is over: who asked has been refused by
 * then, and the place is free for the next. Work that is asked for by work with a place is done at once, in any queue:
 * it was let in already.
 *
 * @param options.deadline false waits as long as the work takes. Default true
 */
export interface WorkQueue extends TakeWork {
  /** Pieces of work that wait for their turn, and that are under way. */
  load(): { waiting: number; running: number };
}

/** The signal of the work that the code at hand is a part of. */
const currentWork = new AsyncLocalStorage<AbortSignal>();

/**
 * Makes a queue with an end: what cannot be done soon is refused before anything is done for it.
 *
 * @param onRefused hears of each refusal
 * @returns a queue that throws an UnavailableError `overloaded` for work that finds the queue full or is not done in
 *   time
 * @example
 * const pages = createWorkQueue({ concurrency: 4, maxWaiting: 64, deadlineMs: 5000, refusalMs: 1000 }, () => {});
 * await pages((signal) => render(request, signal));
 */
export function createWorkQueue(
  { concurrency, maxWaiting, deadlineMs, refusalMs }: WorkQueueLimits,
  onRefused: () => void,
): WorkQueue {
  const queue = new PQueue({ concurrency });
  const take: TakeWork = async (work, { deadline = true } = {}) => {
    const outer = currentWork.getStore();
    if (outer) return work(outer);
    if (queue.pending >= concurrency && queue.size >= maxWaiting) {
      onRefused();
      await pause(refusalMs * (0.5 + Math.random()));
      throw overloadedRefusal;
    }
    const end = new AbortController();
    const timer = deadline ? setTimeout(() => end.abort(overloadedRefusal), deadlineMs) : undefined;
    end.signal.addEventListener("abort", onRefused, { once: true });
    try {
      return await queue.add(
        async () => {
          await nextTurn();
          end.signal.throwIfAborted();
          return currentWork.run(end.signal, () => work(end.signal));
        },
        { signal: end.signal },
      );
    } finally {
      clearTimeout(timer);
    }
  };
  return Object.assign(take, { load: () => ({ waiting: queue.size, running: queue.pending }) });
}
