import { useCallback, useRef, useState } from "react";
import type { RefObject } from "react";

/** The place of a section on the page, and how much of it is kept. */
export interface KeptPlace {
  /** The section. */
  place: RefObject<HTMLElement | null>;
  /** Its least height in px, once something lower took the place of what it held; undefined before. */
  keptPx: number | undefined;
  /** Call it before what the section holds is changed. */
  keep: () => void;
}

/**
 * Keeps the height of a section while what it holds is changed, as far as a shopper sees it: what is on screen below it stays where it is,
 * a screen further down too, as a shopper may scroll on before the change is painted.
 */
export function useKeptPlace(): KeptPlace {
  const place = useRef<HTMLElement>(null);
  const [keptPx, setKept] = useState<number>();
  const keep = useCallback(() => {
    const { top, height } = place.current?.getBoundingClientRect() ?? { top: 0, height: 0 };
    setKept(Math.max(0, Math.min(height, 2 * innerHeight - top)));
  }, []);
  return { place, keptPx, keep };
}
