import { savedStoreOf } from "@forecourt/account/saved";
import type { SearchHistoryStore } from "@forecourt/search/results";
import { useMemo } from "react";
import { useSite } from "./use-site.ts";

/** The last searches of the shopper on this site, kept on the device (decisions.md row 84). */
export function useSearchHistory(): SearchHistoryStore {
  const { site } = useSite();
  return useMemo(
    () => ({
      searches: () => savedStoreOf(site.slug).getState().searches,
      recordSearch: (query) => savedStoreOf(site.slug).recordSearch(query),
    }),
    [site.slug],
  );
}
