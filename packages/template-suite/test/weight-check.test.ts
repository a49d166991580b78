import { describe, expect, it } from "vitest";
import { weightFailures } from "../src/checks/weight.ts";
import { brokenBudgets, pageBudgets } from "../src/page-budgets.ts";

describe("the weight check of the template suite", () => {
  const budget = { untouchedKb: 40, scriptsKb: 130 };

  it("holds a first visit to its budget before and after the first sign of a shopper", () => {
    expect(weightFailures("/", { untouched: 40_000, scripts: 130_000, elements: 1, html: 1 }, budget)).toEqual([]);
    expect(weightFailures("/", { untouched: 40_001, scripts: 130_000, elements: 1, html: 1 }, budget)).toEqual([
      expect.stringContaining("before the first sign"),
    ]);
    expect(weightFailures("/", { untouched: 9000, scripts: 130_001, elements: 1, html: 1 }, budget)).toEqual([
      "A first visit to / loads 130.0 kB of scripts, and 130 is the most.",
    ]);
  });

  it("holds the elements and the HTML of a page of results, and limits none where no limit is set", () => {
    const light = { untouched: 0, scripts: 0, html: 0 };
    expect(weightFailures("/search/used-cars", { ...light, elements: 851 }, pageBudgets.results)).toEqual([
      "/search/used-cars has 851 elements, and 850 is the most.",
    ]);
    expect(weightFailures("/search/used-cars", { ...light, elements: 850 }, pageBudgets.results)).toEqual([]);
    expect(weightFailures("/search/used-cars", { ...light, elements: 1, html: 100_001 }, pageBudgets.results)).toEqual([
      "A first visit to /search/used-cars loads 100.0 kB of HTML before compression, and 100 is the most.",
    ]);
    expect(weightFailures("/", { ...light, elements: 5000 }, pageBudgets.home)).toEqual([]);
  });

  it("lets nothing be added where the platform itself is above its budget, and names the issue that mends it", () => {
    const broken = { scriptsKb: 150, issue: 17 };
    expect(weightFailures("/", { untouched: 9000, scripts: 150_000, elements: 1, html: 1 }, budget, broken)).toEqual(
      [],
    );
    expect(weightFailures("/", { untouched: 9000, scripts: 150_100, elements: 1, html: 1 }, budget, broken)).toEqual([
      "A first visit to / loads 150.1 kB of scripts, and 150 (130 once issue 17 is done) is the most.",
    ]);
    for (const kind of ["home", "results", "vehicle"] as const)
      expect(
        brokenBudgets[kind]?.scriptsKb ?? Number.POSITIVE_INFINITY,
        "the entry goes once the budget is kept",
      ).toBeGreaterThan(pageBudgets[kind].scriptsKb);
  });
});
