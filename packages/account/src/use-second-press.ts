import { useEffect, useRef, useState } from "react";
import type { RefObject } from "react";

/**
 * A press that is asked about once more in the place of its button. The button that had the focus goes with it: the
 * focus then goes to the one that takes its place, unless it was put elsewhere.
 *
 * @returns whether it is asked about, what says so, and the ref of whichever of the two buttons shows
 */
export function useSecondPress(): {
  isSure: boolean;
  setSure: (isSure: boolean) => void;
  shown: RefObject<HTMLButtonElement | null>;
} {
  const [isSure, setSure] = useState(false);
  const before = useRef(isSure);
  const shown = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (before.current !== isSure && document.activeElement === document.body) shown.current?.focus();
    before.current = isSure;
  }, [isSure]);
  return { isSure, setSure, shown };
}
