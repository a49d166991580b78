import { describe, expect, it } from "vitest";
import { clearFilters, hasFilters, setNearby, setSortOrder } from "./refine-search.ts";
import { parseSearchQuery, searchQueryToParams } from "./search-query.ts";

const read = (address: string) => parseSearchQuery(new URLSearchParams(address));
const rewritten = (address: string) => searchQueryToParams(read(address)).toString();

describe("Near where a search looks", () => {
  it.each([
    ["near=3220&within=50", { near: "3220", within: 50 }],
    ["near=++Geelong++", { near: "Geelong" }],
    ["near=Whang%C4%81rei&within=100", { near: "Whangārei", within: 100 }],
    ["near=3220&within=abc", { near: "3220" }],
    ["near=3220&within=0", { near: "3220" }],
    ["near=3220&within=9999", { near: "3220" }],
    ["near=%3Cb%3EPerth", { near: "b Perth" }],
  ])("%s", (address, nearby) => {
    expect(read(address).nearby).toEqual(nearby);
  });

  it("is nowhere without a place and a distance; a distance alone is from the shopper, who is asked where that is", () => {
    expect(read("near=%20%24&within=0")).not.toHaveProperty("nearby");
    expect(read("near=&within=50").nearby).toEqual({ near: "me", within: 50 });
  });

  it("orders by distance only where it says near what", () => {
    expect(rewritten("near=3220&sortBy=distance")).toBe("near=3220&sortBy=distance");
    expect(rewritten("sortBy=distance")).toBe("");
    const nearest = setSortOrder(read("near=3220"), "distance");
    expect(setNearby(nearest, undefined)).toMatchObject({ sortBy: "newest" });
    expect(clearFilters(nearest)).toEqual({ query: "", filters: {}, ranges: {}, sortBy: "newest", page: 1 });
  });

  it("is a filter that can be taken away", () => {
    expect(hasFilters(read("near=3220"))).toBe(true);
    expect(setNearby(read("near=3220&page=2"), undefined)).toEqual(read(""));
    expect(setNearby(read("page=2"), { near: "3220" })).toEqual(read("near=3220"));
  });

  it("reads back what it writes", () => {
    for (const address of ["near=3220&within=50&weekly=150&sortBy=distance", "query=ute&towing=2500-&near=Te+Awamutu"])
      expect(rewritten(address)).toBe(address);
  });
});
