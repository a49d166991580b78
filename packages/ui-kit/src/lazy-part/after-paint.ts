/** After a paint, what else the browser has to do for it, such as taking in pictures, goes first for so long, in ms. */
const longestWaitMs = 100;
/** A page that is not painted, such as one in the background, does not wait for it, in ms. */
const unpaintedMs = 300;

/**
 * Does what a press needs and nobody waits for: after the next paint, when the browser has nothing else to do.
 *
 * @returns stops it, where it is not done yet
 * @example
 * afterPaint(() => history.pushState(null, "", address));
 */
export function afterPaint(run: () => void): () => void {
  let stopIdle: (() => void) | undefined;
  const unpainted = setTimeout(() => {
    cancelAnimationFrame(frame);
    run();
  }, unpaintedMs);
  const frame = requestAnimationFrame(() => {
    clearTimeout(unpainted);
    // Safari has no idle callbacks.
    if (typeof requestIdleCallback === "undefined") {
      const timer = setTimeout(run);
      stopIdle = () => clearTimeout(timer);
    } else {
      const idle = requestIdleCallback(run, { timeout: longestWaitMs });
      stopIdle = () => cancelIdleCallback(idle);
    }
  });
  return () => {
    clearTimeout(unpainted);
    cancelAnimationFrame(frame);
    stopIdle?.();
  };
}
