import { describe, expect, it } from "vitest";
import { weightFailures } from "../src/checks/weight.ts";
import { brokenBudgets, pageBudgets } from "../src/page-budgets.ts";

describe("the weight check of the template suite", () => {
  const budget = { untouchedKb: 40, scriptsKb: 130 };

  it("holds a first visit to its budget before and after the first sign of a shopper", () => {
    expect(weightFailures("/", { untouched: 40_000, scripts: 130_000 }, budget)).toEqual([]);
    expect(weightFailures("/", { untouched: 40_001, scripts: 130_000 }, budget)).toEqual([
      expect.stringContaining("before the first sign"),
    ]);
    expect(weightFailures("/", { untouched: 9000, scripts: 130_001 }, budget)).toEqual([
      "A first visit to / loads 130.0 kB of scripts, and 130 is the most.",
    ]);
  });

  it("lets nothing be added where the platform itself is above its budget, and names the issue that mends it", () => {
    const broken = { scriptsKb: 150, issue: 17 };
    expect(weightFailures("/", { untouched: 9000, scripts: 150_000 }, budget, broken)).toEqual([]);
    expect(weightFailures("/", { untouched: 9000, scripts: 150_100 }, budget, broken)).toEqual([
      "A first visit to / loads 150.1 kB of scripts, and 150 (130 once issue 17 is done) is the most.",
    ]);
    for (const kind of ["home", "results", "vehicle"] as const)
      expect(
        brokenBudgets[kind]?.scriptsKb ?? Number.POSITIVE_INFINITY,
        "the entry goes once the budget is kept",
      ).toBeGreaterThan(pageBudgets[kind].scriptsKb);
  });
});
