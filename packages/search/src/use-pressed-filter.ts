import type { SearchQuery } from "@forecourt/core";
import { useCallback, useLayoutEffect, useRef } from "react";
import type { MouseEvent } from "react";

/**
 * Marks a value as soon as it is pressed (`data-pressed`), so that its tick is there before a slow network answers; the
 * search that follows takes the mark away.
 *
 * @returns what hears the values being pressed
 */
export function usePressedFilter(search: SearchQuery) {
  const pressed = useRef<Element>(null);
  const before = useRef(search);
  useLayoutEffect(() => {
    if (before.current === search) return;
    before.current = search;
    pressed.current?.removeAttribute("data-pressed");
    pressed.current = null;
  }, [search]);
  return useCallback(({ target, ctrlKey, metaKey, shiftKey }: MouseEvent) => {
    const value = target instanceof Element ? target.closest("li > a[data-keep-scroll]") : null;
    if (!value || ctrlKey || metaKey || shiftKey) return;
    pressed.current?.removeAttribute("data-pressed");
    value.setAttribute("data-pressed", "");
    pressed.current = value;
  }, []);
}
