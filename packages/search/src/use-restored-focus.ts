import type { SearchQuery } from "@forecourt/core";
import { useEffect, useRef } from "react";

/**
 * Where the focus goes when a search takes away the link it was on (a removed chip), or turns the page: to the number
 * of cars found, which is read out. A focus that is still in place is left alone.
 *
 * @returns the ref of that element
 */
export function useRestoredFocus(search: SearchQuery) {
  const target = useRef<HTMLParagraphElement>(null);
  const before = useRef(search);
  useEffect(() => {
    const { current: previous } = before;
    before.current = search;
    if (previous === search) return;
    const turned = previous.page !== search.page && document.activeElement?.closest("nav") != null;
    if (turned || document.activeElement === document.body) target.current?.focus({ preventScroll: true });
  }, [search]);
  return target;
}
