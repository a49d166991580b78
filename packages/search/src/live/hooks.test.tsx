import type { SearchResponse } from "@forecourt/api";
import { emptySearchQuery, parseSearchQuery, searchUrl, sortOrders } from "@forecourt/core";
import type { ListFacetName, SearchQuery } from "@forecourt/core";
import type { CarSummary } from "@forecourt/core/schemas";
import { aCar } from "@forecourt/core/testing";
import { act, cleanup, screen, waitFor } from "@testing-library/react";
import { useEffect, useState } from "react";
import type { ReactNode } from "react";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import {
  useClearRefinements,
  useCurrentRefinements,
  useHits,
  useInstantSearch,
  useInstantSearchContext,
  usePagination,
  useRange,
  useRefinementList,
  useSearchBox,
  useSortBy,
  useStats,
} from "react-instantsearch";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createAnswerCache } from "./answer-cache.ts";
import { SearchEngine } from "./search-engine.tsx";
import type { SearchEngineProps } from "./search-engine.tsx";

const basePath = "/search/used-cars";
const stock = ["Kia", "Kia", "Ford", "Mazda"].map((make, index) =>
  aCar({ id: String(index + 1), make, fuel: index % 2 === 0 ? "Petrol" : "Diesel", price: 10_000 * (index + 1) }),
);

/** What the platform answers: each facet counted without its own choice. */
function answerTo(search: SearchQuery): SearchResponse {
  const found = (without?: string) =>
    stock.filter(
      (car) =>
        (["make", "fuel"] as const).every(
          (name) => name === without || (search.filters[name]?.includes(car[name] ?? "") ?? true),
        ) &&
        (without === "price" ||
          (Number(car.price) >= (search.ranges.price?.min ?? 0) &&
            Number(car.price) <= (search.ranges.price?.max ?? Infinity))),
    );
  const counts = (name: ListFacetName & ("make" | "fuel")) =>
    [...new Set(found(name).map((car) => car[name] ?? ""))].map((value) => ({
      value,
      count: found(name).filter((car) => car[name] === value).length,
    }));
  const prices = found("price").map(({ price }) => Number(price));
  return {
    hits: found(),
    // As if each page had one car.
    pages: found().length,
    count: found().length,
    facets: { make: counts("make"), fuel: counts("fuel"), car_type: [{ value: "used", count: stock.length }] },
    facetStats: { price: { min: Math.min(...prices), max: Math.max(...prices) } },
    ms: 3,
  };
}

const asked = vi.fn<(address: string) => void>();
beforeEach(() => {
  vi.stubGlobal("fetch", async (input: Request | URL | string) => {
    const url = new URL(input instanceof Request ? input.url : input, location.href);
    asked(url.pathname + url.search);
    return Response.json(answerTo(parseSearchQuery(url.searchParams)));
  });
});
let unmount = () => {};
afterEach(() => {
  unmount();
  cleanup();
  document.body.replaceChildren();
  asked.mockReset();
  vi.unstubAllGlobals();
});

/** A page over an address of its own, as the storefront has it over the router's. */
function Page({ opened, children }: { opened: SearchQuery; children: ReactNode }) {
  const [search, setSearch] = useState(opened);
  const [loaded] = useState(() => ({ search: opened, answer: answerTo(opened) }));
  const [answers] = useState(createAnswerCache);
  const props: SearchEngineProps = {
    basePath,
    pathFilters: { car_type: ["used"] },
    search,
    facets: [],
    loaded,
    answers,
    onRefine: setSearch,
    onChange: ignore,
  };
  return (
    <>
      <output>{searchUrl(basePath, search)}</output>
      <button onClick={() => setSearch(opened)}>Back</button>
      <SearchEngine {...props}>{children}</SearchEngine>
    </>
  );
}
const ignore = () => undefined;

