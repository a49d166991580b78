import type { SearchResponse } from "@forecourt/api";
import { emptySearchQuery } from "@forecourt/core";
import type { SearchQuery } from "@forecourt/core";
import { describe, expect, it, vi } from "vitest";
import { createPlatformSearchClient } from "./platform-search-client.ts";
import { requestToSearch, searchToUiState } from "./ui-state.ts";

const answer = (count: number): SearchResponse => ({
  hits: [],
  pages: 1,
  count,
  facets: { make: [{ value: "Kia", count }] },
  facetStats: { price: { min: 1, max: 2 } },
  ms: 1,
});
/** What InstantSearch asks once the state of a search is its own. */
const request = (search: Partial<SearchQuery> = {}) => ({
  indexName: "cars",
  params: searchToUiState({ ...emptySearchQuery, ...search }).configure,
});

describe("A search of the address as InstantSearch carries it", () => {
  it.each<[string, Partial<SearchQuery>]>([
    ["all stock", {}],
    [
      "keywords, choices, ranges, order and page",
      {
        query: "ute & van",
        filters: { make: ["Ford", "Kia"], model: ["CX-5: special"] },
        ranges: { price: { min: 5000, max: 30_000 }, km: { max: 9000 } },
        sortBy: "price_asc",
        page: 3,
      },
    ],
    ["place and budget", { nearby: { near: "3220", within: 50 }, budget: { weeklyDollars: 150 }, sortBy: "distance" }],
  ])("comes out as it went in: %s", (_name, search) => {
    expect(requestToSearch(request(search))).toEqual({ ...emptySearchQuery, ...search });
  });

  it("is one for all stock where a request carries none", () => {
    expect(requestToSearch({ indexName: "cars" })).toEqual(emptySearchQuery);
    expect(requestToSearch({ indexName: "cars", params: { terms: 7 } })).toEqual(emptySearchQuery);
  });
});

describe("The search client of the browser", () => {
  it("asks the platform for the search, and hands its answer on whole", async () => {
    const found = answer(7);
    const ask = vi.fn(async () => found);
    const kia = { ...emptySearchQuery, filters: { make: ["Kia"] } };
    const { results } = await createPlatformSearchClient(ask).search([request(kia)]);
    expect(ask.mock.calls).toEqual([[kia]]);
    expect(results).toEqual([expect.objectContaining({ nbHits: 7, platformAnswer: found, platformSearch: kia })]);
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
    client.prefetch({ ...emptySearchQuery, filters: { make: ["Kia"] } });
    const { results } = await client.search([request({ filters: { make: ["Kia"] } })]);
    expect(ask).toHaveBeenCalledTimes(1);
    expect(results).toHaveLength(1);
  });

  it("asks again after a failure", async () => {
    const ask = vi
      .fn<() => Promise<SearchResponse>>()
      .mockRejectedValueOnce(new TypeError("down"))
      .mockResolvedValue(answer(7));
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
