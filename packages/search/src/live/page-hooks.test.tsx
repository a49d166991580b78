import type { SearchResponse } from "@forecourt/api";
import { emptySearchQuery } from "@forecourt/core";
import type { SearchQuery } from "@forecourt/core";
import { aCar } from "@forecourt/core/testing";
import { cleanup, render, waitFor } from "@testing-library/react";
import type { IndexRenderState } from "instantsearch.js";
import { afterEach, describe, expect, it, vi } from "vitest";
import { hookedSearch } from "./page-hooks.tsx";
import { createAnswerCache } from "./answer-cache.ts";
import { SearchEngine } from "./search-engine.tsx";
import type { EngineState } from "./search-engine.tsx";

const cars = ["1", "2", "3"].map((id) => aCar({ id }));
const first: SearchResponse = {
  hits: cars,
  pages: 2,
  count: 24,
  // More cars first, car types in the order of a dealer, numbers as any other value, one value that InstantSearch
  // escapes.
  facets: {
    seats: [
      { value: "5", count: 20 },
      { value: "2", count: 4 },
    ],
    car_type: [
      { value: "new", count: 1 },
      { value: "used", count: 23 },
    ],
    model: [
      { value: "-minus", count: 2 },
      { value: "CX-5: special", count: 1 },
    ],
  },
  facetStats: { price: { min: 8990.5, max: 99_990 } },
  priceBars: [1, 2],
  ms: 1,
};
const fewer: SearchResponse = {
  ...first,
  hits: cars.slice(0, 1),
  pages: 1,
  count: 1,
  facets: { ...first.facets, seats: [{ value: "2", count: 1 }] },
  facetStats: {},
};
const twoSeats: SearchQuery = { ...emptySearchQuery, filters: { seats: ["2"] } };

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe("Our own page of results", () => {
  it("shows what the hooks of InstantSearch give: the values of the answer, in the order of the platform, cars that stay the same", async () => {
    const asked = vi.fn(async () => Response.json(fewer));
    vi.stubGlobal("fetch", asked);
    const states: EngineState[] = [];
    const answers = createAnswerCache();
    const page = (search: SearchQuery) => (
      <SearchEngine
        basePath="/search/used-cars"
        pathFilters={{}}
        search={search}
        facets={["seats", "car_type", "model", "price", "km"]}
        loaded={{ search: emptySearchQuery, answer: first }}
        answers={answers}
        onRefine={() => {}}
        onChange={(state) => states.push(state)}
      />
    );
    const { rerender } = render(page(emptySearchQuery));
    // Before the hooks give anything: a press in that moment is InstantSearch's too, and no page is loaded for it.
    expect(states[0]?.answer).toBe(first);
    await waitFor(() => expect(states.at(-1)?.answer).not.toBe(first));
    expect(plain(states.at(-1))).toEqual({ answer: first, search: emptySearchQuery, canClear: false, status: "idle" });
    expect(states.at(-1)?.answer.hits).toBe(first.hits);
    // As `useRefinementList` gives them: our own page has no second way to the counts.
    expect(states.at(-1)?.answer.facets["seats"]?.[0]).toMatchObject({ value: "5", count: 20, isRefined: false });
    expect(asked).not.toHaveBeenCalled();

    rerender(page(twoSeats));
    await waitFor(() => expect(states.at(-1)?.search).toEqual(twoSeats));
    expect(plain(states.at(-1))).toEqual({ answer: fewer, search: twoSeats, canClear: true, status: "idle" });
    expect(states.at(-1)?.answer.facets["seats"]).toMatchObject([{ value: "2", count: 1, isRefined: true }]);
    expect(asked).toHaveBeenCalledTimes(1);

    rerender(page(emptySearchQuery));
    await waitFor(() => expect(plain(states.at(-1))).toMatchObject({ answer: first, search: emptySearchQuery }));
    expect(asked).toHaveBeenCalledTimes(1);
  });

  it.each<[string, Partial<SearchQuery>, boolean]>([
    ["keywords, of the box", { query: "tow -diesel" }, true],
    [
      "filters and ranges, of the refinements in force",
      {
        filters: { model: ["-minus", "CX-5: special"], seats: ["2", "5"] },
        ranges: { price: { max: 30_000 }, km: { min: 1 } },
      },
      true,
    ],
    ["the order and the page", { sortBy: "price_desc", page: 2 }, false],
    [
      "place and budget, which no hook knows",
      { nearby: { near: "3220", within: 50 }, budget: { weeklyDollars: 90 } },
      true,
    ],
  ])("shows what is chosen as the hooks give it: %s", async (_name, chosen, canClear) => {
    vi.stubGlobal("fetch", async () => Response.json(fewer));
    const search = { ...emptySearchQuery, ...chosen };
    const states: EngineState[] = [];
    const answers = createAnswerCache();
    const given: (SearchQuery | undefined)[] = [];
    const page = (wanted: SearchQuery) => (
      <SearchEngine
        basePath="/search/used-cars"
        pathFilters={{}}
        search={wanted}
        facets={["seats", "model", "price", "km"]}
        loaded={{ search: emptySearchQuery, answer: first }}
        answers={answers}
        onRefine={(refined) => given.push(refined)}
        onChange={(state) => states.push(state)}
      />
    );
    const { rerender } = render(page(emptySearchQuery));
    await waitFor(() => expect(states).not.toEqual([]));
    rerender(page(search));
    await waitFor(() => expect(states.at(-1)).toMatchObject({ search, canClear, status: "idle" }));
    // What the address says is not written to it once more.
    expect(given).toEqual([]);
  });

  it("takes no answer for a choice: the hooks say it, even where an answer has another", () => {
    const items = [
      {
        attribute: "make",
        refinements: [{ attribute: "make", type: "disjunctive", value: "Kia", label: "Kia" }],
      },
    ];
    const hooks = {
      searchBox: { query: "ute" },
      sortBy: { currentRefinement: "km_asc" },
      currentRefinements: { items },
      clearRefinements: { canRefine: true },
      pagination: { currentRefinement: 2 },
    } as unknown as IndexRenderState;
    expect(hookedSearch(twoSeats, hooks)).toEqual({
      search: { query: "ute", filters: { make: ["Kia"] }, ranges: {}, sortBy: "km_asc", page: 3 },
      canClear: true,
    });
  });
});

/** A state with values and counts alone, as the contract has them. */
const plain = (state: EngineState | undefined) =>
  state && {
    ...state,
    answer: {
      ...state.answer,
      facets: Object.fromEntries(
        Object.entries(state.answer.facets).map(([name, values]) => [
          name,
          values.map(({ value, count }) => ({ value, count })),
        ]),
      ),
    },
  };
