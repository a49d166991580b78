import type { SearchQuery } from "@forecourt/core";
import { startTransition, use, useCallback, useEffect, useLayoutEffect, useState } from "react";
import type { ReactNode } from "react";

/** Settles when a shopper reaches for the parts that use InstantSearch on the page that came from the server. */
const reached = Promise.withResolvers<void>();

/** Props of {@link useReachedPage}. */
interface ReachedPageInput {
  /** Parts of the page are held as the server sent them until a shopper reaches for them. */
  isHeld: boolean;
  /** The search of the address. */
  search: SearchQuery;
  /** Loads InstantSearch beside a page that is not held. */
  loadEngine: () => void;
}

/** Releases a held page when a shopper reaches for it, or when its address has another search. */
export function useReachedPage({ isHeld, search, loadEngine }: ReachedPageInput): {
  isReached: boolean;
  onReach: () => void;
} {
  const [opened] = useState(search);
  const [isReached, setReached] = useState(!isHeld);
  const onReach = useCallback(() => {
    if (!isHeld) return loadEngine();
    reached.resolve();
    startTransition(() => setReached(true));
  }, [isHeld, loadEngine]);
  useReach(!isReached, onReach);
  const isMoved = !isReached && search !== opened;
  // Back, or a link elsewhere on the page, leads to another search.
  useLayoutEffect(() => {
    if (isMoved) onReach();
  }, [isMoved, onReach]);
  return { isReached, onReach };
}

/** Suspends held parts until a shopper reaches for them, so that React keeps what the server sent. */
export function UntilReached({ isHeld, children }: { isHeld: boolean; children: ReactNode }) {
  if (isHeld && typeof document !== "undefined") use(reached.promise);
  return children;
}

/**
 * Keeps the first children until they are free to change. Parts that are not hydrated yet must not change: React would
 * show their fallback, because their code is not loaded.
 */
export function Held({ isFree, children }: { isFree: boolean; children: ReactNode }) {
  const [first] = useState(children);
  return isFree ? children : first;
}

/** Calls back when a shopper reaches into the page, while `isWanted`. */
function useReach(isWanted: boolean, onReach: () => void): void {
  useEffect(() => {
    if (!isWanted) return;
    // The pointer or the focus may be there already.
    if (document.querySelector("main:hover, main:focus-within")) return onReach();
    const signs = ["pointerover", "pointerdown", "focusin", "click"] as const;
    const hear = ({ target }: Event) => {
      if (!(target instanceof Element && target.closest("main"))) return;
      stop();
      onReach();
    };
    const stop = () => {
      for (const sign of signs) removeEventListener(sign, hear, { capture: true });
    };
    for (const sign of signs) addEventListener(sign, hear, { capture: true });
    return stop;
  }, [isWanted, onReach]);
}
