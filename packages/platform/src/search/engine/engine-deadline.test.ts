import { describe, expect, it } from "vitest";
import { engineTimeLeftMs, withEngineDeadline } from "./engine-deadline.ts";

const at = (ms: number) => engineTimeLeftMs(() => ms);

describe("the time that a page has for the search engine", () => {
  it("is three seconds from its first call, for all its calls together", async () => {
    const left = await withEngineDeadline(async () => {
      const first = at(1000);
      await Promise.resolve();
      return [first, at(3500), withEngineDeadline(() => at(3900)), at(9000)];
    });
    expect(left).toEqual([3000, 500, 100, 0]);
  });

  it("is its own: another page has all of it", () => {
    withEngineDeadline(() => at(0));
    expect(withEngineDeadline(() => at(2900))).toBe(3000);
    expect(at(5000)).toBe(3000);
  });
});
