import { useCallback, useRef, useState } from "react";
import type { RefObject } from "react";

/** A section whose height stays while its content changes. */
export interface StableHeight {
  section: RefObject<HTMLElement | null>;
  /** Its least height in px, once something lower took the place of its content; undefined before. */
  minHeightPx: number | undefined;
  /** Call it before the content of the section is changed. */
  holdHeight: () => void;
}

/**
 * Holds the height of a section while its content is changed, so that what is on screen below it stays where it is. Of
 * a section that is higher than what a shopper sees, that part and a screen more are held: a shopper may scroll on
 * before the change is painted.
 *
 * @example
 * const { section, minHeightPx, holdHeight } = useStableHeight();
 * <section ref={section} style={{ minBlockSize: minHeightPx }}>{cars}</section>
 */
export function useStableHeight(): StableHeight {
  const section = useRef<HTMLElement>(null);
  const [minHeightPx, setMinHeight] = useState<number>();
  const holdHeight = useCallback(() => {
    const { top, height } = section.current?.getBoundingClientRect() ?? { top: 0, height: 0 };
    setMinHeight(Math.max(0, Math.min(height, 2 * innerHeight - top)));
  }, []);
  return { section, minHeightPx, holdHeight };
}
