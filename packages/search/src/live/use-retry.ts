import { useEffect } from "react";

/** How long to wait before each new attempt, in milliseconds; the last one from then on. */
const waits = [2000, 4000, 8000, 16_000, 30_000] as const;

/**
 * Tries again while something fails, ever more seldom, and at once when the device is back on the network.
 *
 * @param isFailing true from the first failure until there is an answer, attempts in between included
 * @param retry must stay the same function
 * @example
 * useRetry(isFailing, refresh);
 */
export function useRetry(isFailing: boolean, retry: () => void): void {
  useEffect(() => {
    if (!isFailing) return;
    let attempts = 0;
    let timer: ReturnType<typeof setTimeout>;
    const wait = () => {
      timer = setTimeout(again, waits[Math.min(attempts, waits.length - 1)]);
      attempts += 1;
    };
    const again = () => {
      clearTimeout(timer);
      retry();
      wait();
    };
    wait();
    addEventListener("online", again);
    return () => {
      clearTimeout(timer);
      removeEventListener("online", again);
    };
  }, [isFailing, retry]);
}
