import { describe, expect, it } from "vitest";
import { weightFailures } from "../src/checks/weight.ts";
import { pageBudgets } from "../src/page-budgets.ts";

describe("the weight check of the template suite", () => {
  const budget = { loadedKb: 40, scriptsKb: 130 };

  it("holds a first visit to its budget when it has loaded and when its scripts are there", () => {
    expect(weightFailures("/", { loaded: 40_000, scripts: 130_000, elements: 1, html: 1 }, budget)).toEqual([]);
    expect(weightFailures("/", { loaded: 40_001, scripts: 130_000, elements: 1, html: 1 }, budget)).toEqual([
      expect.stringContaining("until it has loaded"),
    ]);
    expect(weightFailures("/", { loaded: 9000, scripts: 130_001, elements: 1, html: 1 }, budget)).toEqual([
      "A first visit to / loads 130.0 kB of scripts, and 130 is the most.",
    ]);
  });

  it("holds the elements and the HTML of a page of results, and limits none where no limit is set", () => {
    const light = { loaded: 0, scripts: 0, html: 0 };
    expect(weightFailures("/search/used-cars", { ...light, elements: 851 }, pageBudgets.results)).toEqual([
      "/search/used-cars has 851 elements, and 850 is the most.",
    ]);
    expect(weightFailures("/search/used-cars", { ...light, elements: 850 }, pageBudgets.results)).toEqual([]);
    expect(weightFailures("/search/used-cars", { ...light, elements: 1, html: 100_001 }, pageBudgets.results)).toEqual([
      "A first visit to /search/used-cars loads 100.0 kB of HTML before compression, and 100 is the most.",
    ]);
    expect(weightFailures("/", { ...light, elements: 5000 }, pageBudgets.home)).toEqual([]);
  });
});
