import { useEffect } from "react";

/** The page's own work after its load comes first, ms. */
const rest = 300;

/** Calls back a moment after the page is loaded: until then the line belongs to what the page shows. */
export function useOnceLoaded(enabled: boolean, onLoaded: () => void): void {
  useEffect(() => {
    if (!enabled) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const wait = () => {
      timer = setTimeout(onLoaded, rest);
    };
    if (document.readyState === "complete") wait();
    else addEventListener("load", wait, { once: true });
    return () => {
      removeEventListener("load", wait);
      clearTimeout(timer);
    };
  }, [enabled, onLoaded]);
}
