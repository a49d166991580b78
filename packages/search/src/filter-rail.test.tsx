import type { SearchResponse } from "@forecourt/api";
import { emptySearchQuery, parseSearchQuery, invalidAmounts } from "@forecourt/core";
import type { SearchQuery } from "@forecourt/core";
import { cleanup, fireEvent, render, screen, within } from "@testing-library/react";
import { Fragment } from "react";
import { afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { FilterForm } from "./filter-form.tsx";
import { SearchResults } from "./search-results.tsx";
import type { SearchResultsProps } from "./search-results-props.ts";

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  history.replaceState(null, "", "/");
});

// A page that the browser renders by itself waits for the code of the box for words.
beforeAll(async () => {
  page("");
  await screen.findByRole("searchbox");
  cleanup();
});

const answer: SearchResponse = {
  hits: [],
  pages: 0,
  count: 305,
  ms: 1,
  facets: { make: [{ value: "Kia", count: 12 }], simple_body: [{ value: "SUV", count: 150 }] },
  facetStats: { price: { min: 8990, max: 99_990 } },
};
const page = (query: string, changed: Partial<SearchResponse> = {}, locale = "en-AU") => {
  const params = new URLSearchParams(query);
  const search: SearchQuery = parseSearchQuery(params);
  return render(resultsOf(search, params, changed, locale));
};
const resultsOf = (
  search: SearchQuery,
  params: URLSearchParams,
  changed: Partial<SearchResponse> = {},
  locale = "en-AU",
  others: Partial<SearchResultsProps> = {},
) => (
  <SearchResults
    heading="Used cars"
    basePath="/search/used-cars"
    search={search}
    result={{ ...answer, ...changed }}
    filters={{
      facets: ["make", "simple_body", "price"],
      unread: invalidAmounts(params),
      budgetRates: "10.00% p.a.",
      warningId: "warning",
    }}
    columns={3}
    locale={locale}
    keywordPlaceholder=""
    clearFiltersTo="/"
    CarCard={() => null}
    onReach={() => {}}
    {...others}
  />
);
const openSheet = () => fireEvent.click(screen.getByRole("link", { name: /^Filters/ }));
const sheet = () => screen.queryByRole("dialog", { name: "Filters" });
const showButton = () => screen.getByRole<HTMLButtonElement>("button", { name: /^Show/ });
const type = (name: string, text: string) =>
  fireEvent.input(screen.getByRole("textbox", { name, hidden: true }), { target: { value: text } });

/** Presses a button and answers the search that the browser sends; undefined where nothing is sent. */
function press(button: HTMLButtonElement): SearchQuery | undefined {
  let sent: SearchQuery | undefined;
  // The site's own navigation, once the page has seen the form.
  const navigate = (event: SubmitEvent) => {
    if (event.defaultPrevented) return;
    event.preventDefault();
    sent = parseSearchQuery(
      new URLSearchParams([...new FormData(event.target as HTMLFormElement, event.submitter)] as [string, string][]),
    );
  };
  document.addEventListener("submit", navigate, { once: true });
  fireEvent.click(button);
  document.removeEventListener("submit", navigate);
  return sent;
}

describe("the button that shows the cars of the filters", () => {
  it("applies every field that was typed, and closes the sheet", () => {
    page("make=Kia&km=-90000");
    openSheet();
    type("Postcode or suburb", "3220");
    type("Weekly repayment up to", "$120");
    type("Deposit", "5,000");
    type("Price to", "30k");
    expect(press(showButton())).toEqual({
      ...emptySearchQuery,
      filters: { make: ["Kia"] },
      ranges: { km: { max: 90_000 }, price: { max: 30_000 } },
      nearby: { near: "3220" },
      budget: { weeklyDollars: 120, depositDollars: 5000 },
      sortBy: "distance",
    });
    expect(sheet()).toBeNull();
  });

  it("keeps the sheet open for an amount that is none, says so beside its field and searches nothing", () => {
    page("");
    openSheet();
    type("Price to", "30k");
    type("Weekly repayment up to", "lots");
    expect(press(showButton())).toBeUndefined();
    const field = screen.getByRole("textbox", { name: "Weekly repayment up to" });
    expect([field.getAttribute("aria-invalid"), document.activeElement, field.closest("details")?.open]).toEqual([
      "true",
      field,
      true,
    ]);
    expect(within(sheet()!).getByRole("alert").textContent).toMatch(/^[^:]+: “lots” is not an amount/);
    type("Weekly repayment up to", "90");
    expect(press(showButton())).toMatchObject({ budget: { weeklyDollars: 90 }, ranges: { price: { max: 30_000 } } });
  });

  it("closes the sheet without a search where nothing was changed, on any page of the results", () => {
    page("make=Kia&price=-30000&page=3");
    openSheet();
    expect(press(showButton())).toBeUndefined();
    expect(sheet()).toBeNull();
  });

  it("promises no number of cars that it does not know yet", () => {
    page("");
    expect(showButton().textContent).toBe("Show 305 cars");
    type("Price to", "30");
    expect(showButton().textContent).toBe("Show cars");
  });
});

