import { useEffect } from "react";
import type { RefObject } from "react";

/**
 * Calls back once, when a place is about to be seen: it stands within 600 px of the screen. What was begun is given up through the signal when
 * the place goes or is no longer wanted.
 */
export function useAboutToBeSeen(
  place: RefObject<HTMLElement | null>,
  isWanted: boolean,
  onSeen: (signal: AbortSignal) => void,
): void {
  useEffect(() => {
    if (!isWanted || !place.current) return;
    const stop = new AbortController();
    const watch = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        watch.disconnect();
        onSeen(stop.signal);
      },
      { rootMargin: "600px" },
    );
    watch.observe(place.current);
    return () => {
      watch.disconnect();
      stop.abort();
    };
  }, [place, isWanted, onSeen]);
}
