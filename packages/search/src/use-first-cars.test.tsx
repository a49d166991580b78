import { emptySearchQuery, setSortOrder, toggleFilter } from "@forecourt/core";
import type { SearchQuery } from "@forecourt/core";
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { SearchResults } from "./search-results.tsx";

const scrolled = vi.fn();
beforeEach(() => {
  scrolled.mockClear();
  Element.prototype.scrollIntoView = scrolled;
  document.addEventListener("click", stay);
  document.addEventListener("submit", stay);
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  document.removeEventListener("click", stay);
  document.removeEventListener("submit", stay);
});

const stay = (event: Event) => event.preventDefault();
const standAt = (top: number) =>
  vi.spyOn(Element.prototype, "getBoundingClientRect").mockReturnValue(new DOMRect(0, top, 375, 9000));
const page = (search: SearchQuery) => (
  <SearchResults
    filters={{ facets: ["make"], warningId: "warning" }}
    heading="Used cars"
    basePath="/search/used-cars"
    search={search}
    result={{ hits: [], pages: 1, count: 4, facets: { make: [{ value: "Kia", count: 4 }] }, facetStats: {}, ms: 1 }}

    columns={3}
    locale="en-AU"
    keywordPlaceholder=""
    clearFiltersTo="/"
    CarCard={() => null}
    onReach={() => undefined}
  />
);
// A page that the browser renders by itself waits for the code of the box for words.
beforeAll(async () => {
  render(page(emptySearchQuery));
  await screen.findByRole("searchbox");
  cleanup();
});

const kia = toggleFilter(emptySearchQuery, "make", "Kia");
const pressKia = () => fireEvent.click(screen.getByRole("link", { name: "Kia 4" }));

describe("A search that is changed far down its cars", () => {
  it("shows the first of the cars then found, whether by a filter or by another order", () => {
    standAt(-4000);
    const { rerender } = render(page(emptySearchQuery));
    pressKia();
    expect(scrolled).not.toHaveBeenCalled();
    rerender(page(kia));
    expect(scrolled).toHaveBeenCalledTimes(1);
    screen.getByRole<HTMLSelectElement>("combobox", { name: "Sort" }).form?.requestSubmit();
    rerender(page(setSortOrder(kia, "price_asc")));
    expect(scrolled).toHaveBeenCalledTimes(2);
    expect(screen.getByRole("link", { name: "Filters 1 set" })).toBeTruthy();
  });

  it("keeps its place when the shopper goes back to it", () => {
    standAt(-4000);
    const { rerender } = render(page(kia));
    rerender(page(emptySearchQuery));
    expect(scrolled).not.toHaveBeenCalled();
  });

  it("does not move a page whose first car is in view", () => {
    standAt(300);
    const { rerender } = render(page(emptySearchQuery));
    pressKia();
    rerender(page(kia));
    expect(scrolled).not.toHaveBeenCalled();
  });
});
