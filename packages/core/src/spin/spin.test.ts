import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { drawPrize } from "./draw-prize.ts";
import { spinEligibilityWords } from "./spin-eligibility.ts";
import { spinPeriod } from "./spin-period.ts";

const prizes = [
  { slug: "holiday", oneIn: 1000, limit: 1 },
  { slug: "wash", oneIn: 10, limit: 50 },
];

describe("a turn of the wheel", () => {
  it.each([
    [0, {}, "holiday"],
    [0.000_99, {}, "holiday"],
    [0.001, {}, "wash"],
    [0.100_99, {}, "wash"],
    [0.101_01, {}, undefined],
    [0.999, {}, undefined],
    [0, { holiday: 1 }, undefined],
    [0.05, { holiday: 1 }, "wash"],
    [0.05, { wash: 50 }, undefined],
  ])("at %d, with %j won before, wins %s", (drawn, won, prize) => {
    expect(drawPrize(prizes, drawn, won)?.slug).toBe(prize);
  });

  it("never gives a prize out more often than it may, and leaves the odds of the others as they are", () => {
    fc.assert(
      fc.property(
        fc.array(fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }), { maxLength: 300 }),
        (turns) => {
          const won: Record<string, number> = {};
          const drawnPrizes = turns.map((drawn) => {
            const prize = drawPrize(prizes, drawn, won);
            if (prize) won[prize.slug] = (won[prize.slug] ?? 0) + 1;
            return { prize, alone: drawPrize(prizes, drawn, {}) };
          });
          expect(drawnPrizes.every(({ prize, alone }) => prize === undefined || prize === alone)).toBe(true);
          for (const { slug, limit } of prizes) expect(won[slug] ?? 0).toBeLessThanOrEqual(limit);
        },
      ),
    );
  });
});

describe("who may take part", () => {
  it("is said with the places where they must live, where there are any", () => {
    const wordsOf = (...residentOf: string[]) => spinEligibilityWords({ minimumAge: 18, residentOf });
    expect(wordsOf()).toBe("18 or over");
    expect(wordsOf("NSW")).toBe("18 or over and live in NSW");
    expect(wordsOf("NSW", "ACT", "VIC")).toBe("18 or over and live in NSW, ACT or VIC");
  });
});

describe("a promotion", () => {
  const dates = { start: "2026-11-01T00:00:00+11:00", end: "2026-12-01T00:00:00+11:00" };
  it.each([
    ["2026-10-31T12:59:59Z", "before"],
    ["2026-10-31T13:00:00Z", "open"],
    ["2026-11-30T12:59:59Z", "open"],
    ["2026-11-30T13:00:00Z", "over"],
  ])("at %s is %s", (now, period) => {
    expect(spinPeriod(dates, new Date(now))).toBe(period);
    expect(spinPeriod({ start: dates.start }, new Date(now))).toBe("over");
  });

  it.each([
    [{ minimumAge: 18, residentOf: ["NSW"] }, "18 or over and live in NSW"],
    [{ minimumAge: 21, residentOf: ["NSW", "VIC", "ACT"] }, "21 or over and live in NSW, VIC or ACT"],
    [{ minimumAge: 18, residentOf: [] }, "18 or over"],
  ])("%j is for those who are %s", (eligibility, words) => {
    expect(spinEligibilityWords(eligibility)).toBe(words);
  });
});
