import { usedPerRound } from "./cpu-used.ts";
import type { CpuUsed } from "./cpu-used.ts";
import { median } from "./median.ts";

/** Something that is measured beside something else. */
export interface Side {
  /** Does so many rounds of its work, at the same time where it is asked at the same time. */
  work: (rounds: number) => Promise<void>;
  /** Processor time of the process that does it. */
  cpu: () => Promise<CpuUsed>;
}

/** What both sides used, and how they compare. */
export interface Compared {
  /** Of each round: the middle of the turns. */
  ours: CpuUsed;
  baseline: CpuUsed;
  /** Main thread of ours beside that of the baseline: the middle of what each turn gave. */
  times: number;
}

/**
 * Measures a side and its baseline in turns, so that what else the machine does comes to both alike.
 *
 * @param options.warmUp rounds of each side before anything is measured
 * @param options.rounds rounds of a turn
 * @param options.turns turns of each side
 */
export async function inTurns(
  ours: Side,
  baseline: Side,
  { warmUp, rounds, turns }: { warmUp: number; rounds: number; turns: number },
): Promise<Compared> {
  await ours.work(warmUp);
  await baseline.work(warmUp);
  const pairs: (readonly [CpuUsed, CpuUsed])[] = [];
  for (let turn = 0; turn < turns; turn += 1) pairs.push([await used(ours, rounds), await used(baseline, rounds)]);
  return {
    ours: middle(pairs.map(([one]) => one)),
    baseline: middle(pairs.map(([, other]) => other)),
    times: median(pairs.map(([one, other]) => one.mainMs / other.mainMs)),
  };
}

async function used({ work, cpu }: Side, rounds: number): Promise<CpuUsed> {
  const before = await cpu();
  await work(rounds);
  return usedPerRound(before, await cpu(), rounds);
}

function middle(all: readonly CpuUsed[]): CpuUsed {
  const names = new Set(all.flatMap(({ threadsMs }) => Object.keys(threadsMs)));
  return {
    wholeMs: median(all.map(({ wholeMs }) => wholeMs)),
    mainMs: median(all.map(({ mainMs }) => mainMs)),
    threadsMs: Object.fromEntries(
      [...names].map((name) => [name, median(all.map(({ threadsMs }) => threadsMs[name] ?? 0))]),
    ),
  };
}
