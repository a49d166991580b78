import { searchQueryToParams } from "@forecourt/core";
import type { SearchQuery } from "@forecourt/core";
import type { UiState } from "instantsearch.js";
import { indexName, searchToUiState, uiStateToSearch } from "./ui-state.ts";

/** What InstantSearch and the address tell each other through. */
export interface AddressRouterOptions {
  /** The search of the address as the page opens. */
  search: SearchQuery;
  /** Address of a search below the path of the page. */
  hrefOf: (search: SearchQuery) => string;
  /** A hook has changed the search: the page takes its address. */
  onRefine: (search: SearchQuery) => void;
}

const keyOf = (search: SearchQuery): string => searchQueryToParams(search).toString();

/**
 * The router of InstantSearch over the router of the page: a hook that refines changes the address through it, and
 * Back, a link or a reload change InstantSearch. The address stays the state that is shared and restored; it is written
 * by the page alone.
 */
export function createAddressRouter({ search: opened, hrefOf, onRefine }: AddressRouterOptions) {
  let current = opened;
  let address = keyOf(opened);
  /** Written here and not yet come back as the address of the page. */
  let written: string[] = [];
  let update: ((search: SearchQuery) => void) | undefined;
  let canWrite = () => false;
  return {
    router: {
      $$type: "forecourt.address",
      read: () => current,
      write: (search: SearchQuery) => {
        const key = keyOf(search);
        if (!canWrite() || key === (written.at(-1) ?? address)) return;
        written.push(key);
        current = search;
        onRefine(search);
      },
      // A hook for a filter writes its address with the page of now, though another filter begins on page 1.
      createURL: (search: SearchQuery) => {
        const next = { ...search, page: 1 };
        return hrefOf(keyOf(next) === keyOf({ ...current, page: 1 }) ? search : next);
      },
      onUpdate: (callback: (search: SearchQuery) => void) => {
        update = callback;
      },
      dispose: () => undefined,
    },
    stateMapping: {
      $$type: "forecourt.search",
      stateToRoute: (uiState: UiState) => uiStateToSearch(uiState[indexName] ?? {}),
      routeToState: (search: SearchQuery): UiState => ({ [indexName]: searchToUiState(search) }),
    },
    /**
     * The page is shown, until the function that it gets back is called: what InstantSearch clears away afterwards is
     * no new address. Nor is the search before one that failed, to which InstantSearch goes back.
     */
    show: (isFailing: () => boolean) => {
      canWrite = () => !isFailing();
      return () => {
        canWrite = () => false;
      };
    },
    /** The page shows this search from now on; its address is written later. */
    lead: (search: SearchQuery) => {
      const key = keyOf(search);
      if (key === (written.at(-1) ?? address)) return;
      written.push(key);
      current = search;
      update?.(search);
    },
    /** A search is shown, or on its way, whose address is yet to come. */
    isLeading: () => written.length > 0,
    /** The page has this address now. */
    follow: (search: SearchQuery) => {
      const key = keyOf(search);
      if (key === address) return;
      address = key;
      const own = written.indexOf(key);
      written = own === -1 ? [] : written.slice(own + 1);
      if (own !== -1) return;
      current = search;
      update?.(search);
    },
    /** Runs the search of the address once more. */
    retry: () => update?.(current),
  };
}

/** What {@link createAddressRouter} makes. */
export type AddressRouter = ReturnType<typeof createAddressRouter>;
