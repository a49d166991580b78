import { emptySearchQuery } from "@forecourt/core";
import type { SearchQuery } from "@forecourt/core";
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { SortControl } from "./sort-control.tsx";

afterEach(cleanup);

function offered(search: Partial<SearchQuery>, hasKilometres?: boolean): (string | null)[] {
  render(<SortControl basePath="/search" search={{ ...emptySearchQuery, ...search }} hasKilometres={hasKilometres} />);
  return screen.getAllByRole("option").map(({ textContent }) => textContent);
}
const byKm = "Kilometres: low to high";

it("orders by kilometres what has an odometer", () => {
  expect(offered({})).toContain(byKm);
  cleanup();
  expect(offered({}, false).join()).not.toContain("Kilometres");
});

it("says the order of an address that asks for one which is not offered", () => {
  expect(offered({ sortBy: "km_asc" }, false)).toContain(byKm);
  expect(screen.getByRole<HTMLSelectElement>("combobox", { name: "Sort" }).value).toBe("km_asc");
});
