import { useCallback, useEffect, useRef } from "react";

/** A shopper who has pressed nothing for so long is not in the middle of a press, in ms. */
const calmMs = 500;
/** A page that is never idle does not wait for it, in ms. */
const longestWaitMs = 2000;

const presses = ["pointerdown", "click", "keydown"] as const;

/**
 * Does once, after it was asked for, what later presses need and this one does not: when nothing was pressed for half a second and the browser
 * has nothing else to do.
 *
 * @param run must stay the same function
 * @returns asks for it
 */
export function useWhenCalm(run: () => void): () => void {
  const stop = useRef<() => void>(undefined);
  const isDone = useRef(false);
  useEffect(
    () => () => {
      stop.current?.();
      stop.current = undefined;
    },
    [],
  );
  return useCallback(() => {
    if (isDone.current) return;
    stop.current ??= whenCalm(() => {
      isDone.current = true;
      run();
    });
  }, [run]);
}

function whenCalm(run: () => void): () => void {
  let timer: ReturnType<typeof setTimeout>;
  let idle: number | undefined;
  const pause = () => {
    clearTimeout(timer);
    if (idle !== undefined) cancelIdleCallback(idle);
  };
  const stop = () => {
    pause();
    for (const press of presses) removeEventListener(press, wait, { capture: true });
  };
  const go = () => {
    stop();
    run();
  };
  const wait = () => {
    pause();
    timer = setTimeout(() => {
      // Safari has no idle callbacks.
      if (typeof requestIdleCallback === "undefined") go();
      else idle = requestIdleCallback(go, { timeout: longestWaitMs });
    }, calmMs);
  };
  for (const press of presses) addEventListener(press, wait, { capture: true, passive: true });
  wait();
  return stop;
}
