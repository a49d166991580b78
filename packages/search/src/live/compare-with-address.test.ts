import type { SearchResponse } from "@forecourt/api";
import { emptySearchQuery } from "@forecourt/core";
import type { SearchQuery } from "@forecourt/core";
import { describe, expect, it } from "vitest";
import { compareWithAddress, isSameSearch } from "./compare-with-address.ts";
import type { ShownState } from "./use-live-state.ts";

const answer = {} as SearchResponse;
const all: SearchQuery = emptySearchQuery;
const utes: SearchQuery = { ...all, filters: { simple_body: ["Ute"] } };
const shown = (search: SearchQuery, more: Partial<ShownState> = {}): ShownState => ({
  search,
  answer,
  status: "idle",
  ...more,
});
const page = (search: SearchQuery, loaded: SearchQuery, hasHooks = false) => ({
  search,
  loaded: { search: loaded, answer },
  hasHooks,
});

describe("What a page of results shows, beside its address", () => {
  it("is what the router loaded before the page has run a search", () => {
    expect(compareWithAddress(undefined, page(all, all))).toEqual({
      ahead: undefined,
      isAnswered: false,
      isLoaded: true,
      isOther: false,
    });
  });

  it("is the page's own answer once it has one for the address", () => {
    expect(compareWithAddress(shown(utes), page(utes, all))).toMatchObject({ isAnswered: true, isOther: false });
  });

  it("is the pressed filter, ahead of the address, until the address has it", () => {
    const pressed = shown(utes, { aheadOf: all });
    expect(compareWithAddress(pressed, page(all, all))).toMatchObject({ ahead: utes, isAnswered: true });
    expect(compareWithAddress(pressed, page(utes, all))).toMatchObject({ ahead: undefined, isAnswered: true });
  });

  it("is not ahead while the answer to a press is awaited", () => {
    const awaited = shown(all, { aheadOf: all, status: "stalled" });
    expect(compareWithAddress(awaited, page(all, all)).ahead).toBeUndefined();
  });

  it("is of another search after Back, until the answer is there", () => {
    const dear: SearchQuery = { ...all, sortBy: "price_desc" };
    expect(compareWithAddress(shown(utes), page(dear, all))).toMatchObject({ isAnswered: false, isOther: true });
  });

  it("is the router's answer to a press that came before InstantSearch, unless hooks show the page", () => {
    expect(compareWithAddress(shown(all), page(utes, utes))).toMatchObject({ isLoaded: true, isOther: false });
    expect(compareWithAddress(shown(all), page(utes, utes, true))).toMatchObject({ isLoaded: false, isOther: true });
  });

  it("is the same search in whatever order its filters were chosen", () => {
    const one: SearchQuery = { ...all, filters: { make: ["Kia"], fuel: ["Petrol"] } };
    const other: SearchQuery = { ...all, filters: { fuel: ["Petrol"], make: ["Kia"] } };
    expect(isSameSearch(one, other)).toBe(true);
    expect(isSameSearch(one, utes)).toBe(false);
  });
});
