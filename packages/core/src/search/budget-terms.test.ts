import { describe, expect, it } from "vitest";
import { budgetParameters, budgetTermYears, parseBudget, writeBudget } from "./budget-terms.ts";

describe("The terms of a budget", () => {
  it("are offered for 1 to 7 years, and no other term is read", () => {
    expect(budgetTermYears).toEqual([1, 2, 3, 4, 5, 6, 7]);
    for (const years of budgetTermYears)
      expect(parseBudget(new URLSearchParams({ term: String(years) }))).toEqual({ termYears: years });
    expect(parseBudget(new URLSearchParams({ term: "8" }))).toBeUndefined();
  });

  it("are written as they are read", () => {
    const params = new URLSearchParams("weekly=150&deposit=5000&tradeIn=8000&term=4");
    const written = new URLSearchParams();
    writeBudget(written, parseBudget(params));
    expect(written.toString()).toBe(params.toString());
    expect([...params.keys()]).toEqual(budgetParameters);
  });
});
