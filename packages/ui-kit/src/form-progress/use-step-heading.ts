import { useEffect, useRef } from "react";
import type { RefObject } from "react";

/**
 * Moves the focus to the heading of a form's step when another step replaces it without a page load. The first step
 * leaves the focus where it is.
 *
 * @param step what tells the steps apart: a name or a number
 * @returns ref of the heading, which needs `tabIndex={-1}`
 * @example
 * const heading = useStepHeading(step);
 * return <h2 ref={heading} tabIndex={-1}>{names[step]}</h2>;
 */
export function useStepHeading(step: string | number): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current !== step) heading.current?.focus();
    shown.current = step;
  }, [step]);
  return heading;
}
