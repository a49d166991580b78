import type { SearchQuery } from "@forecourt/core";
import { useLayoutEffect, useRef } from "react";
import type { SyntheticEvent } from "react";

/**
 * Leads to the first car when the search was changed from far down the list: the place there is one of other cars. Back and
 * Forward keep theirs, and so does a change that is made at the top.
 *
 * @returns the ref of the cars, and what hears links and forms being pressed
 */
export function useFirstCars(search: SearchQuery) {
  const cars = useRef<HTMLElement>(null);
  const isDeep = useRef(false);
  const before = useRef(search);
  // Measured when pressed: the page stands still then, and no layout is made twice.
  const onAsk = ({ type, target }: SyntheticEvent) => {
    if (type === "submit" || (target instanceof Element && target.closest("[data-keep-scroll]")))
      isDeep.current = (cars.current?.getBoundingClientRect().top ?? 0) < 0;
  };
  useLayoutEffect(() => {
    if (before.current === search) return;
    before.current = search;
    if (isDeep.current) cars.current?.scrollIntoView();
    isDeep.current = false;
  }, [search]);
  return { cars, onAsk };
}
