import type { SearchResponse } from "@forecourt/api";
import { emptySearchQuery, parseSearchQuery } from "@forecourt/core";
import type { SearchQuery } from "@forecourt/core";
import { act, cleanup, render, screen } from "@testing-library/react";
import { useState } from "react";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { useRefinementList } from "react-instantsearch";
import { afterEach, describe, expect, it, vi } from "vitest";
import { useLiveSearch } from "./use-live-search.tsx";
import { isSearchLive } from "./use-live-state.ts";

const answer: SearchResponse = {
  hits: [],
  pages: 1,
  count: 2,
  facets: { make: [{ value: "Kia", count: 2 }] },
  facetStats: {},
  ms: 1,
};
const ignore = () => undefined;

function Makes() {
  const { items, refine } = useRefinementList({ attribute: "make" });
  return items.map(({ value, isRefined }) => (
    <button key={value} onClick={() => refine(value)}>
      {isRefined ? `${value}, chosen` : value}
    </button>
  ));
}

/** A page of a template whose filters use hooks of InstantSearch. */
function Page() {
  const [search, onRefine] = useState<SearchQuery>(emptySearchQuery);
  const [loaded] = useState({ search, answer });
  const live = useLiveSearch({
    basePath: "/search/used-cars",
    pathFilters: {},
    search,
    facets: ["make"],
    loaded,
    searchOf: parseSearchQuery,
    onRefine,
    hasHooks: true,
    isHydrated: true,
  });
  return <main>{live.around(<Makes />)}</main>;
}

let unmount: () => void = ignore;
afterEach(() => {
  act(unmount);
  cleanup();
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

describe("A results page that came from the server with the values of hooks in it", () => {
  it("stays as it came until a shopper reaches for it, and then answers a press", async () => {
    const place = document.body.appendChild(document.createElement("div"));
    const { document: page } = globalThis;
    vi.stubGlobal("document", undefined);
    // The first time begins to load the code.
    await vi.waitFor(() => {
      place.innerHTML = renderToString(<Page />);
      expect(place.querySelector("button")).toBeTruthy();
    });
    vi.stubGlobal("document", page);
    const kia = screen.getByRole("button", { name: "Kia" });
    vi.stubGlobal("fetch", async () => Response.json(answer));
    await act(async () => {
      const root = hydrateRoot(place, <Page />);
      unmount = () => root.unmount();
    });
    await act(async () => kia.click());
    expect(kia.textContent).toBe("Kia");
    await act(async () => void kia.dispatchEvent(new Event("pointerover", { bubbles: true })));
    await vi.waitFor(async () => {
      await act(async () => {});
      await act(async () => kia.click());
      expect(screen.getByRole("button", { name: "Kia, chosen" })).toBeTruthy();
    });
    // What the server wrote was taken over, not made anew.
    expect(kia.isConnected).toBe(true);
  });
});

/** Our own page, which shows an answer; the router brings that of a press, as it does before InstantSearch is there. */
function OwnPage() {
  const [page, setPage] = useState({ search: emptySearchQuery, answer });
  const live = useLiveSearch({
    basePath: "/search/used-cars",
    pathFilters: {},
    search: page.search,
    facets: ["make"],
    loaded: page,
    searchOf: parseSearchQuery,
    onRefine: ignore,
  });
  const kia = { ...emptySearchQuery, filters: { make: ["Kia"] } };
  return (
    <main onPointerOver={live.onReach}>
      {live.around(
        <button onClick={() => setPage({ search: kia, answer: { ...answer, count: 1 } })}>
          {live.isBehind ? "waits" : live.answer.count}
        </button>,
      )}
    </main>
  );
}

describe("A press whose answer the router brings while InstantSearch comes", () => {
  it("shows it at once, and the platform is not asked for it again", async () => {
    const asked = vi.fn();
    vi.stubGlobal("fetch", asked);
    unmount = render(<OwnPage />).unmount;
    const press = screen.getByRole("button", { name: "2" });
    await act(async () => void press.dispatchEvent(new Event("pointerover", { bubbles: true })));
    await vi.waitFor(async () => {
      await act(async () => {});
      expect(isSearchLive()).toBe(true);
    });
    act(() => press.click());
    expect(press.textContent).toBe("1");
    await act(async () => {});
    expect(press.textContent).toBe("1");
    expect(asked).not.toHaveBeenCalled();
  });
});

/** Our own page; the address of a press comes when the test says so. */
function LedPage({ address }: { address: SearchQuery }) {
  const [loaded] = useState({ search: emptySearchQuery, answer });
  const live = useLiveSearch({
    basePath: "/search/used-cars",
    pathFilters: {},
    search: address,
    facets: ["make"],
    loaded,
    searchOf: parseSearchQuery,
    onRefine: ignore,
  });
  const { filters } = live.ahead ?? address;
  return (
    <main onPointerOver={live.onReach}>
      {live.around(
        <a
          href="?make=Kia"
          data-keep-scroll
          onClick={(event) => {
            event.preventDefault();
            delete event.currentTarget.dataset["shown"];
          }}
        >
          {filters.make ?? "all"}: {live.answer.count}
          {live.isBehind && ", waits"}
        </a>,
      )}
    </main>
  );
}

describe("A press while InstantSearch is there", () => {
  it("shows its choice and its cars before its address is written, and nothing else when that is", async () => {
    vi.stubGlobal("fetch", async () => Response.json({ ...answer, count: 1 }));
    const { rerender, unmount: leave } = render(<LedPage address={emptySearchQuery} />);
    unmount = leave;
    const link = screen.getByRole("link");
    await act(async () => void link.dispatchEvent(new Event("pointerover", { bubbles: true })));
    await vi.waitFor(async () => {
      await act(async () => {});
      expect(isSearchLive()).toBe(true);
    });
    expect(link.textContent).toBe("all: 2");
    await act(async () => link.click());
    await vi.waitFor(async () => {
      await act(async () => {});
      expect(link.textContent).toBe("Kia: 1");
    });
    await act(async () => rerender(<LedPage address={parseSearchQuery(new URLSearchParams("make=Kia"))} />));
    expect(link.textContent).toBe("Kia: 1");
    // Back.
    await act(async () => rerender(<LedPage address={parseSearchQuery(new URLSearchParams())} />));
    await vi.waitFor(() => expect(link.textContent).toBe("all: 2"));
  });
});
