import type { SearchResponse } from "@forecourt/api";
import { emptySearchQuery, parseSearchQuery, invalidBudgetTerms } from "@forecourt/core";
import type { SearchQuery, InvalidBudgetTerm } from "@forecourt/core";
import { cleanup, fireEvent, render, screen, within } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { activeFilters } from "./active-filters.ts";
import { FilterRail } from "./filter-rail.tsx";

afterEach(cleanup);

const read = (address: string) => parseSearchQuery(new URLSearchParams(address));
const answer: SearchResponse = { hits: [], pages: 0, count: 0, facets: {}, facetStats: {}, ms: 1 };
const geelong = { name: "Geelong", state: "VIC", postcode: "3220", lat: -38.15, long: 144.36 };
const rail = (
  search: SearchQuery,
  changed: {
    result?: Partial<SearchResponse>;
    invalidBudgetTerms?: InvalidBudgetTerm[];
    rates?: string;
    years?: number[] | undefined;
    asked?: SearchQuery;
  } = {},
) =>
  render(
    <FilterRail
      basePath="/search/used-cars"
      search={search}
      asked={(changed.asked ?? search).nearby}
      result={{ ...answer, ...changed.result }}
      facets={[]}
      priceSlider={{ min: 5000, max: 250_000 }}
      makesShown={7}
      unread={[]}
      invalidBudgetTerms={changed.invalidBudgetTerms}
      budgetRates={changed.rates}
      budgetYears={changed.years}
      warningId="warning"
      locale="en-AU"
      open={undefined}
      onClose={() => {}}
      onApply={() => {}}
      hasKeywords={false}
      onReach={() => {}}
    />,
  ).container;
const place = (search: SearchQuery, changed: Partial<SearchResponse> = {}) => rail(search, { result: changed });
const sent = (container: HTMLElement) =>
  read(String(new URLSearchParams([...new FormData(container.querySelector("form")!)] as [string, string][])));

describe("The postcode field", () => {
  it("keeps the other filters and the distance when it is sent, and the order in which a place is searched already", () => {
    const search = read("make=Kia&near=3220&within=25&weekly=150");
    expect(sent(place({ ...search, page: 3 }))).toEqual(search);
    cleanup();
    expect(sent(place({ ...search, sortBy: "price_asc" }))).toEqual({ ...search, sortBy: "price_asc" });
  });

  it("shows the nearest first for the first place that is asked for, unless another order was chosen", () => {
    const ask = (search: SearchQuery) => {
      const container = place(search);
      fireEvent.change(screen.getByRole("textbox", { name: "Postcode or suburb" }), { target: { value: "3220" } });
      return sent(container).sortBy;
    };
    expect(ask(read("make=Kia"))).toBe("distance");
    cleanup();
    expect(ask(read("make=Kia&sortBy=price_asc"))).toBe("price_asc");
  });

  it("shows the nearest first also once a postcode that nobody knew is put right", () => {
    const container = rail(emptySearchQuery, {
      asked: read("near=9999&sortBy=distance"),
      result: { placeProblem: "unknown" },
    });
    fireEvent.change(screen.getByRole("textbox", { name: "Postcode or suburb" }), { target: { value: "3220" } });
    expect(sent(container)).toMatchObject({ nearby: { near: "3220" }, sortBy: "distance" });
  });

  it("says where distances are measured from", () => {
    place(read("near=3220"), { place: geelong });
    expect(screen.getByRole("textbox", { name: "Postcode or suburb" }).getAttribute("aria-describedby")).toBe(
      "near-place",
    );
    expect(screen.getByText("Measured from Geelong VIC")).toBeTruthy();
  });

  it("says that a place stands for its district where the postcode itself is not known", () => {
    place(read("near=3221"), { place: { ...geelong, approximate: true } });
    expect(screen.getByText("Measured from the district of Geelong VIC")).toBeTruthy();
  });

  it("says a region once that is called like its town", () => {
    place(read("near=1010"), { place: { ...geelong, name: "Auckland", state: "Auckland" } });
    expect(screen.getByText("Measured from Auckland")).toBeTruthy();
  });

  it.each([
    ["unknown", "Invalid postcode"],
    ["unavailable", "We cannot look up postcodes right now: these are cars from everywhere."],
  ] as const)("says beside the field when the place is %s", (placeProblem, text) => {
    place(read("near=9999"), { placeProblem });
    expect(screen.getByRole("alert").textContent).toBe(text);
    expect(screen.getByRole("textbox", { name: "Postcode or suburb" }).getAttribute("aria-invalid")).toBe("true");
  });

  it("says that a place was not found, and asks whose place is nobody's for a postcode", () => {
    place(read("near=Nowhereville"), { placeProblem: "unknown" });
    expect(screen.getByRole("alert").textContent).toBe("Place not found: we do not know “Nowhereville”.");
    cleanup();
    place(read("near=me"), { placeProblem: "unknown" });
    expect(screen.getByRole("alert").textContent).toBe("Enter your postcode or suburb");
    expect(screen.getByRole<HTMLInputElement>("textbox", { name: "Postcode or suburb" }).value).toBe("");
  });

  it("offers a distance that the address has and the list has not", () => {
    place(read("near=3220&within=77"));
    expect(screen.getByRole<HTMLSelectElement>("combobox", { name: "Within" }).value).toBe("77");
  });

  it("is empty on a page that was not asked for a place", () => {
    expect(sent(place(emptySearchQuery))).toEqual(emptySearchQuery);
  });
});

