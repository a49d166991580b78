import { useEffect } from "react";
import type { RefObject } from "react";

/**
 * Calls back once, when an element comes within 600 px of the screen.
 *
 * @param isWanted nothing is watched while it is false
 * @param onNear the same function at each render; its signal aborts what it began when the element goes or is no longer
 *   wanted
 * @example
 * useNearViewport(section, cars === undefined, (signal) => void loadCars(signal));
 */
export function useNearViewport(
  element: RefObject<HTMLElement | null>,
  isWanted: boolean,
  onNear: (signal: AbortSignal) => void,
): void {
  useEffect(() => {
    if (!isWanted || !element.current) return;
    const stop = new AbortController();
    const watch = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        watch.disconnect();
        onNear(stop.signal);
      },
      { rootMargin: "600px" },
    );
    watch.observe(element.current);
    return () => {
      watch.disconnect();
      stop.abort();
    };
  }, [element, isWanted, onNear]);
}
