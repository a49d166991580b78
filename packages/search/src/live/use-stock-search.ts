import { useCallback, useSyncExternalStore } from "react";
import { useInstantSearchContext } from "react-instantsearch";
import type { InstantResult } from "./instant-results.ts";

/**
 * The platform's last answer inside InstantSearch, with what its own hooks have no word for, and the search that it answers; undefined
 * before the first.
 */
export function useStockSearch() {
  const instance = useInstantSearchContext();
  const subscribe = useCallback(
    (onRender: () => void) => {
      instance.addListener("render", onRender);
      return () => void instance.removeListener("render", onRender);
    },
    [instance],
  );
  // As the client gave it: what the results of InstantSearch copy of it has lost its types.
  const result = () => instance.mainIndex.getResults()?._rawResults[0] as unknown as InstantResult | undefined;
  const { platformAnswer: answer, platformSearch: search } = useSyncExternalStore(subscribe, result, result) ?? {};
  const status = () => instance.status;
  return { answer, search, status: useSyncExternalStore(subscribe, status, status) };
}
