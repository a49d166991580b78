import type { SearchQuery } from "@forecourt/core";
import { useLayoutEffect, useState } from "react";
import { flushSync } from "react-dom";

/** InstantSearch waits as long before it calls a search slow. */
const momentMs = 200;

const presses = ["pointerdown", "keydown", "click"] as const;

/**
 * The search whose choices are shown although its answer has not come: after a moment, or at the next press, which must
 * start from this search and not from the one before.
 *
 * @param isUnanswered whether the page still shows the answer of another search
 */
export function useAnnouncedSearch(isUnanswered: boolean, search: SearchQuery): SearchQuery | undefined {
  const [announced, setAnnounced] = useState<SearchQuery>();
  useLayoutEffect(() => {
    if (!isUnanswered) return;
    const announce = () => setAnnounced(search);
    const announceNow = () => flushSync(announce);
    const timer = setTimeout(announce, momentMs);
    for (const sign of presses) document.addEventListener(sign, announceNow, { capture: true });
    return () => {
      clearTimeout(timer);
      for (const sign of presses) document.removeEventListener(sign, announceNow, { capture: true });
    };
  }, [isUnanswered, search]);
  return announced;
}
