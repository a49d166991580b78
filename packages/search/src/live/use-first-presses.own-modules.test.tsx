import type { SearchResponse } from "@forecourt/api";
import { emptySearchQuery, parseSearchQuery } from "@forecourt/core";
import type { SearchQuery } from "@forecourt/core";
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { useCallback, useState } from "react";
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import type * as Engine from "./search-engine.tsx";
import { useLiveSearch } from "./use-live-search.tsx";
import { isSearchLive } from "./use-live-state.ts";

const answer = (count: number): SearchResponse => ({
  hits: [],
  pages: 1,
  count,
  facets: { make: [{ value: "Kia", count: 2 }] },
  facetStats: {},
  ms: 1,
});
const counts: Record<string, number> = { Kia: 1, Ford: 3 };
const of = (query: string): SearchQuery => parseSearchQuery(new URLSearchParams(query));

/** What InstantSearch was given to start from, each time that it was rendered. */
const started = vi.hoisted(() => vi.fn<(from: { search: SearchQuery; answer: SearchResponse }) => void>());
/** Whether presses are InstantSearch's from now on. */
const takesOver = vi.hoisted(() => vi.fn<(takes: boolean) => void>());
vi.mock("./search-engine.tsx", async (original) => {
  const { SearchEngine } = await original<typeof Engine>();
  return {
    SearchEngine: (props: Engine.SearchEngineProps) => {
      started(props.loaded);
      const { onLead } = props;
      const tell = useCallback<NonNullable<typeof onLead>>(
        (lead) => {
          onLead?.(lead);
          takesOver(lead !== undefined);
        },
        [onLead],
      );
      return <SearchEngine {...props} onLead={tell} />;
    },
  };
});
// Its code is there at once: what is tested is when it is asked for.
beforeAll(async () => void (await import("./search-engine.tsx")));

/** The platform: answers when the test says so, where it is told to wait. */
const asked: string[] = [];
let waits: Promise<unknown> | undefined;
let isAway = false;
beforeEach(() => {
  asked.length = 0;
  started.mockClear();
  takesOver.mockClear();
  waits = undefined;
  isAway = false;
  vi.stubGlobal("fetch", async (path: string) => {
    asked.push(path);
    await waits;
    if (isAway) throw new TypeError("no network");
    return Response.json(answer(counts[new URL(path, location.href).searchParams.get("make") ?? ""] ?? 9));
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** Our own page. Its address changes when the test says so; what navigates takes the mark of a press away. */
function Page({ address, isDown = false }: { address: SearchQuery; isDown?: boolean }) {
  const [loaded] = useState({ search: emptySearchQuery, answer: answer(9) });
  const live = useLiveSearch({
    basePath: "/search/used-cars",
    pathFilters: { car_type: ["used"] },
    search: address,
    facets: ["make"],
    loaded,
    searchOf: parseSearchQuery,
    onRefine: () => undefined,
    isDown,
  });
  const { filters } = live.ahead ?? address;
  return (
    <main>
      <output>
        {filters.make ?? "all"}: {live.answer.count}
        {live.pending && ", waits"}
        {live.failed && ", failed"}
        {live.answer.facets["make"]?.some((value) => "isRefined" in value) && ", by InstantSearch"}
      </output>
      {live.around(
        ["Kia", "Ford"].map((make) => (
          <a
            key={make}
            href={`?make=${make}`}
            data-keep-scroll
            onClick={(event) => {
              event.preventDefault();
              delete event.currentTarget.dataset["shown"];
            }}
          >
            {make}
          </a>
        )),
      )}
    </main>
  );
}
const shown = () => screen.getByRole("status").textContent;
const link = (name: string) => screen.getByRole("link", { name });
const settle = () => act(async () => void (await new Promise((done) => setTimeout(done))));

describe("the first press of a visit", () => {
  it("is asked for at the pointer down, and shown in the click where its answer is there, before any code of InstantSearch", async () => {
    const { rerender } = render(<Page address={emptySearchQuery} />);
    fireEvent(link("Kia"), new PointerEvent("pointerdown", { bubbles: true, button: 0, pointerType: "mouse" }));
    await settle();
    expect(asked).toEqual(["/api/search?car_type=used&make=Kia"]);
    expect(shown()).toBe("all: 9");
    await act(async () => link("Kia").click());
    expect(shown()).toBe("Kia: 1");
    // The router is not to load what is shown.
    expect(isSearchLive()).toBe(true);
    rerender(<Page address={of("make=Kia")} />);
    await settle();
    expect([shown(), asked.length]).toEqual(["Kia: 1", 1]);
  });

  it("is followed by a second one, and the arrival of the first address changes nothing", async () => {
    const { rerender } = render(<Page address={emptySearchQuery} />);
    await act(async () => link("Kia").click());
    await settle();
    await act(async () => link("Ford").click());
    await settle();
    expect(shown()).toBe("Ford: 3");
    rerender(<Page address={of("make=Kia")} />);
    rerender(<Page address={of("make=Ford")} />);
    await settle();
    expect([shown(), asked.length]).toEqual(["Ford: 3", 2]);
  });

  it("gives way to Back: to the cars that the page came with, and to those of a press before", async () => {
    const { rerender } = render(<Page address={emptySearchQuery} />);
    for (const make of ["Kia", "Ford"]) {
      await act(async () => link(make).click());
      await settle();
      rerender(<Page address={of(`make=${make}`)} />);
    }
    rerender(<Page address={of("make=Kia")} />);
    await settle();
    expect(shown()).toBe("Kia: 1");
    rerender(<Page address={of("")} />);
    await settle();
    expect([shown(), asked.length]).toEqual(["all: 9", 2]);
  });

  it("says after a moment that it waits, and that the search does not answer", async () => {
    const answers = Promise.withResolvers<void>();
    waits = answers.promise;
    const { rerender } = render(<Page address={emptySearchQuery} />);
    await act(async () => link("Kia").click());
    rerender(<Page address={of("make=Kia")} />);
    await vi.waitFor(() => expect(shown()).toBe("Kia: 9, waits"));
    isAway = true;
    await act(async () => answers.resolve());
    await settle();
    expect(shown()).toBe("Kia: 9, failed");
  });

  it("is left to the router while the search service does not answer", async () => {
    render(<Page address={emptySearchQuery} isDown />);
    await act(async () => link("Kia").click());
    await settle();
    expect([shown(), asked.length, isSearchLive()]).toEqual(["all: 9", 0, false]);
  });

  it("is what InstantSearch starts from once nothing is pressed any more", async () => {
    const { rerender } = render(<Page address={emptySearchQuery} />);
    const shows = (what: string) =>
      vi.waitFor(async () => {
        await settle();
        expect(shown()).toBe(what);
      });
    await act(async () => link("Kia").click());
    rerender(<Page address={of("make=Kia")} />);
    await settle();
    expect([shown(), asked.length, started.mock.calls.length]).toEqual(["Kia: 1", 1, 0]);
    // When nothing was pressed for a while it comes, and changes nothing.
    await vi.waitFor(async () => {
      await settle();
      expect(takesOver).toHaveBeenLastCalledWith(true);
    });
    expect(started.mock.calls[0]?.[0]).toMatchObject({ search: of("make=Kia"), answer: { count: 1 } });
    expect(shown()).toMatch(/^Kia: 1/);
    await act(async () => link("Ford").click());
    await shows("Ford: 3, by InstantSearch");
    rerender(<Page address={of("make=Ford")} />);
    await settle();
    rerender(<Page address={of("make=Kia")} />);
    await shows("Kia: 1, by InstantSearch");
    expect(asked).toHaveLength(2);
  });
});
