import { describe, expect, it } from "vitest";
import { shownFacetHits, sortFacetHits } from "./facet-order.ts";
import { resultCount } from "./result-count.ts";

describe("number of cars found", () => {
  it.each([
    [{ count: 1999, facetCounts: { used: 5 } }, 1999],
    [{ count: 2000, facetCounts: { new: 400, demo: 100, used: 2012 } }, 2512],
    [{ count: 2000, facetCounts: {}, inStockCount: 2300 }, 2300],
    [{ count: 2000 }, 2000],
    [{ count: 0 }, 0],
  ])("of %j is %s", (result, count) => {
    expect(resultCount(result)).toBe(count);
  });
});

describe("values of a facet", () => {
  const hits = (pairs: [string, number][]) => pairs.map(([value, count]) => ({ value, count }));
  const values = (list: { value: string }[]) => list.map((hit) => hit.value);
  it("stand by number of cars, then by label", () => {
    expect(
      values(
        sortFacetHits(
          "make",
          hits([
            ["Kia", 2],
            ["mazda", 5],
            ["Audi", 2],
            ["audi", 2],
            ["audi", 2],
          ]),
        ),
      ),
    ).toEqual(["mazda", "Audi", "audi", "audi", "Kia"]);
  });
  it("stand by label in whatever order they arrive", () => {
    expect(
      values(
        sortFacetHits(
          "make",
          hits([
            ["Audi", 2],
            ["BMW", 2],
            ["Kia", 2],
            ["kia", 2],
          ]),
        ),
      ),
    ).toEqual(["Audi", "BMW", "Kia", "kia"]);
    expect(
      values(
        sortFacetHits(
          "make",
          hits([
            ["kia", 2],
            ["Kia", 2],
            ["BMW", 2],
            ["Audi", 2],
          ]),
        ),
      ),
    ).toEqual(["Audi", "BMW", "Kia", "kia"]);
  });
  it("stand as new, demo, used for car types, whatever their number", () => {
    expect(
      values(
        sortFacetHits(
          "car_type",
          hits([
            ["other", 9],
            ["used", 8],
            ["new", 1],
            ["demo", 4],
          ]),
        ),
      ),
    ).toEqual(["new", "demo", "used", "other"]);
  });
  it("leave out not certified where only certified cars are sold", () => {
    const both = hits([
      ["true", 3],
      ["false", 9],
    ]);
    expect(values(shownFacetHits("certified", both, { certifiedOnly: true }))).toEqual(["true"]);
    expect(shownFacetHits("certified", both)).toEqual(both);
    expect(shownFacetHits("make", both, { certifiedOnly: true })).toEqual(both);
  });
});