const filtered: SearchQuery = {
  query: "ute",
  filters: { make: ["Kia"] },
  ranges: { price: { max: 30_000 } },
  nearby: { near: "3220", within: 50 },
  sortBy: "price_asc",
  page: 2,
};

/** Every hook of the specification of issue 16, and what it gives on the filtered page. */
const table: Record<string, { use: () => unknown; gives: unknown }> = {
  useRefinementList: {
    use: () => {
      const { items, createURL } = useRefinementList({ attribute: "make" });
      return items.map(({ label, count, isRefined, value }) => [label, count, isRefined, createURL(value)]);
    },
    gives: [
      ["Kia", 2, true, `${basePath}?query=ute&price=-30000&near=3220&within=50&sortBy=price_asc`],
      ["Ford", 1, false, `${basePath}?query=ute&make=Ford&make=Kia&price=-30000&near=3220&within=50&sortBy=price_asc`],
    ],
  },
  "useRefinementList of a facet without a choice": {
    use: () => useRefinementList({ attribute: "fuel" }).items.map(({ label, count }) => [label, count]),
    gives: [
      ["Diesel", 1],
      ["Petrol", 1],
    ],
  },
  "useRefinementList of what the path chooses": {
    use: () => useRefinementList({ attribute: "car_type" }).items,
    gives: [],
  },
  useRange: {
    use: () => {
      const { range, start, canRefine } = useRange({ attribute: "price" });
      return [range.min, range.max, start.map(String), canRefine];
    },
    gives: [10_000, 20_000, ["-Infinity", "30000"], true],
  },
  useSearchBox: { use: () => useSearchBox().query, gives: "ute" },
  useSortBy: {
    use: () => {
      const { currentRefinement, options } = useSortBy({ items: orders });
      return [currentRefinement, options.length];
    },
    gives: ["price_asc", sortOrders.length],
  },
  usePagination: {
    use: () => {
      const { currentRefinement, nbPages, pages, createURL } = usePagination();
      return [currentRefinement, nbPages, pages, createURL(0)];
    },
    gives: [1, 2, [0, 1], `${basePath}?query=ute&make=Kia&price=-30000&near=3220&within=50&sortBy=price_asc`],
  },
  useHits: {
    use: () => useHits<CarSummary>().items.map(({ objectID, name, price }) => [objectID, name, price]),
    gives: [
      ["1", "2021 Kia CX-5 Touring KF", 10_000],
      ["2", "2021 Kia CX-5 Touring KF", 20_000],
    ],
  },
  useCurrentRefinements: {
    use: () => {
      const { items, createURL } = useCurrentRefinements();
      return items.map(({ attribute, refinements }) => [
        attribute,
        refinements.map((refinement) => [refinement.label, createURL(refinement)]),
      ]);
    },
    gives: [
      ["make", [["Kia", `${basePath}?query=ute&price=-30000&near=3220&within=50&sortBy=price_asc`]]],
      ["price", [["≤ 30000", `${basePath}?query=ute&make=Kia&near=3220&within=50&sortBy=price_asc`]]],
    ],
  },
  useClearRefinements: {
    use: () => {
      const { canRefine, createURL } = useClearRefinements();
      return [canRefine, createURL()];
    },
    gives: [true, `${basePath}?query=ute&near=3220&within=50&sortBy=price_asc`],
  },
  useStats: {
    use: () => {
      const { nbHits, nbPages, page, query, processingTimeMS } = useStats();
      return [nbHits, nbPages, page, query, processingTimeMS];
    },
    gives: [2, 2, 1, "ute", 3],
  },
  useInstantSearch: {
    use: () => {
      const { indexUiState, status, results } = useInstantSearch();
      return [indexUiState, status, results.nbHits];
    },
    gives: [
      {
        query: "ute",
        refinementList: { make: ["Kia"] },
        range: { price: ":30000" },
        sortBy: "price_asc",
        page: 2,
        stock: { near: "3220", within: "50" },
      },
      "idle",
      2,
    ],
  },
};
const orders = sortOrders.map((value) => ({ value, label: value }));

