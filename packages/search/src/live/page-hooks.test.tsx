import type { SearchResponse } from "@forecourt/api";
import { emptySearchQuery, parseSearchQuery } from "@forecourt/core";
import type { SearchQuery } from "@forecourt/core";
import { aCar } from "@forecourt/core/testing";
import { cleanup, render, waitFor } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { SearchEngine } from "./search-engine.tsx";
import type { EngineState } from "./search-engine.tsx";

const cars = ["1", "2", "3"].map((id) => aCar({ id }));
const first: SearchResponse = {
  hits: cars,
  pages: 2,
  count: 24,
  // More cars first, car types in the order of a dealer, numbers as any other value, one value that InstantSearch escapes.
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
    const page = (search: SearchQuery) => (
      <SearchEngine
        basePath="/search/used-cars"
        pathFilters={{}}
        search={search}
        facets={["seats", "car_type", "model", "price", "km"]}
        first={{ search: emptySearchQuery, answer: first }}
        searchOf={parseSearchQuery}
        onRefine={() => {}}
        onChange={(state) => states.push(state)}
      />
    );
    const { rerender } = render(page(emptySearchQuery));
    await waitFor(() => expect(states).not.toEqual([]));
    expect(plain(states.at(-1))).toEqual({ answer: first, search: emptySearchQuery, status: "idle" });
    expect(states.at(-1)?.answer.hits).toBe(first.hits);
    // As `useRefinementList` gives them: our own page has no second way to the counts.
    expect(states.at(-1)?.answer.facets["seats"]?.[0]).toMatchObject({ value: "5", count: 20, isRefined: false });
    expect(asked).not.toHaveBeenCalled();

    rerender(page(twoSeats));
    await waitFor(() => expect(states.at(-1)?.search).toEqual(twoSeats));
    expect(plain(states.at(-1))).toEqual({ answer: fewer, search: twoSeats, status: "idle" });
    expect(states.at(-1)?.answer.facets["seats"]).toMatchObject([{ value: "2", count: 1, isRefined: true }]);
    expect(asked).toHaveBeenCalledTimes(1);

    rerender(page(emptySearchQuery));
    await waitFor(() => expect(plain(states.at(-1))).toMatchObject({ answer: first, search: emptySearchQuery }));
    expect(asked).toHaveBeenCalledTimes(1);
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