describe("The budget form", () => {
  const form = (search: SearchQuery, invalidBudgetTerms?: InvalidBudgetTerm[]) =>
    rail(search, {
      rates: "10.00% p.a., comparison rate 11.36% p.a.",
      ...(invalidBudgetTerms ? { invalidBudgetTerms } : {}),
    });

  it("keeps the other filters and its own terms when it is sent", () => {
    const search = read("make=Kia&near=3220&weekly=150&deposit=5000&tradeIn=8000&term=4");
    expect(sent(form({ ...search, page: 2 }))).toEqual(search);
  });

  it("says so when an amount is none, instead of leaving it out", () => {
    const container = form(emptySearchQuery);
    const weekly = screen.getByRole<HTMLInputElement>("textbox", { name: "Weekly repayment up to", hidden: true });
    fireEvent.change(weekly, { target: { value: "abc" } });
    expect(fireEvent.submit(container.querySelector("form")!)).toBe(false);
    expect(screen.getByRole("alert", { hidden: true }).textContent).toBe(
      "Weekly repayment up to: “abc” is not an amount. Enter whole dollars from $1 to $10,000.",
    );
    expect(weekly.getAttribute("aria-invalid")).toBe("true");
    fireEvent.change(weekly, { target: { value: "$150" } });
    expect(fireEvent.submit(container.querySelector("form")!)).toBe(true);
    expect(screen.queryByRole("alert", { hidden: true })).toBeNull();
  });

  it("says what was sent without JavaScript and cannot be used", () => {
    form(emptySearchQuery, invalidBudgetTerms(new URLSearchParams("weekly=99999")));
    expect(screen.getByRole("alert").textContent).toMatch(/^Weekly repayment up to: “99999” is not an amount/);
    expect(screen.getByRole<HTMLInputElement>("textbox", { name: "Weekly repayment up to" }).value).toBe("99999");
    cleanup();
    form(emptySearchQuery, invalidBudgetTerms(new URLSearchParams("term=9")));
    expect(screen.getByRole("alert").textContent).toBe("Term: “9” is not a term. Choose 1 to 7 years.");
  });

  it("offers the terms that the site's calculator has", () => {
    const terms = (years?: number[]) => {
      const options = within(rail(emptySearchQuery, { rates: "10.00% p.a.", years })).getAllByRole("option", {
        hidden: true,
      });
      cleanup();
      return options.map(({ textContent }) => textContent).filter((text) => /year|term/.test(text ?? ""));
    };
    expect(terms([1, 3])).toEqual(["Standard term", "1 year", "3 years"]);
    expect(terms()).toHaveLength(8);
  });

  it("says of each of several amounts what is wrong with it", () => {
    form(emptySearchQuery, invalidBudgetTerms(new URLSearchParams("weekly=lots&deposit=7%2C49")));
    expect(screen.getAllByRole("alert").map(({ textContent }) => textContent)).toEqual([
      "Weekly repayment up to: “lots” is not an amount. Enter whole dollars from $1 to $10,000.",
      "Deposit: “7,49” is not an amount. Enter whole dollars from $1 to $1,000,000.",
    ]);
    const described = screen.getByRole("textbox", { name: "Deposit" }).getAttribute("aria-describedby") ?? "";
    expect(document.getElementById(described)?.textContent).toMatch(/^Deposit/);
  });

  it("stands beside rate and comparison rate, and is no offer of credit", () => {
    form(emptySearchQuery);
    expect(
      screen.getByText(/10\.00% p\.a\., comparison rate 11\.36% p\.a\. Estimate only, not an offer of credit\./),
    ).toBeTruthy();
    expect(document.body.textContent).not.toMatch(/approv|afford|qualif/i);
  });
});

describe("The chips of keywords", () => {
  it.each([
    ["towbar", [["Keyword: ‘towbar’", ""]]],
    [
      "-white -silver",
      [
        ["Not ‘white’", "-silver"],
        ["Not ‘silver’", "-white"],
      ],
    ],
    [
      "tow -white bar",
      [
        ["Keyword: ‘tow bar’", "-white"],
        ["Not ‘white’", "tow bar"],
      ],
    ],
  ])("of %j can each be taken away", (query, chips) => {
    expect(
      activeFilters({ ...emptySearchQuery, query }, "en-AU").map((chip) => [chip.label, chip.without.query]),
    ).toEqual(chips);
  });
});

describe("The chips of place and budget", () => {
  it("say the place and the weekly budget, each with all that belongs to it", () => {
    const chips = activeFilters(
      read("query=family&near=Geelong&within=50&weekly=150&deposit=5000&tradeIn=8000&term=1&sortBy=distance"),
      "en-AU",
    );
    expect(chips.map(({ label }) => label)).toEqual([
      "Keyword: ‘family’",
      "Near Geelong (50 km)",
      "Budget $150 a week",
    ]);
    expect(chips[1]?.without).toMatchObject({ query: "family", sortBy: "newest" });
    expect(chips[1]?.without).not.toHaveProperty("nearby");
    expect(chips[2]?.without).not.toHaveProperty("budget");
  });

  it("are none for a deposit, a trade-in or a term alone, which leave out no car", () => {
    expect(activeFilters(read("deposit=5000&tradeIn=8000&term=1"), "en-AU")).toEqual([]);
  });
});
