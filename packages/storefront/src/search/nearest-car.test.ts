import type { SearchResponse } from "@forecourt/api";
import type { ApiClient } from "@forecourt/api/client";
import { emptySearchQuery } from "@forecourt/core";
import { aCar } from "@forecourt/core/testing";
import { describe, expect, it, vi } from "vitest";
import { nearestCar } from "./nearest-car.ts";

const search = { ...emptySearchQuery, filters: { make: ["Kia"] }, nearby: { near: "4000", within: 50 }, page: 2 };
const answer = (changed: Partial<SearchResponse>) =>
  ({ hits: [], pages: 1, count: 0, facets: {}, facetStats: {}, ms: 1, ...changed }) as unknown as Awaited<
    ReturnType<ApiClient["search"]>
  >;

describe("The nearest car of a search that found none within its distance", () => {
  it("is the first at any distance, with its place and how many there are", async () => {
    const hits = [aCar({ id: "1", city: "Nowhere" }), aCar({ id: "2", city: "Geelong" })];
    const ask = vi.fn(async () => answer({ hits, count: 12, distances: { 2: 412 } }));
    expect(await nearestCar({ search: ask }, search)).toEqual({ kilometres: 412, city: "Geelong", count: 12 });
    expect(ask).toHaveBeenCalledWith(
      expect.toSatisfy((params) => !String(params).includes("within")),
      undefined,
    );
  });

  it("is none where there is no car, or where any distance was searched already", async () => {
    expect(await nearestCar({ search: async () => answer({}) }, search)).toBeUndefined();
    const ask = vi.fn();
    expect(await nearestCar({ search: ask }, { ...search, nearby: { near: "4000" } })).toBeUndefined();
    expect(ask).not.toHaveBeenCalled();
  });
});
