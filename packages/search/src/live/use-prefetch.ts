import type { SearchQuery } from "@forecourt/core";
import { useEffect } from "react";

/** A pointer that rests on a link this long means it; one that passes over does not. */
const restMs = 80;

/**
 * Asks for the search of a link as soon as a pointer rests on it or presses it: the answer is on its way, or there,
 * before the click has changed the address and the page has shown its new choice. A finger that goes down may only mean
 * to scroll, so a touch counts at the click. Who saves data is asked for nothing ahead of a press.
 *
 * @param ask asks for a search and keeps its answer; undefined where the page is not to ask
 * @param searchOf the search of an address on this page's path
 */
export function usePrefetch(
  ask: ((search: SearchQuery) => void) | undefined,
  searchOf: (params: URLSearchParams) => SearchQuery,
): void {
  useEffect(() => {
    if (!ask) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const linkOf = ({ target }: Event): HTMLAnchorElement | undefined => {
      const link = target instanceof Element ? target.closest("a") : null;
      return link &&
        link.origin === location.origin &&
        link.pathname === location.pathname &&
        link.search !== location.search
        ? link
        : undefined;
    };
    const askFor = (link: HTMLAnchorElement) => ask(searchOf(new URLSearchParams(link.search)));
    const onRest = (event: PointerEvent) => {
      clearTimeout(timer);
      const link = event.pointerType === "mouse" && !savesData() ? linkOf(event) : undefined;
      if (link) timer = setTimeout(() => link.isConnected && askFor(link), restMs);
    };
    const onPress = (event: MouseEvent) => {
      clearTimeout(timer);
      const link = linkOf(event);
      const isTouch = event.type === "pointerdown" && event instanceof PointerEvent && event.pointerType !== "mouse";
      if (link && !isTouch && event.button === 0) askFor(link);
    };
    document.addEventListener("pointerover", onRest);
    document.addEventListener("pointerdown", onPress);
    document.addEventListener("click", onPress, { capture: true });
    return () => {
      clearTimeout(timer);
      document.removeEventListener("pointerover", onRest);
      document.removeEventListener("pointerdown", onPress);
      document.removeEventListener("click", onPress, { capture: true });
    };
  }, [ask, searchOf]);
}

const savesData = (): boolean => (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;
