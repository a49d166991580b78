import { useEffect } from "react";
import type { RefObject } from "react";
import { replayPresses, recordPresses } from "./press-replay.ts";

if (typeof window !== "undefined") recordPresses();

/**
 * Says that what stands beside it is live, in a place whose code may come after the page's own. What is pressed or
 * typed there before is kept, and given back once, then; with `data-links` its links are followed meanwhile.
 *
 * @param props.place the element around it, with a name of its own in `data-late-part`; it has no box
 * @example
 * <div ref={place} data-late-part="results" data-links="">
 *   <Suspense>
 *     <Results />
 *     <LiveMark place={place} />
 *   </Suspense>
 * </div>
 */
export function LiveMark({ place }: { place: RefObject<HTMLElement | null> }) {
  useEffect(() => {
    if (place.current) markLive(place.current);
  }, [place]);
  return null;
}

/** By hand: what stands in the place is not rendered anew for it. */
function markLive(place: HTMLElement): void {
  place.dataset["live"] = "";
  // In a separate task: during React's commit, some parts do not listen for events yet.
  setTimeout(() => replayPresses(place));
}
