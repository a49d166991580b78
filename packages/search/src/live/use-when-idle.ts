import { useCallback, useEffect, useRef } from "react";

/** Time without a press after which a shopper is not in the middle of one, in ms. */
const pauseMs = 500;
/** Longest wait for an idle moment of the browser, in ms. */
const longestWaitMs = 2000;

const presses = ["pointerdown", "click", "keydown"] as const;

/**
 * Defers work that later presses need and the present one does not. It runs once, after half a second without a press,
 * when the browser is idle.
 *
 * @param run must stay the same function
 * @returns requests the run
 */
export function useWhenIdle(run: () => void): () => void {
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
    stop.current ??= whenIdle(() => {
      isDone.current = true;
      run();
    });
  }, [run]);
}

function whenIdle(run: () => void): () => void {
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
    }, pauseMs);
  };
  for (const press of presses) addEventListener(press, wait, { capture: true, passive: true });
  wait();
  return stop;
}
