import type { SearchResponse } from "@forecourt/api";
import { emptySearchQuery } from "@forecourt/core";
import type { SearchQuery } from "@forecourt/core";
import { aCar } from "@forecourt/core/testing";
import algoliasearchHelper from "algoliasearch-helper";
import { describe, expect, it, vi } from "vitest";
import { createAddressRouter } from "./address-router.ts";
import { createAnswerCache } from "./answer-cache.ts";
import { createPlatformSearchClient } from "./platform-search-client.ts";
import { parametersToSearch, requestToSearch, searchToParameters } from "./search-parameters.ts";
import { searchToUiState, uiStateToSearch } from "./ui-state.ts";

const answer = (count: number): SearchResponse => ({
  hits: [aCar()],
  pages: 3,
  count,
  facets: { make: [{ value: "Kia", count }], car_type: [{ value: "used", count }] },
  facetStats: { price: { min: 1, max: 2 } },
  ms: 1,
});
const helperOf = (search: Partial<SearchQuery>) =>
  algoliasearchHelper(
    { search: () => Promise.reject(new Error("Nobody is asked here.")) },
    search.sortBy ?? "newest",
    searchToParameters({ ...emptySearchQuery, ...search }),
  );
/** What InstantSearch asks for the cars of a search. */
const request = (search: Partial<SearchQuery> = {}) => {
  const helper = helperOf(search);
  return { indexName: helper.state.index, params: helper.getQuery() };
};
const clientOf = (ask: (search: SearchQuery) => Promise<SearchResponse>) =>
  createPlatformSearchClient({ ask, answers: createAnswerCache(), pathFilters: { car_type: ["used"] } });

describe("A search of the address as InstantSearch carries it", () => {
  it.each<[string, Partial<SearchQuery>]>([
    ["all stock", {}],
    [
      "keywords, choices, ranges, order and page",
      {
        query: "ute & van",
        filters: { make: ["Ford", "Kia"], model: ["-minus", "CX-5: special"], seats: ["5"] },
        ranges: { price: { min: 5000, max: 30_000 }, km: { max: 9000 }, year: { min: 2019 } },
        sortBy: "price_asc",
        page: 3,
      },
    ],
    ["place and budget", { nearby: { near: "3220", within: 50 }, budget: { weeklyDollars: 150 }, sortBy: "distance" }],
  ])("comes out of its state, its parameters and its request as it went in: %s", (_name, search) => {
    const whole = { ...emptySearchQuery, ...search };
    expect(uiStateToSearch(searchToUiState(whole))).toEqual(whole);
    expect(parametersToSearch(helperOf(search).state)).toEqual(whole);
    expect(requestToSearch(request(search))).toEqual(whole);
  });

  it("stands under the names that the hooks read, what they do not know beside", () => {
    const search: SearchQuery = {
      query: "ute",
      filters: { make: ["Kia"] },
      ranges: { price: { max: 30_000 } },
      nearby: { near: "3220", within: 50 },
      budget: { weeklyDollars: 150 },
      sortBy: "price_asc",
      page: 2,
    };
    expect(searchToUiState(search)).toEqual({
      query: "ute",
      refinementList: { make: ["Kia"] },
      range: { price: ":30000" },
      sortBy: "price_asc",
      page: 2,
      stock: { near: "3220", within: "50", weekly: "150" },
    });
    expect(searchToUiState(emptySearchQuery)).toEqual({});
  });

  it("is one for all stock where a request carries none, or what nobody understands", () => {
    expect(requestToSearch({ indexName: "newest" })).toEqual(emptySearchQuery);
    expect(
      requestToSearch({
        indexName: "cars",
        params: { facetFilters: ["wheels:4", ["make:"]], numericFilters: ["price=3", "km>=lots"], stock: 7 },
      }),
    ).toEqual(emptySearchQuery);
  });
});

