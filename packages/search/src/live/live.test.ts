import type { SearchResponse } from "@forecourt/api";
import { emptySearchQuery } from "@forecourt/core";
import type { SearchQuery } from "@forecourt/core";
import { describe, expect, it, vi } from "vitest";
import { createPlatformSearchClient } from "./platform-search-client.ts";
import { requestToSearch, searchToUiState } from "./ui-state.ts";

const answer = (count: number): SearchResponse => ({ hits: [], pages: 1, count, facets: { make: [{ value: "Kia", count }] }, facetStats: { price: { min: 1, max: 2 } }, ms: 1 });
const request = (params: object, index = "cars") => ({ indexName: index, params });

describe("A search of the address as InstantSearch state", () => {
  it("carries keywords, choices, ranges, order and page", () => {
    const search: SearchQuery = { query: "ute", filters: { make: ["Ford", "Kia"] }, ranges: { price: { min: 5000, max: 30_000 }, km: { max: 9000 } }, sortBy: "price_asc", page: 3 };
    expect(searchToUiState(search)).toEqual({ query: "ute", refinementList: { make: ["Ford", "Kia"] }, range: { price: "5000:30000", km: ":9000" }, sortBy: "cars/price_asc", page: 3 });
  });

  it("hands place and budget through, which no widget holds", () => {
    const search: SearchQuery = { ...emptySearchQuery, nearby: { near: "3220", within: 50 }, budget: { weeklyDollars: 150 }, sortBy: "distance" };
    const { configure } = searchToUiState(search) as { configure: { terms: string } };
    expect(requestToSearch(request({ terms: configure.terms }, "cars/distance"))).toEqual(search);
  });

  it("is empty for all stock", () => {
    expect(searchToUiState(emptySearchQuery)).toEqual({});
  });
});

describe("A request of InstantSearch as a search of ours", () => {
  it.each<[object, string, Partial<SearchQuery>]>([
    [{ query: "ute" }, "cars", { query: "ute" }],
    [{ facetFilters: [["make:Kia", "make:Ford"], ["fuel:Petrol"]] }, "cars", { filters: { make: ["Ford", "Kia"], fuel: ["Petrol"] } }],
    [{ facetFilters: [["model:CX-5: special"]] }, "cars", { filters: { model: ["CX-5: special"] } }],
    [{ numericFilters: ["price>=5000", "price<=30000", "year=2020"] }, "cars", { ranges: { price: { min: 5000, max: 30_000 }, year: { min: 2020, max: 2020 } } }],
    [{ page: 2 }, "cars/km_asc", { page: 3, sortBy: "km_asc" }],
    [{ facetFilters: [["secret:1"]], numericFilters: ["__proto__>=1"] }, "cars", {}],
  ])("%j", (params, index, expected) => {
    expect(requestToSearch(request(params, index))).toEqual({ ...emptySearchQuery, ...expected });
  });
});

describe("The search client of the browser", () => {
  it("asks the platform once for all the requests of a search", async () => {
    const ask = vi.fn(async () => answer(7));
    const { results } = await createPlatformSearchClient(ask).search([request({ facetFilters: [["make:Kia"]] }), request({ facets: "make" })]);
    expect(ask).toHaveBeenCalledTimes(1);
    expect(ask).toHaveBeenCalledWith({ ...emptySearchQuery, filters: { make: ["Kia"] } });
    expect(results.map((result) => "nbHits" in result && result.nbHits)).toEqual([7, 7]);
    expect(results.map((result) => "facets" in result && result.facets?.["make"])).toEqual([{ Kia: 7 }, { Kia: 7 }]);
  });

  it("does not ask again for a search it has answered, such as the one the page came with", async () => {
    const ask = vi.fn(async () => answer(7));
    const client = createPlatformSearchClient(ask);
    client.keep(emptySearchQuery, answer(9));
    await client.search([request({})]);
    await client.search([request({ query: "ute" })]);
    await client.search([request({ query: "ute" })]);
    expect(ask).toHaveBeenCalledTimes(1);
  });

  it("asks once for a search that was pressed and is then wanted", async () => {
    const ask = vi.fn(async () => answer(7));
    const client = createPlatformSearchClient(ask);
    client.warm({ ...emptySearchQuery, filters: { make: ["Kia"] } });
    const { results } = await client.search([request({ facetFilters: [["make:Kia"]] })]);
    expect(ask).toHaveBeenCalledTimes(1);
    expect(results).toHaveLength(1);
  });

  it("asks again after a failure", async () => {
    const ask = vi.fn<() => Promise<SearchResponse>>().mockRejectedValueOnce(new TypeError("down")).mockResolvedValue(answer(7));
    const client = createPlatformSearchClient(ask);
    await expect(client.search([request({})])).rejects.toThrow("down");
    await expect(client.search([request({})])).resolves.toBeTruthy();
  });

  it("keeps a bounded number of searches, the oldest dropped", async () => {
    const ask = vi.fn(async () => answer(7));
    const client = createPlatformSearchClient(ask);
    for (let number = 0; number < 31; number += 1) await client.search([request({ query: `q${number}` })]);
    await client.search([request({ query: "q30" })]);
    expect(ask).toHaveBeenCalledTimes(31);
    await client.search([request({ query: "q0" })]);
    expect(ask).toHaveBeenCalledTimes(32);
  });
});