describe("an amount that was sent without JavaScript and cannot be used", () => {
  it("is said beside its field, in filters that a phone shows again", () => {
    page("price_max=abc");
    expect(document.querySelector("#filters")?.getAttribute("data-open")).toBe("true");
    expect(screen.getByRole("alert").textContent).toMatch(/“abc” is not a number/);
  });
});

describe("the filters where nothing was found", () => {
  it("keep each chosen group, open, so that it can be undone", () => {
    page("make=Toyota&simple_body=SUV&price=-100", { count: 0, facets: {}, facetStats: {} });
    for (const name of ["Remove Toyota 0", "Remove SUV 0"])
      expect(screen.getByRole("link", { name }).closest("details")?.open).toBe(true);
    expect(screen.getByRole<HTMLInputElement>("textbox", { name: "Price to" }).value).toBe("100");
  });
});

describe("a thumb that is moved", () => {
  it("searches though another field holds no amount, which is said, and takes no focus", () => {
    vi.useFakeTimers();
    page("");
    type("Weekly repayment up to", "lots");
    const thumb = screen.getByRole<HTMLInputElement>("slider", { name: "Price: highest" });
    const sent = vi.fn((event: Event) => event.preventDefault());
    fireEvent.change(thumb, { target: { value: String(Number(thumb.max) - 2) } });
    thumb.focus();
    document.addEventListener(
      "submit",
      (event) => {
        expect(event.defaultPrevented).toBe(false);
        sent(event);
      },
      { once: true },
    );
    vi.advanceTimersByTime(400);
    expect([sent.mock.calls.length, document.activeElement]).toEqual([1, thumb]);
  });
});

describe("a distance that was chosen and not sent", () => {
  const address = (query: string) => history.replaceState(null, "", `/search/used-cars${query}`);
  const within = () => screen.getByRole<HTMLSelectElement>("combobox", { name: "Within" });
  const shown = (query: string) => {
    address(query);
    const params = new URLSearchParams(query);
    const { rerender } = render(resultsOf(parseSearchQuery(params), params));
    return (next: string) => {
      const of = new URLSearchParams(next);
      rerender(resultsOf(parseSearchQuery(of), of));
    };
  };

  it("is dropped when Back leads to another search", () => {
    shown("?make=Kia");
    fireEvent.change(within(), { target: { value: "50" } });
    address("");
    fireEvent.popState(window);
    expect(within().value).toBe("");
  });

  it("stays where Back only closes the sheet, and where a filter is pressed", () => {
    const go = shown("?make=Kia");
    fireEvent.change(within(), { target: { value: "50" } });
    fireEvent.popState(window);
    address("?make=Ford");
    go("?make=Ford");
    expect(within().value).toBe("50");
  });
});

describe("filters as menus", () => {
  const menus = (query: string) => {
    const params = new URLSearchParams(query);
    render(
      resultsOf(parseSearchQuery(params), params, {}, "en-AU", {
        slots: {
          FilterRail: (filters) => (
            <FilterForm {...filters} asMenus>
              {({ facets, budget, distance }) => (
                <>
                  {facets.map(({ name, field }) => (
                    <Fragment key={name}>{field}</Fragment>
                  ))}
                  {budget}
                  {distance}
                </>
              )}
            </FilterForm>
          ),
          ResultGrid: () => null,
        },
        pending: true,
      }),
    );
    return [...document.querySelectorAll("details")];
  };

  it("are dropdowns, which the page closes by Escape and by a press beside them, one open at a time", () => {
    const all = menus("");
    expect(all.length).toBe(5);
    for (const menu of all)
      expect([menu.getAttribute("name"), menu.dataset["dropdown"], menu.open]).toEqual(["filters", "", false]);
  });

  it("name the budget and the distance that are set while they are closed", () => {
    const named = menus("weekly=1150&near=3220&within=50").map((menu) => menu.querySelector("summary")?.textContent);
    expect(named.slice(-2)).toEqual(["Weekly budget: $1,150", "Distance: 50 km"]);
    cleanup();
    expect(
      menus("deposit=5000")
        .map((menu) => menu.querySelector("summary")?.textContent)
        .slice(-2),
    ).toEqual(["Weekly budget", "Distance"]);
  });

  it("stand above a number of cars that shows that an answer is on its way", () => {
    menus("");
    expect(screen.getByText("305").closest("[data-pending]")?.getAttribute("aria-labelledby")).toBe("result-count");
  });
});

describe("the order by the lowest price, where it leaves out cars without one", () => {
  it("says how many", () => {
    const params = new URLSearchParams("sortBy=price_asc");
    const needs = { priceAscendingNeedsPrice: true };
    render(resultsOf(parseSearchQuery(params), params, { withoutPrice: 4 }, "en-AU", needs));
    expect(screen.getByText("4 cars without a price are left out.")).toBeTruthy();
  });
});
