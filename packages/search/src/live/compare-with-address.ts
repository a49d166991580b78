import { searchQueryToParams } from "@forecourt/core";
import type { SearchQuery } from "@forecourt/core";
import type { AnsweredSearch, ShownState } from "./use-live-state.ts";

/** How what the page shows stands to the search of its address. */
export interface AddressComparison {
  /** The pressed search that is shown before its address has changed; undefined otherwise. */
  ahead: SearchQuery | undefined;
  /** The page has the answer of the address, or of what is shown ahead of it, from a search of its own. */
  isAnswered: boolean;
  /** The router has loaded the answer of a press that came before InstantSearch. */
  isLoaded: boolean;
  /** The answer shown is that of another search. */
  isOther: boolean;
}

/** Whether two searches have the same address. */
export const isSameSearch = (one: SearchQuery, other: SearchQuery): boolean =>
  searchQueryToParams(one).toString() === searchQueryToParams(other).toString();

/**
 * Compares what the page shows with its address.
 *
 * @param state of the page's own searches; undefined before the first
 * @param page.hasHooks InstantSearch runs from the start, so that an answer of the router is never shown in its place
 */
export function compareWithAddress(
  state: ShownState | undefined,
  { search, loaded, hasHooks }: { search: SearchQuery; loaded: AnsweredSearch; hasHooks: boolean },
): AddressComparison {
  const ahead = state?.status === "idle" && state.aheadOf === search ? state.search : undefined;
  const isAnswered = ahead !== undefined || (state !== undefined && isSameSearch(state.search, search));
  const isLoaded = !hasHooks && !isAnswered && isSameSearch(loaded.search, search);
  return { ahead, isAnswered, isLoaded, isOther: state?.status === "idle" && !isAnswered && !isLoaded };
}
