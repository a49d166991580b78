/** Processor time that a process has used, in ms. */
export interface CpuUsed {
  wholeMs: number;
  /** Of the main thread: what a shopper waits for. */
  mainMs: number;
  /**
   * Of the other threads, by what Node calls them: `V8Worker` collects garbage and compiles, `libuv-worker` compresses
   * and reads files.
   */
  threadsMs: Readonly<Record<string, number>>;
}

/**
 * What was used between two readings, for each of some rounds.
 *
 * @example
 * usedPerRound({ wholeMs: 10, mainMs: 8, threadsMs: {} }, { wholeMs: 30, mainMs: 18, threadsMs: { V8Worker: 4 } }, 2)
 * // { wholeMs: 10, mainMs: 5, threadsMs: { V8Worker: 2 } }
 */
export function usedPerRound(before: CpuUsed, after: CpuUsed, rounds: number): CpuUsed {
  return {
    wholeMs: (after.wholeMs - before.wholeMs) / rounds,
    mainMs: (after.mainMs - before.mainMs) / rounds,
    threadsMs: Object.fromEntries(
      Object.entries(after.threadsMs).map(([name, used]) => [name, (used - (before.threadsMs[name] ?? 0)) / rounds]),
    ),
  };
}
