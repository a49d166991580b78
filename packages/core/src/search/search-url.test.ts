import { describe, expect, it } from "vitest";
import { emptySearchQuery } from "./search-query.ts";
import { searchUrl } from "./search-url.ts";

describe("the address of a search", () => {
  it("is the path alone where nothing is chosen, and has what was chosen behind it", () => {
    expect(searchUrl("/search/used-cars", emptySearchQuery)).toBe("/search/used-cars");
    expect(searchUrl("/search/used-cars", { ...emptySearchQuery, page: 2 })).toBe("/search/used-cars?page=2");
  });
});