function Value({ use }: { use: () => unknown }) {
  return <pre data-testid="value">{JSON.stringify(use())}</pre>;
}

/** Sends a page as a server does and takes it over as a browser does. */
async function open(page: ReactNode): Promise<string> {
  const sent = renderToString(page);
  const root = document.body.appendChild(document.createElement("div"));
  root.innerHTML = sent;
  const mismatch = vi.fn();
  await act(async () => {
    const hydrated = hydrateRoot(root, page, { onRecoverableError: mismatch });
    unmount = () => act(() => hydrated.unmount());
  });
  expect(mismatch).not.toHaveBeenCalled();
  return sent;
}

const value = () => JSON.parse(screen.getByTestId("value").textContent) as unknown;
const address = () => document.querySelector("output")?.textContent;

describe("Hooks of react-instantsearch on a results page", () => {
  it.each(Object.entries(table))(
    "%s has its values on the server and once hydrated, without a request",
    async (_, { use, gives }) => {
      const sent = await open(
        <Page opened={filtered}>
          <Value use={use} />
        </Page>,
      );
      const html = document.createElement("div");
      html.innerHTML = sent;
      expect(JSON.parse(html.querySelector("pre")?.textContent ?? "")).toEqual(gives);
      await waitFor(() => expect(value()).toEqual(gives));
      expect(asked).not.toHaveBeenCalled();
      expect(address()).toBe(searchUrl(basePath, filtered));
    },
  );
});

const counts = {
  makes: { use: () => useRefinementList({ attribute: "make" }).items.length },
  cars: { use: () => useHits().items.length },
};

/** What a press of each hook that refines leads to, and what it then gives. */
const presses: Record<string, { use: () => { value: unknown; press: () => void }; leads: string; gives: unknown }> = {
  useRefinementList: {
    use: () => {
      const { items, refine } = useRefinementList({ attribute: "make" });
      return { value: items.map(({ label, isRefined }) => [label, isRefined]), press: () => refine("Ford") };
    },
    leads: "query=ute&make=Ford&make=Kia&price=-30000&near=3220&within=50&sortBy=price_asc",
    gives: [
      ["Kia", true],
      ["Ford", true],
    ],
  },
  useRange: {
    use: () => {
      const { start, refine } = useRange({ attribute: "price" });
      return { value: start.map(String), press: () => refine([10_000, 15_000]) };
    },
    leads: "query=ute&make=Kia&price=-15000&near=3220&within=50&sortBy=price_asc",
    gives: ["-Infinity", "15000"],
  },
  useSearchBox: {
    use: () => {
      const { query, refine } = useSearchBox();
      return { value: query, press: () => refine("van") };
    },
    leads: "query=van&make=Kia&price=-30000&near=3220&within=50&sortBy=price_asc",
    gives: "van",
  },
  useSortBy: {
    use: () => {
      const { currentRefinement, refine } = useSortBy({ items: orders });
      return { value: currentRefinement, press: () => refine("newest") };
    },
    leads: "query=ute&make=Kia&price=-30000&near=3220&within=50",
    gives: "newest",
  },
  usePagination: {
    use: () => {
      const { currentRefinement, refine } = usePagination();
      return { value: currentRefinement, press: () => refine(0) };
    },
    leads: "query=ute&make=Kia&price=-30000&near=3220&within=50&sortBy=price_asc",
    gives: 0,
  },
  useCurrentRefinements: {
    use: () => {
      const { items } = useCurrentRefinements();
      return {
        value: items.map(({ attribute }) => attribute),
        press: () => {
          const [, price] = items;
          for (const refinement of price?.refinements ?? []) price?.refine(refinement);
        },
      };
    },
    leads: "query=ute&make=Kia&near=3220&within=50&sortBy=price_asc",
    gives: ["make"],
  },
  useClearRefinements: {
    use: () => {
      const { canRefine, refine } = useClearRefinements();
      return { value: canRefine, press: refine };
    },
    leads: "query=ute&near=3220&within=50&sortBy=price_asc",
    gives: false,
  },
  useInstantSearch: {
    use: () => {
      const { indexUiState, setIndexUiState } = useInstantSearch();
      return {
        value: (indexUiState as { stock?: object }).stock,
        press: () => setIndexUiState((state) => ({ ...state, page: 1, stock: { near: "2000", weekly: "150" } })),
      };
    },
    leads: "query=ute&make=Kia&price=-30000&near=2000&weekly=150&sortBy=price_asc",
    gives: { near: "2000", weekly: "150" },
  },
};

