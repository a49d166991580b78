import { emptySearchQuery } from "@forecourt/core";
import type { SearchQuery } from "@forecourt/core";
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { SearchResults } from "./search-results.tsx";

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const page = (search: SearchQuery) => (
  <SearchResults
    heading="Used cars"
    basePath="/search/used-cars"
    search={search}
    result={{ hits: [], pages: 1, count: 4, facets: { make: [{ value: "Kia", count: 4 }] }, facetStats: {}, ms: 1 }}
    facets={["make"]}
    columns={3}
    locale="en-AU"
    keywordPlaceholder=""
    clearFiltersTo="/"
    CarCard={() => null}
    onReach={() => undefined}
  />
);

describe("Filters that were opened far down a phone's page", () => {
  it("leave the shopper there when nothing was changed, and lead to the first car when something was", () => {
    const scrolled = vi.fn();
    Element.prototype.scrollIntoView = scrolled;
    vi.spyOn(Element.prototype, "getBoundingClientRect").mockReturnValue(new DOMRect(0, -4000, 375, 9000));
    const { rerender } = render(page(emptySearchQuery));
    const close = () => fireEvent.keyDown(document, { key: "Escape" });

    fireEvent.click(screen.getByRole("link", { name: "Filters" }));
    close();
    expect(scrolled).not.toHaveBeenCalled();

    fireEvent.click(screen.getByRole("link", { name: "Filters" }));
    rerender(page({ ...emptySearchQuery, filters: { make: ["Kia"] } }));
    close();
    expect(scrolled).toHaveBeenCalledTimes(1);
    expect(screen.getByRole("link", { name: "Filters 1 set" })).toBeTruthy();
  });
});
