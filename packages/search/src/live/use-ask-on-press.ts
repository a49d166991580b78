import type { SearchQuery } from "@forecourt/core";
import { useEffect } from "react";

/**
 * Asks for the search of a link as soon as it is pressed: the answer is on its way, or there, before the click has changed the
 * address and the page has shown its new choice. A finger that goes down may only mean to scroll, so a touch counts at the click.
 *
 * @param ask asks for a search and keeps its answer
 * @param searchOf the search of an address on this page's path
 */
export function useAskOnPress(ask: (search: SearchQuery) => void, searchOf: (params: URLSearchParams) => SearchQuery): void {
  useEffect(() => {
    const onPress = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest("a") : null;
      const isTouch = event.type === "pointerdown" && event instanceof PointerEvent && event.pointerType !== "mouse";
      if (!link || isTouch || event.button !== 0 || link.origin !== location.origin || link.pathname !== location.pathname || link.search === location.search) return;
      ask(searchOf(new URLSearchParams(link.search)));
    };
    document.addEventListener("pointerdown", onPress);
    document.addEventListener("click", onPress, { capture: true });
    return () => {
      document.removeEventListener("pointerdown", onPress);
      document.removeEventListener("click", onPress, { capture: true });
    };
  }, [ask, searchOf]);
}
