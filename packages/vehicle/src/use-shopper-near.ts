import { useEffect } from "react";

const signs = ["scroll", "pointermove", "pointerdown", "keydown"] as const;

/**
 * Calls back once the page is loaded, idle, and somebody is there: they scrolled, moved or pressed something. Until then
 * the line belongs to what the page shows.
 */
export function useShopperNear(enabled: boolean, onNear: () => void): void {
  useEffect(() => {
    if (!enabled) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = new AbortController();
    const near = () => {
      stop.abort();
      // Safari has no requestIdleCallback; a short wait does there.
      timer = setTimeout(onNear, 300);
    };
    const listen = () => {
      for (const sign of signs) addEventListener(sign, near, { passive: true, signal: stop.signal });
    };
    if (document.readyState === "complete") listen();
    else addEventListener("load", listen, { once: true, signal: stop.signal });
    return () => {
      stop.abort();
      clearTimeout(timer);
    };
  }, [enabled, onNear]);
}
