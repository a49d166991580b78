import { aCar } from "@forecourt/core/testing";
import { describe, expect, it } from "vitest";
import { packResult, unpackResult } from "./search-page-data.ts";

const answer = {
  hits: [
    aCar({ id: "1", slug: "2018-kia-sportage-used-s1", path: "/cars/2018-kia-sportage-used-s1" }),
    aCar({ id: "2", slug: "2020-kia-rio-used-s2", path: "/cars/2020-kia-rio-used-s2" }),
  ],
  pages: 1,
  count: 2,
  facets: {
    make: [
      { value: "Kia", count: 2 },
      { value: "3", count: 1 },
    ],
    city: [],
  },
  facetStats: { price: { min: 5000, max: 9000 } },
  ms: 3,
};

describe("the answer of a search on its way to the browser", () => {
  it("arrives as it was", () => {
    expect(unpackResult(packResult(answer))).toEqual(answer);
  });

  it("has the address of a car once, and keeps one that is not made from its name", () => {
    expect(packResult(answer)).not.toContain("/cars/");
    const [first, ...others] = answer.hits;
    const elsewhere = { ...answer, hits: [{ ...first!, path: "/fleet/1" }, ...others] };
    expect(unpackResult(packResult(elsewhere))).toEqual(elsewhere);
  });
});
