import { describe, expect, it } from "vitest";
import { weightFailures } from "../src/checks/weight.ts";
import { pageBudgets } from "../src/page-budgets.ts";

describe("the weight check of the template suite", () => {
  const budget = { untouchedKb: 40, wholeKb: 160 };

  it("holds a first visit to its budget before and after the first sign of a shopper", () => {
    expect(weightFailures("/", { untouched: 40_000, whole: 160_000 }, budget)).toEqual([]);
    expect(weightFailures("/", { untouched: 40_001, whole: 160_000 }, budget)).toEqual([
      expect.stringContaining("before the first sign"),
    ]);
    expect(weightFailures("/", { untouched: 9000, whole: 160_001 }, budget)).toEqual([
      expect.stringContaining("and 160 is the most"),
    ]);
  });

  it("lets nothing be added where the platform itself is above its budget", () => {
    expect(weightFailures("/", { untouched: 9000, whole: 175_000 }, { ...budget, heldKb: 180 })).toEqual([]);
    expect(weightFailures("/", { untouched: 9000, whole: 181_000 }, { ...budget, heldKb: 180 })).toHaveLength(1);
    for (const { heldKb, wholeKb } of Object.values(pageBudgets))
      expect(heldKb, "a held weight goes once the budget is kept").toBeGreaterThan(wholeKb);
  });
});
