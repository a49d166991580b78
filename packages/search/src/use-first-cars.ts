import type { SearchQuery } from "@forecourt/core";
import { useEffect, useLayoutEffect, useRef } from "react";
import type { SyntheticEvent } from "react";

/**
 * Leads to the first car when the search was changed from far down the list: the place there is one of other cars. Back
 * and Forward keep theirs, and so does a change that is made at the top.
 *
 * @returns the ref of the cars, what hears links and forms being pressed, and how much of the screen the answer to a
 *   press has, in px; undefined where nothing was pressed
 */
export function useFirstCars(search: SearchQuery) {
  const cars = useRef<HTMLElement>(null);
  const isDeep = useRef(false);
  const room = useRef<number>(undefined);
  const before = useRef(search);
  // Measured when pressed: the page stands still then, and no layout is made twice.
  const onAsk = ({ type, target }: SyntheticEvent) => {
    if (type !== "submit" && !(target instanceof Element && target.closest("[data-keep-scroll]"))) return;
    const top = cars.current?.getBoundingClientRect().top ?? 0;
    isDeep.current = top < 0;
    room.current = innerHeight - Math.max(0, top);
  };
  useLayoutEffect(() => {
    if (before.current === search) return;
    before.current = search;
    if (isDeep.current) cars.current?.scrollIntoView();
    isDeep.current = false;
  }, [search]);
  useEffect(() => {
    const onBack = () => {
      room.current = undefined;
    };
    addEventListener("popstate", onBack);
    return () => removeEventListener("popstate", onBack);
  }, []);
  return { cars, onAsk, room };
}
