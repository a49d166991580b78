import { describe, expect, it, vi } from "vitest";
import { createWorkQueue } from "./create-work-queue.ts";
import { overloadedRefusal } from "./overloaded-refusal.ts";

const patient = { deadlineMs: 60_000, refusalMs: 0 };

/** Work that ends when it is let go. */
function heldWork() {
  let begun = 0;
  let letGo = () => {};
  const held = new Promise<void>((resolve) => (letGo = resolve));
  return { work: async () => ((begun += 1), held), begun: () => begun, letGo };
}

describe("a work queue", () => {
  it("does a few at a time, lets some wait, and refuses the next before anything is done for it", async () => {
    let refused = 0;
    const queue = createWorkQueue({ ...patient, concurrency: 2, maxWaiting: 3 }, () => (refused += 1));
    const { work, begun, letGo } = heldWork();
    const taken = Array.from({ length: 5 }, () => queue(work));
    await expect(queue(work)).rejects.toBe(overloadedRefusal);
    await vi.waitUntil(() => begun() === 2);
    expect(refused).toBe(1);
    letGo();
    await Promise.all(taken);
    await queue(work);
    expect([begun(), refused]).toEqual([6, 1]);
  });

  it("goes on after work that fails", async () => {
    const queue = createWorkQueue({ ...patient, concurrency: 1, maxWaiting: 2 }, () => {});
    const answers = [queue(() => Promise.reject(new Error("broken"))), queue(async () => "made")];
    expect(await Promise.allSettled(answers)).toMatchObject([{ reason: { message: "broken" } }, { value: "made" }]);
  });

  it("refuses what is not done in time, tells the work, and gives its place to the next", async () => {
    const queue = createWorkQueue({ concurrency: 1, maxWaiting: 2, deadlineMs: 200, refusalMs: 0 }, () => {});
    let told: AbortSignal | undefined;
    const late = [queue((signal) => ((told = signal), new Promise(() => {}))), queue(() => new Promise(() => {}))];
    expect(await Promise.allSettled(late)).toMatchObject([
      { reason: overloadedRefusal },
      { reason: overloadedRefusal },
    ]);
    expect(told?.aborted).toBe(true);
    expect(await queue(async () => "made")).toBe("made");
  });

  it("waits as long as it takes where there is no deadline", async () => {
    const queue = createWorkQueue({ concurrency: 1, maxWaiting: 2, deadlineMs: 1, refusalMs: 0 }, () => {});
    const { work, letGo } = heldWork();
    const waiting = queue(work, { deadline: false });
    await expect(queue(async () => "too late")).rejects.toBe(overloadedRefusal);
    letGo();
    await waiting;
  });

  it("lets work that was let in ask for more, whatever waits", async () => {
    const pages = createWorkQueue({ ...patient, concurrency: 1, maxWaiting: 0 }, () => {});
    const searches = createWorkQueue({ ...patient, concurrency: 1, maxWaiting: 0 }, () => {});
    const { work, letGo } = heldWork();
    const other = searches(work);
    await expect(searches(async () => "found")).rejects.toBe(overloadedRefusal);
    expect(await pages(() => searches(async () => "found"))).toBe("found");
    letGo();
    await other;
  });
});
