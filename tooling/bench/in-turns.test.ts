import { describe, expect, it } from "vitest";
import type { CpuUsed } from "./cpu-used.ts";
import { inTurns } from "./in-turns.ts";
import type { Side } from "./in-turns.ts";

/**
 * A side whose rounds take these ms of the main thread, one after the other, and half of that of a thread beside it.
 */
function side(costs: readonly number[], asked: string[], name: string): Side {
  let done = 0;
  let mainMs = 0;
  const cpu = (): Promise<CpuUsed> =>
    Promise.resolve({ wholeMs: 1.5 * mainMs, mainMs, threadsMs: { V8Worker: mainMs / 2 } });
  return {
    cpu,
    work(rounds) {
      asked.push(`${name} ${rounds}`);
      for (let round = 0; round < rounds; round += 1) mainMs += costs[done++] ?? Number.NaN;
      return Promise.resolve();
    },
  };
}

describe("A side and its baseline", () => {
  it("are measured in turns, after both were warmed up", async () => {
    const asked: string[] = [];
    const costs = Array.from({ length: 20 }, () => 1);
    await inTurns(side(costs, asked, "ours"), side(costs, asked, "bare"), { warmUp: 5, rounds: 2, turns: 2 });
    expect(asked).toEqual(["ours 5", "bare 5", "ours 2", "bare 2", "ours 2", "bare 2"]);
  });
  it("compare by the middle of the turns: a turn that others disturbed does not count, and neither does the warming up", async () => {
    const { ours, baseline, times } = await inTurns(
      side([99, 4, 4, 40, 4, 4], [], "ours"),
      side([99, 2, 2, 2, 20, 2], [], "bare"),
      { warmUp: 1, rounds: 1, turns: 5 },
    );
    expect([ours.mainMs, baseline.mainMs, times]).toEqual([4, 2, 2]);
  });
  it("tell the threads beside the main one apart, for each round", async () => {
    const { ours } = await inTurns(side([1, 6, 6], [], "ours"), side([1, 2, 2], [], "bare"), {
      warmUp: 1,
      rounds: 2,
      turns: 1,
    });
    expect(ours).toEqual({ wholeMs: 9, mainMs: 6, threadsMs: { V8Worker: 3 } });
  });
});