describe("The search client of the browser", () => {
  it("asks the platform once for a search, and answers every request of InstantSearch from its answer", async () => {
    const found = answer(7);
    const ask = vi.fn(async () => found);
    const search = { ...emptySearchQuery, filters: { make: ["Kia", "Lada"] }, page: 2 };
    const { results } = await clientOf(ask).search([request(search), request({})]);
    expect(ask.mock.calls).toEqual([[search]]);
    const [cars, counts] = results;
    expect(cars).toMatchObject({
      index: "newest",
      nbHits: 7,
      nbPages: 3,
      page: 1,
      hitsPerPage: 21,
      hits: [{ objectID: "1042", make: "Mazda" }],
      facets_stats: { price: { min: 1, max: 2 } },
      platformAnswer: found,
      platformSearch: search,
    });
    // A chosen value that no car has stays to be taken away; what the path chooses is no facet.
    expect((cars as { facets: object }).facets).toEqual({ make: { Kia: 7, Lada: 0 }, price: {} });
    expect(counts).toMatchObject({ hits: [], facets: {} });
  });

  it("does not ask again for a search it has answered, such as the one the page came with", async () => {
    const ask = vi.fn(async () => answer(7));
    const answers = createAnswerCache();
    answers.keep(emptySearchQuery, answer(9));
    const client = createPlatformSearchClient({ ask, answers, pathFilters: {} });
    await client.search([request({})]);
    await client.search([request({ query: "ute" })]);
    await client.search([request({ query: "ute" })]);
    expect(ask).toHaveBeenCalledTimes(1);
  });

  it("asks once for a search that was pressed and is then wanted", async () => {
    const ask = vi.fn(async () => answer(7));
    const answers = createAnswerCache();
    const client = createPlatformSearchClient({ ask, answers, pathFilters: {} });
    void answers.getOrAsk({ ...emptySearchQuery, filters: { make: ["Kia"] } }, ask);
    const { results } = await client.search([request({ filters: { make: ["Kia"] } })]);
    expect(ask).toHaveBeenCalledTimes(1);
    expect(results).toHaveLength(1);
  });

  it("asks again after a failure", async () => {
    const ask = vi
      .fn<() => Promise<SearchResponse>>()
      .mockRejectedValueOnce(new TypeError("down"))
      .mockResolvedValue(answer(7));
    const client = clientOf(ask);
    await expect(client.search([request({})])).rejects.toThrow("down");
    await expect(client.search([request({})])).resolves.toBeTruthy();
  });

  it("keeps a bounded number of searches, the oldest dropped", async () => {
    const ask = vi.fn(async () => answer(7));
    const client = clientOf(ask);
    for (let number = 0; number < 31; number += 1) await client.search([request({ query: `q${number}` })]);
    await client.search([request({ query: "q30" })]);
    expect(ask).toHaveBeenCalledTimes(31);
    await client.search([request({ query: "q0" })]);
    expect(ask).toHaveBeenCalledTimes(32);
  });
});

describe("The address, as the router of InstantSearch", () => {
  const kia: SearchQuery = { ...emptySearchQuery, filters: { make: ["Kia"] } };
  const ford: SearchQuery = { ...emptySearchQuery, filters: { make: ["Ford"] } };
  const open = (search: SearchQuery = emptySearchQuery) => {
    const written: SearchQuery[] = [];
    const updates: SearchQuery[] = [];
    let isFailing = false;
    const address = createAddressRouter({
      search,
      hrefOf: (next) => `/used?${String(next.filters.make)}&${next.page}`,
      onRefine: (next) => written.push(next),
    });
    address.router.onUpdate((next) => updates.push(next));
    return { address, written, updates, fail: () => (isFailing = true), leave: address.show(() => isFailing) };
  };

  it("is written by a hook once, and its coming back changes nothing", () => {
    const { address, written, updates } = open();
    address.router.write(emptySearchQuery);
    address.router.write(kia);
    address.router.write(kia);
    address.follow(kia);
    expect([written, updates]).toEqual([[kia], []]);
  });

  it("changes InstantSearch when a link, Back or a reload has changed it", () => {
    const { address, written, updates } = open();
    address.follow(kia);
    address.router.write(kia);
    address.follow(emptySearchQuery);
    expect([written, updates]).toEqual([[], [kia, emptySearchQuery]]);
  });

  it("is not taken back to a first press by the arrival of its address after a second one", () => {
    const { address, written, updates } = open();
    address.router.write(kia);
    address.router.write(ford);
    address.follow(kia);
    address.follow(ford);
    expect([written, updates]).toEqual([[kia, ford], []]);
  });

  it("follows a press that is shown before it, once", () => {
    const { address, written, updates } = open();
    address.lead(kia);
    address.lead(kia);
    address.router.write(kia);
    expect([updates, written, address.isLeading()]).toEqual([[kia], [], true]);
    address.follow(kia);
    expect([updates, written, address.isLeading()]).toEqual([[kia], [], false]);
  });

  it("that goes elsewhere after a press is what is shown", () => {
    const { address, updates } = open();
    address.lead(kia);
    address.follow(ford);
    expect([updates, address.isLeading()]).toEqual([[kia, ford], false]);
  });

  it("stays when a search fails, and when its page is gone", () => {
    const { address, written, fail, leave } = open(kia);
    fail();
    address.router.write(emptySearchQuery);
    const other = open(kia);
    other.leave();
    other.address.router.write(emptySearchQuery);
    leave();
    expect([written, other.written]).toEqual([[], []]);
  });

  it("begins on page 1 for another filter, and names the page where only the page changes", () => {
    const { address } = open({ ...kia, page: 3 });
    expect(address.router.createURL({ ...ford, page: 3 })).toBe("/used?Ford&1");
    expect(address.router.createURL({ ...kia, page: 2 })).toBe("/used?Kia&2");
  });
});
