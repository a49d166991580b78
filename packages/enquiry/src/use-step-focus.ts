import { useEffect, useRef } from "react";

/**
 * Takes the focus to the heading of a new step, and to the alert of a form that was refused: the button is at the foot of the form, so
 * what went wrong comes to the shopper.
 *
 * @param attempt how often the step was sent
 */
export function useStepFocus(step: number, attempt: number) {
  const heading = useRef<HTMLHeadingElement>(null);
  const alert = useRef<HTMLDivElement>(null);
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current !== step) heading.current?.focus();
    shown.current = step;
  }, [step]);
  useEffect(() => {
    if (attempt > 0) alert.current?.focus();
  }, [attempt]);
  return { heading, alert };
}