function Press({ use }: { use: () => { value: unknown; press: () => void } }) {
  const { value: shown, press } = use();
  return (
    <>
      <Value use={() => shown} />
      <button onClick={press}>Press</button>
    </>
  );
}

describe("A press of a hook of react-instantsearch", () => {
  it.each(Object.entries(presses))(
    "%s changes the address and asks the platform once; Back restores it",
    async (_, { use, leads, gives }) => {
      await open(
        <Page opened={filtered}>
          <Press use={use} />
        </Page>,
      );
      const before = value();
      await act(async () => screen.getByRole("button", { name: "Press" }).click());
      await waitFor(() => expect(address()).toBe(`${basePath}?${leads}`));
      await waitFor(() => expect(value()).toEqual(gives));
      // Under the canonical query of the API, with what the path chooses.
      await waitFor(() =>
        expect(asked.mock.calls.map(([to]) => to)).toEqual([expect.stringMatching(/^\/api\/search\?.*car_type=used/)]),
      );
      await act(async () => screen.getByRole("button", { name: "Back" }).click());
      await waitFor(() => expect(value()).toEqual(before));
      expect(address()).toBe(searchUrl(basePath, filtered));
      expect(asked).toHaveBeenCalledTimes(1);
    },
  );

  it("keeps what no mounted hook owns while hooks come and go", async () => {
    const seen = vi.fn<(index: ReturnType<typeof useInstantSearchContext>["mainIndex"]) => void>();
    function Comes() {
      const [isThere, setThere] = useState(true);
      const { mainIndex } = useInstantSearchContext();
      useEffect(() => seen(mainIndex), [mainIndex]);
      return (
        <>
          <button onClick={() => setThere(!isThere)}>Turn</button>
          {isThere && <Value use={counts.makes.use} />}
        </>
      );
    }
    await open(
      <Page opened={filtered}>
        <Comes />
      </Page>,
    );
    for (const isThere of [false, true, false]) {
      await act(async () => screen.getByRole("button", { name: "Turn" }).click());
      await waitFor(() => expect(screen.queryByTestId("value") !== null).toBe(isThere));
      await waitFor(() => expect(seen.mock.lastCall?.[0].getWidgets()).toHaveLength(isThere ? 2 : 1));
      expect(address()).toBe(searchUrl(basePath, filtered));
    }
    expect(asked).not.toHaveBeenCalled();
  });

  it("is not lost where the page came with the answer of another address", async () => {
    function Late({ children }: { children: ReactNode }) {
      const loaded = { search: emptySearchQuery, answer: answerTo(emptySearchQuery) };
      const [answers] = useState(createAnswerCache);
      return (
        <SearchEngine
          {...{
            basePath,
            pathFilters: {},
            search: filtered,
            facets: [],
            loaded,
            answers,
            onRefine: ignore,
            onChange: ignore,
          }}
        >
          {children}
        </SearchEngine>
      );
    }
    await open(
      <Late>
        <Value use={counts.cars.use} />
      </Late>,
    );
    await waitFor(() => expect(value()).toBe(2));
    expect(asked).toHaveBeenCalledTimes(1);
  });
});
