import type { SearchResponse } from "@forecourt/api";
import { emptySearchQuery, parseSearchQuery, searchUrl } from "@forecourt/core";
import type { SearchQuery } from "@forecourt/core";
import { aCar, soldYesterday } from "@forecourt/core/testing";
import { act, cleanup, fireEvent, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { prerender } from "react-dom/static";
import { afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { activeFilters } from "./active-filters.ts";
import { FacetTiles } from "./facet-tiles.tsx";
import { LatestArrivals } from "./latest-arrivals.tsx";
import { SearchResults } from "./search-results.tsx";
import type { FilterOptions } from "./filter-form.tsx";
import type { SearchResultsProps } from "./search-results-props.ts";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

// A page that the browser renders by itself waits for the code of the box for words.
beforeAll(async () => {
  page(emptySearchQuery);
  await screen.findByRole("searchbox");
  cleanup();
});

const now = new Date("2026-11-21T00:00:00Z");
const answer: SearchResponse = {
  hits: [aCar({ id: "1", slug: "a-used-1" }), aCar({ id: "2", slug: "b-used-2" })],
  pages: 3,
  count: 44,
  facets: {
    make: ["Mazda", "Kia", "Ford", "BMW", "Audi", "Honda", "Isuzu", "Jeep", "Lexus"].map((value, index) => ({
      value,
      count: 20 - index,
    })),
    car_type: [{ value: "used", count: 44 }],
  },
  facetStats: { price: { min: 8990, max: 99_990 } },
  ms: 1,
};

const resultsOf = (
  search: SearchQuery,
  changed: Partial<SearchResponse> = {},
  shows: Partial<SearchResultsProps> = {},
  filters: Partial<FilterOptions> = {},
) => (
  <SearchResults
    heading="Used cars for sale"
    basePath="/search/used-cars"
    search={search}
    result={{ ...answer, ...changed }}
    filters={{ facets: ["make", "price"], warningId: "warning", ...filters }}
    columns={3}
    locale="en-AU"
    keywordPlaceholder="Keyword search eg. EV, SUV, Toyota"
    clearFiltersTo="/search/used-cars"
    CarCard={({ car }) => <article>{car.name}</article>}
    onReach={() => undefined}
    {...shows}
  />
);
const page = (...of: Parameters<typeof resultsOf>) => render(resultsOf(...of));

/** What stands where nothing was found comes when it is first needed. */
const codeOfEmptyResults = () => act(async () => void (await import("./empty-results.tsx")));

describe("The results page", () => {
  it("has its box for words as the server wrote it, and offers words once a shopper goes to it", async () => {
    Object.defineProperty(navigator, "userActivation", { configurable: true, value: { hasBeenActive: false } });
    vi.stubGlobal(
      "IntersectionObserver",
      class {
        observe() {}
        disconnect() {}
      },
    );
    const inBrowser = document;
    vi.stubGlobal("document", undefined);
    const { prelude } = await prerender(resultsOf(emptySearchQuery));
    vi.stubGlobal("document", inBrowser);
    const container = document.body.appendChild(document.createElement("div"));
    container.innerHTML = await new Response(prelude).text();
    const box = screen.getByRole<HTMLInputElement>("searchbox", { name: "Keywords" });
    await act(async () => void render(resultsOf(emptySearchQuery), { container, hydrate: true }));
    expect([box.name, box.form?.getAttribute("action")]).toEqual(["query", "/search/used-cars"]);
    await userEvent.type(box, "hilux");
    expect(await screen.findByRole("combobox", { name: "Keywords" })).toBe(box);
    expect(box.value).toBe("hilux");
    Reflect.deleteProperty(navigator, "userActivation");
    container.remove();
  });

  it("says how many vehicles were found", () => {
    page(emptySearchQuery);
    expect(screen.getByRole("status").textContent).toBe("44 vehicles");
    cleanup();
    render(resultsOf(emptySearchQuery, {}, { vehicles: "caravans" }));
    expect(screen.getByRole("status").textContent).toBe("44 caravans");
  });

  it("calls the stock by the word of the site", async () => {
    const motorbikes = { vehicles: "motorbikes" };
    page(
      parseSearchQuery(new URLSearchParams("query=family&price_max=9000")),
      { unmatched: ["family"], withoutPrice: 1 },
      motorbikes,
    );
    expect(screen.getByRole("button", { name: "Show 44 motorbikes" })).toBeTruthy();
    expect(screen.getByText("1 motorbike without a price is left out.")).toBeTruthy();
    expect(screen.getByText(/^No motorbike here matches ‘family’: these are the motorbikes without/)).toBeTruthy();
    cleanup();
    const near = parseSearchQuery(new URLSearchParams("near=3220&within=10"));
    page(near, { hits: [], count: 0, widen: [{ name: "near", count: 1, within: 50 }] }, motorbikes);
    await codeOfEmptyResults();
    expect(screen.getByRole("link", { name: "Search within 50 km to see 1 motorbike" })).toBeTruthy();
    expect(document.querySelector("main, [data-results]")?.textContent).not.toMatch(/\bcars?\b/i);
  });

  it("names no number on the button of the filters while the answer of the search is late", () => {
    page(emptySearchQuery, {}, {}, { isCounted: false });
    expect(screen.getByRole("button", { name: "Show cars" })).toBeTruthy();
  });

  it("offers each make as a plain link that adds it and goes back to page 1", () => {
    page({ ...emptySearchQuery, page: 2 });
    expect(screen.getByRole("link", { name: "Kia 19" }).getAttribute("href")).toBe("/search/used-cars?make=Kia");
  });

  it("shows seven makes; the rest come when they are asked for, the first of them with the focus", () => {
    page({ ...emptySearchQuery, filters: { car_type: ["used"] } });
    expect(document.querySelectorAll("#filters li > a")).toHaveLength(7);
    const more = screen.getByRole("link", { name: "Show all makes (9)" });
    // Without JavaScript it leads to this search with all of them.
    expect(more.getAttribute("href")).toBe("/search/used-cars?car_type=used&show=make#filters");
    fireEvent.click(more);
    expect(document.activeElement?.textContent).toBe("Jeep 13");
    expect(screen.getByRole("link", { name: "Lexus 12" })).toBeTruthy();
    expect(screen.queryByRole("link", { name: /^Show all/ })).toBeNull();
  });

  it("shows all makes of an address that asks for them", () => {
    page(emptySearchQuery, {}, {}, { wholeFacet: "make" });
    expect(screen.getByRole("link", { name: "Lexus 12" })).toBeTruthy();
  });

  it("makes the values of a facet that stands closed when it is opened; without JavaScript a link leads to them", async () => {
    const closed = ["simple_body", "fuel", "drive", "seats", "make"] as const;
    const values = [{ value: "5", count: 9 }];
    const facets = { ...answer.facets, simple_body: values, fuel: values, drive: values, seats: values };
    page(emptySearchQuery, { facets }, {}, { facets: closed });
    const makes = screen.getByText("Make").closest("details");
    expect([makes?.open, makes?.querySelectorAll("li").length]).toEqual([false, 0]);
    expect(screen.getByRole("link", { name: "Show all makes (9)", hidden: true }).getAttribute("href")).toBe(
      "/search/used-cars?show=make#filters",
    );
    fireEvent.click(screen.getByText("Make"));
    makes?.toggleAttribute("open", true);
    fireEvent(makes!, new Event("toggle"));
    expect(makes?.querySelectorAll("li")).toHaveLength(7);
  });

  it("ticks a pressed value before its answer is here, and leaves the tick to the answer", () => {
    const { rerender } = page(emptySearchQuery);
    const kia = screen.getByRole("link", { name: "Kia 19" });
    kia.addEventListener("click", (event) => event.preventDefault());
    fireEvent.click(kia);
    expect(kia.hasAttribute("data-pressed")).toBe(true);
    rerender(resultsOf({ ...emptySearchQuery, filters: { make: ["Kia"] } }));
    const chosen = screen.getByRole("link", { name: "Remove Kia 19" });
    expect([chosen.hasAttribute("data-pressed"), chosen.hasAttribute("data-selected")]).toEqual([false, true]);
  });

  it("says how many cars without a price a chosen price leaves out", () => {
    page({ ...emptySearchQuery, ranges: { price: { max: 30_000 } } }, { withoutPrice: 3 });
    expect(screen.getByText("3 cars without a price are left out.")).toBeTruthy();
    cleanup();
    page({ ...emptySearchQuery, ranges: { price: { max: 30_000 } } }, { withoutPrice: 1 });
    expect(screen.getByText("1 car without a price is left out.")).toBeTruthy();
    cleanup();
    page({ ...emptySearchQuery, ranges: { price: { max: 30_000 } } });
    expect(screen.queryByText(/left out/)).toBeNull();
  });

  it("has its groups in the order of the site, a budget with the price and a distance with the places of cars", () => {
    const groups = () => [...document.querySelectorAll("#filters summary")].map(({ textContent }) => textContent);
    const cities = { ...answer.facets, city: [{ value: "Geelong", count: 44 }] };
    const facets = ["price", "make", "city"] as const;
    page(emptySearchQuery, { facets: cities }, {}, { facets, budgetRates: "10.00% p.a." });
    expect(groups()).toEqual(["Price", "Weekly budget", "Make", "Distance", "Location"]);
    cleanup();
    page(emptySearchQuery, { facets: cities }, {}, { facets, offersDistance: false });
    expect(groups()).toEqual(["Price", "Make", "Location"]);
    cleanup();
    // What was asked for can be changed, wherever the cars stand.
    page({ ...emptySearchQuery, nearby: { near: "3220" } }, {}, {}, { facets: ["make"], offersDistance: false });
    expect(groups()).toEqual(["Make", "Distance"]);
  });

  it("lets a chosen make be taken away, in the list and as a chip", () => {
    page({ ...emptySearchQuery, filters: { make: ["Lexus"] } });
    expect(screen.getByRole("link", { name: /^Remove Lexus/ }).getAttribute("href")).toBe("/search/used-cars");
    expect(
      within(screen.getByRole("list", { name: "Filters in force" }))
        .getByRole("link", { name: /Lexus/ })
        .getAttribute("href"),
    ).toBe("/search/used-cars");
  });

  it("keeps a chosen make that has no car left, so that it can be taken away", () => {
    page({ ...emptySearchQuery, filters: { make: ["Saab"] } });
    expect(screen.getByRole("link", { name: /^Remove Saab/ })).toBeTruthy();
  });

  it("keeps the other filters when a price range is sent, and drops the page", () => {
    page({ ...emptySearchQuery, filters: { make: ["Kia"] }, ranges: { price: { max: 30_000 } }, page: 3 });
    const form = screen.getByRole("textbox", { name: "Price to" }).closest("form");
    const sent = new URLSearchParams([...new FormData(form!)] as [string, string][]);
    expect(parseSearchQuery(sent)).toEqual({
      query: "",
      filters: { make: ["Kia"] },
      ranges: { price: { max: 30_000 } },
      sortBy: "newest",
      page: 1,
    });
  });

  it("links its pages, the first one without a number", () => {
    page({ ...emptySearchQuery, page: 2 });
    const pages = within(screen.getByRole("navigation", { name: "Result pages" }));
    expect(pages.getByRole("link", { name: "Page 3" }).getAttribute("href")).toBe("/search/used-cars?page=3");
    expect(pages.getByRole("link", { name: "Page 1" }).getAttribute("href")).toBe("/search/used-cars");
  });

  it("collapses a run of sold cars to the first", () => {
    page(emptySearchQuery, {
      hits: [
        aCar({ id: "1" }),
        soldYesterday(now, { id: "2", name: "First sold" }),
        soldYesterday(now, { id: "3", name: "Second sold" }),
      ],
    });
    expect(screen.getByText("First sold")).toBeTruthy();
    expect(screen.queryByText("Second sold")).toBeNull();
  });

  it("says that nothing was found and clears the filters", async () => {
    page({ ...emptySearchQuery, query: "zzz" }, { hits: [], count: 0, pages: 0 });
    await codeOfEmptyResults();
    expect(screen.getByRole("heading", { name: "No Results Available" })).toBeTruthy();
    expect(
      screen.getByText(
        "No results found for your search at this time. Please try adjusting the filters for more results",
      ),
    ).toBeTruthy();
    expect(screen.getByRole("link", { name: "Clear Filters" }).getAttribute("href")).toBe("/search/used-cars");
  });

  it("offers no filters to clear where the site has nothing for sale and none is set", async () => {
    page(emptySearchQuery, { hits: [], count: 0, pages: 0 }, { hasNoStock: true, vehicles: "motorbikes" });
    await codeOfEmptyResults();
    expect(screen.getByRole("heading", { name: "No Results Available" })).toBeTruthy();
    expect(screen.getByText(/^No motorbikes are for sale here at the moment\./)).toBeTruthy();
    expect(screen.queryByRole("link", { name: "Clear Filters" })).toBeNull();
    expect(screen.getByRole("link", { name: "Home" }).getAttribute("href")).toBe("/");
  });

  it("names the filters that hide the most cars, with how many, but none of the path", async () => {
    const search = { ...emptySearchQuery, query: "tow bar", filters: { fuel: ["Diesel", "Electric"] } };
    page(search, {
      hits: [],
      count: 0,
      pages: 0,
      widen: [
        { name: "car_type", count: 90 },
        { name: "fuel", count: 34 },
        { name: "query", count: 1 },
      ],
    });
    await codeOfEmptyResults();
    expect(screen.getByRole("link", { name: "Remove ‘Diesel, Electric’ to see 34 cars" }).getAttribute("href")).toBe(
      "/search/used-cars?query=tow+bar",
    );
    expect(screen.getByRole("link", { name: "Remove ‘tow bar’ to see 1 car" }).getAttribute("href")).toBe(
      "/search/used-cars?fuel=Diesel&fuel=Electric",
    );
    expect(screen.queryByText(/90 cars/)).toBeNull();
  });

  it("names the distance and the weekly budget where they hide cars", async () => {
    const search = parseSearchQuery(new URLSearchParams("make=Kia&near=3220&within=50&weekly=150"));
    page(search, {
      hits: [],
      count: 0,
      pages: 0,
      widen: [
        { name: "near", count: 84 },
        { name: "weekly", count: 3 },
      ],
    });
    await codeOfEmptyResults();
    expect(screen.getByRole("link", { name: "Remove ‘Near 3220 (50 km)’ to see 84 cars" }).getAttribute("href")).toBe(
      "/search/used-cars?make=Kia&weekly=150",
    );
    expect(screen.getByRole("link", { name: "Remove ‘Budget $150 a week’ to see 3 cars" }).getAttribute("href")).toBe(
      "/search/used-cars?make=Kia&near=3220&within=50",
    );
  });

  it("offers the next distances, nearest first, before what may be removed", async () => {
    const search = parseSearchQuery(new URLSearchParams("query=family&make=Kia&near=3220&within=10&sortBy=distance"));
    page(search, {
      hits: [],
      count: 0,
      pages: 0,
      widen: [
        { name: "near", count: 84 },
        { name: "near", within: 100, count: 8 },
        { name: "near", within: 25, count: 1, withoutKeywords: true },
      ],
    });
    await codeOfEmptyResults();
    expect(
      screen.getAllByRole("link", { name: / to see / }).map((link) => [link.textContent, link.getAttribute("href")]),
    ).toEqual([
      ["Search within 25 km to see 1 car", "/search/used-cars?make=Kia&near=3220&within=25&sortBy=distance"],
      [
        "Search within 100 km to see 8 cars",
        "/search/used-cars?query=family&make=Kia&near=3220&within=100&sortBy=distance",
      ],
      ["Remove ‘Near 3220 (10 km)’ to see 84 cars", "/search/used-cars?query=family&make=Kia"],
    ]);
  });

  it("names the words to remove with a filter, where neither alone helps", async () => {
    page(
      { ...emptySearchQuery, query: "family", filters: { fuel: ["LPG"] } },
      { hits: [], count: 0, pages: 0, widen: [{ name: "fuel", count: 84, withoutKeywords: true }] },
    );
    await codeOfEmptyResults();
    expect(screen.getByRole("link", { name: "Remove ‘family, LPG’ to see 84 cars" }).getAttribute("href")).toBe(
      "/search/used-cars",
    );
  });

  it("is saved with the words that no car has yet, and without a place that nobody knows", () => {
    const saveSearchHref = (search: SearchQuery) => searchUrl("/save-search", search);
    page(
      { ...emptySearchQuery, query: "ferrari", nearby: { near: "Nowhere", within: 25 } },
      { unmatched: ["ferrari"], placeProblem: "unknown" },
      { saveSearchHref },
    );
    expect(screen.getByRole("link", { name: "Save this search" }).getAttribute("href")).toBe(
      "/save-search?query=ferrari",
    );
  });

  it("says which words no car has, keeps them in the box, and leads on without them", () => {
    page({ ...emptySearchQuery, query: "family towbar", filters: { simple_body: ["SUV"] } }, { unmatched: ["family"] });
    expect(screen.getByText("No car here matches ‘family’: these are the cars without that word.")).toBeTruthy();
    expect(screen.getByRole("link", { name: "Remove filter ‘family’ not found" }).getAttribute("href")).toBe(
      "/search/used-cars?query=towbar&simple_body=SUV",
    );
    expect(screen.getByRole("link", { name: "Remove filter Keyword: ‘towbar’" }).getAttribute("href")).toBe(
      "/search/used-cars?simple_body=SUV",
    );
    expect(screen.getByRole<HTMLInputElement>("searchbox").value).toBe("family towbar");
    const onwards = [...document.querySelectorAll("a")].filter((link) =>
      link.getAttribute("href")?.includes("simple_body="),
    );
    expect(onwards.filter((link) => link.getAttribute("href")?.includes("family"))).toEqual([]);
  });

  it("asks whether a make was meant by a word that no car has", () => {
    page(
      { ...emptySearchQuery, query: "tesler suv", filters: { fuel: ["Electric"] } },
      { unmatched: ["tesler"], meant: [{ word: "tesler", name: "make", value: "Tesla", count: 3 }] },
    );
    expect(screen.getByText(/^Did you mean/).textContent).toBe("Did you mean Tesla (3 cars)?");
    expect(screen.getByRole("link", { name: "Tesla (3 cars)" }).getAttribute("href")).toBe(
      "/search/used-cars?query=suv&make=Tesla&fuel=Electric",
    );
  });

  it("searches 400 ms after a thumb of the price slider was moved, with both numbers written beside it", () => {
    vi.useFakeTimers();
    page(emptySearchQuery);
    const thumb = screen.getByRole<HTMLInputElement>("slider", { name: "Price: highest" });
    const sent = vi.fn((event: Event) => event.preventDefault());
    thumb.form?.addEventListener("submit", sent);
    expect(thumb.getAttribute("aria-valuetext")).toBe("$250,000+");
    fireEvent.change(thumb, { target: { value: String(Number(thumb.max) - 2) } });
    expect(screen.getByRole<HTMLInputElement>("textbox", { name: "Price to" }).value).toBe("249,000");
    vi.advanceTimersByTime(399);
    expect(sent).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(sent).toHaveBeenCalledTimes(1);
    vi.useRealTimers();
  });

  it("refuses an amount that is none beside its field", () => {
    page(emptySearchQuery);
    const field = screen.getByRole<HTMLInputElement>("textbox", { name: "Price to" });
    fireEvent.change(field, { target: { value: "cheap" } });
    expect(fireEvent.submit(field.form!)).toBe(false);
    expect(screen.getByRole("alert").textContent).toContain("“cheap” is not a number");
    expect([field.getAttribute("aria-invalid"), document.activeElement]).toEqual(["true", field]);
  });

  it("opens the filters as a dialog on a phone and closes them with Escape", () => {
    page(emptySearchQuery);
    fireEvent.click(screen.getByRole("link", { name: "Filters" }));
    expect(screen.getByRole("dialog", { name: "Filters" })).toBeTruthy();
    fireEvent.keyDown(document, { key: "Escape" });
    expect(screen.queryByRole("dialog", { name: "Filters" })).toBeNull();
  });

  it("leaves the filters of a phone open for what is sent in them, so that what is said beside a field can be read", () => {
    page(emptySearchQuery);
    fireEvent.click(screen.getByRole("link", { name: "Filters" }));
    // As the site's own navigation does, once the page has seen it.
    document.addEventListener("submit", (event) => event.preventDefault(), { once: true });
    fireEvent.click(screen.getByRole("button", { name: "Find nearby" }));
    expect(screen.getByRole("dialog", { name: "Filters" })).toBeTruthy();
  });

  it("says above the cars and beside the field that a postcode is not known, keeps it there, and makes no filter of it", () => {
    page(parseSearchQuery(new URLSearchParams("make=Kia&near=9999&within=50&sortBy=distance&page=2")), {
      placeProblem: "unknown",
    });
    expect(screen.getAllByText(/^Invalid postcode/)).toHaveLength(2);
    expect(screen.getByRole<HTMLInputElement>("textbox", { name: "Postcode or suburb" }).value).toBe("9999");
    expect(screen.getAllByRole("link", { name: /^Remove filter/ }).map((chip) => chip.textContent)).toEqual([
      "Remove filter Kia",
    ]);
    expect(screen.getByRole("link", { name: "Page 3" }).getAttribute("href")).toBe("/search/used-cars?make=Kia&page=3");
  });

  it("loads what runs searches in the browser when a shopper reaches for the filters", () => {
    const onReach = vi.fn();
    const { container } = render(
      <SearchResults
        heading="Used cars"
        basePath="/search/used-cars"
        search={emptySearchQuery}
        result={answer}
        filters={{ facets: ["make"], warningId: "warning" }}
        columns={3}
        locale="en-AU"
        keywordPlaceholder=""
        clearFiltersTo="/"
        CarCard={() => null}
        onReach={onReach}
      />,
    );
    fireEvent.pointerOver(container.querySelector("#filters")!);
    expect(onReach).toHaveBeenCalled();
  });
});

describe("Filters in words", () => {
  it.each<[Partial<SearchQuery>, string]>([
    [{ query: "tow bar" }, "Keyword: ‘tow bar’"],
    [{ ranges: { price: { max: 30_000 } } }, "Up to $30,000"],
    [{ ranges: { price: { min: 10_000, max: 30_000 } } }, "$10,000 to $30,000"],
    [{ ranges: { km: { max: 60_000 } } }, "Up to 60,000 km"],
    [{ ranges: { year: { min: 2019 } } }, "2019 or newer"],
    [{ ranges: { year: { min: 2019, max: 2019 } } }, "2019"],
    [{ filters: { car_type: ["demo"] } }, "Demo"],
    [{ filters: { seats: ["7"] } }, "7 seats"],
    [{ filters: { price_range: ["0-10000"] } }, "Under $10,000"],
    [{ filters: { price_range: ["150000-"] } }, "$150,000 and over"],
    [{ filters: { certified: ["true"] } }, "Certified"],
    [{ filters: { seats: ["5", "7", "8"] } }, "5, 7 or 8 seats"],
    [{ ranges: { weekly_price_range: { max: 150 } } }, "Up to $150 a week"],
    [{ ranges: { created_at_timestamp: { min: 1_795_219_200 } } }, "Listed since 21 Nov 2026"],
    [
      { ranges: { created_at_timestamp: { min: 1_795_219_200, max: 1_795_391_999 } } },
      "Listed 21 Nov 2026 to 22 Nov 2026",
    ],
    [{ ranges: { created_at_timestamp: { min: 1_795_219_200, max: 1_795_305_599 } } }, "Listed 21 Nov 2026"],
    [{ ranges: { towing: { min: 2000 } } }, "Tows 2,000 kg or more"],
    [{ ranges: { sleeps: { min: 4 } } }, "Sleeps 4 or more"],
    [{ ranges: { body_length: { max: 6200 } } }, "Body length: Up to 6,200 mm"],
    [{ ranges: { aggregate_trailer_mass: { max: 2500 } } }, "ATM: Up to 2,500 kg"],
  ])("%j reads %s", (changed, label) => {
    expect(activeFilters({ ...emptySearchQuery, ...changed }, "en-AU").map((filter) => filter.label)).toEqual([label]);
  });

  it.each([
    [["Artisan Red", "Soul Red", "Burning Red", "Red", "Red Candy"], "Red (5)"],
    [["Grey", "Soul Red", "Ice White", "Red", "Black"], "Colour: 5 chosen"],
  ])("says %j as one: %s, and removes them together", (colour, label) => {
    const search = { ...emptySearchQuery, filters: { colour, make: ["Kia"] } };
    const chip = activeFilters(search, "en-AU").find(({ key }) => key === "colour");
    expect(chip?.label).toBe(label);
    expect(chip && searchUrl("/s", chip.without)).toBe("/s?make=Kia");
  });

  it("leaves every other filter in force when one is removed", () => {
    const search = { ...emptySearchQuery, filters: { make: ["Ford", "Kia"] }, ranges: { price: { max: 30_000 } } };
    expect(activeFilters(search, "en-AU").map(({ without }) => searchUrl("/s", without))).toEqual([
      "/s?make=Kia&price=-30000",
      "/s?make=Ford&price=-30000",
      "/s?make=Ford&make=Kia",
    ]);
  });
});

describe("A search that finds nothing", () => {
  it("still has the latest arrivals to look at, two rows of them", () => {
    const latest = Array.from({ length: 8 }, (_, index) => aCar({ id: `${index + 10}`, slug: `used-${index}` }));
    render(<LatestArrivals cars={latest} columns={3} CarCard={({ car }) => <article>{car.name}</article>} />);
    expect(within(screen.getByRole("region", { name: "Latest arrivals" })).getAllByRole("article")).toHaveLength(6);
  });
});

describe("A search that finds nothing within its distance", () => {
  it("says how far the nearest car stands, and leads to the nearest ones", async () => {
    page(
      { ...emptySearchQuery, filters: { make: ["Kia"] }, nearby: { near: "4000", within: 50 }, sortBy: "price_asc" },
      { hits: [], count: 0, pages: 0, widen: [{ name: "near", count: 3 }] },
      { nearest: { kilometres: 1412, city: "Geelong", count: 3 } },
    );
    await codeOfEmptyResults();
    expect(screen.getByText("The nearest one is in Geelong, 1,412 km away.")).toBeTruthy();
    expect(screen.getByRole("link", { name: "See 3 cars, nearest first" }).getAttribute("href")).toBe(
      "/search/used-cars?make=Kia&near=4000&sortBy=distance",
    );
    // The same cars are not offered a second time.
    expect(screen.queryByRole("link", { name: /^Remove ‘Near 4000/ })).toBeNull();
  });
});

describe("Facet tiles", () => {
  const bodies = [
    { value: "SUV", count: 24 },
    { value: "Ute", count: 2 },
  ];
  const tiles = (search: SearchQuery, isWholeStock: boolean) =>
    render(
      <FacetTiles
        name="simple_body"
        basePath="/search/new-used-and-demo-cars"
        search={search}
        values={bodies}
        logos={{}}
        outlines={{ SUV: "M0 0" }}
        minimum={3}
        isWholeStock={isWholeStock}
        vehicleType="cars"
        locale="en-AU"
      />,
    );

  it("lead crawlers from the whole stock to the pages that are kept, and nowhere else", () => {
    tiles(emptySearchQuery, true);
    const [suv, ute] = screen.getAllByRole("link");
    expect([suv?.textContent, suv?.getAttribute("href"), suv?.getAttribute("rel")]).toEqual([
      "SUV 24 cars",
      "/search/suv",
      null,
    ]);
    expect([ute?.getAttribute("href"), ute?.getAttribute("rel")]).toEqual([
      "/search/new-used-and-demo-cars?simple_body=Ute",
      "nofollow",
    ]);
  });

  it("narrow a search that is under way, and widen it again", () => {
    tiles(parseSearchQuery(new URLSearchParams("make=Kia&simple_body=SUV")), true);
    expect(screen.getByRole("link", { name: "Remove SUV 24 cars" }).getAttribute("href")).toBe(
      "/search/new-used-and-demo-cars?make=Kia",
    );
    expect(screen.getByRole("link", { name: "Ute 2 cars" }).getAttribute("href")).toContain(
      "simple_body=SUV&simple_body=Ute",
    );
  });

  it("show a make's logo, and its initials where there is none", () => {
    const { container } = render(
      <FacetTiles
        name="make"
        basePath="/search/used-cars"
        search={emptySearchQuery}
        values={[
          { value: "Mazda", count: 3 },
          { value: "Land Rover", count: 2 },
          { value: "BMW", count: 1 },
        ]}
        logos={{ Mazda: "/logos/mazda.svg" }}
        outlines={{}}
        minimum={3}
        isWholeStock={false}
        vehicleType="cars"
        locale="en-AU"
      />,
    );
    expect(container.querySelector("img")?.getAttribute("src")).toBe("/logos/mazda.svg");
    expect(screen.getAllByRole("link").map(({ textContent }) => textContent)).toEqual([
      "Mazda 3 cars",
      "LRLand Rover 2 cars",
      "BMWBMW 1 car",
    ]);
  });
});
