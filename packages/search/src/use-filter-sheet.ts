import { useCallback, useEffect, useRef, useState } from "react";

/**
 * Opens the filter rail as a sheet: focus moves in and back, Escape closes, Tab stays inside, the page behind does not scroll. A
 * sheet that was opened before this code arrived, as the target of the address, is taken over; undefined until then. An open sheet is an entry of
 * the history: Back closes it. `close` goes back where nothing came after it; `leave` is for what leads on by itself.
 */
export function useFilterSheet() {
  const railRef = useRef<HTMLElement>(null);
  const [open, setOpen] = useState<boolean>();
  // The place of the sheet's own entry in the history.
  const place = useRef(0);
  const leave = useCallback(() => setOpen(false), []);
  const close = useCallback(() => {
    setOpen(false);
    if (location.hash === hash && placeNow() === place.current) history.back();
  }, []);
  const show = useCallback(() => {
    place.current = placeNow() + 1;
    history.pushState({ ...(history.state as object | null), idx: place.current }, "", hash);
    setOpen(true);
  }, []);

  useEffect(() => {
    const rail = railRef.current;
    if (!rail?.matches(":target") || getComputedStyle(rail).position !== "fixed") return;
    place.current = placeNow();
    setOpen(true);
  }, []);

  useEffect(() => {
    const onPop = () => {
      if (placeNow() < place.current) setOpen((was) => was && false);
    };
    addEventListener("popstate", onPop);
    return () => removeEventListener("popstate", onPop);
  }, []);

  useEffect(() => {
    const rail = railRef.current;
    if (!open || !rail) return;
    const before = document.activeElement;
    const focusable = () => [...rail.querySelectorAll<HTMLElement>("a[href], summary, input:not([type=hidden]), button, select")].filter((element) => element.offsetParent !== null);
    const onKey = (event: KeyboardEvent) => {
      if (event.key === "Escape") return close();
      if (event.key !== "Tab") return;
      const all = focusable();
      const edge = event.shiftKey ? all[0] : all.at(-1);
      if (document.activeElement !== edge) return;
      event.preventDefault();
      (event.shiftKey ? all.at(-1) : all[0])?.focus();
    };
    document.documentElement.style.overflow = "hidden";
    document.addEventListener("keydown", onKey);
    if (!rail.contains(before)) focusable().find((element) => element.getAttribute("aria-label") === "Close filters")?.focus();
    return () => {
      document.documentElement.style.overflow = "";
      document.removeEventListener("keydown", onKey);
      const back = rail.contains(before) ? document.getElementById("result-count") : before;
      if (back instanceof HTMLElement) back.focus();
    };
  }, [open, close]);

  return { railRef, open, close, leave, show };
}

const hash = "#filters";

/** How far the history has come, as the router counts it; an entry that it does not know stands before all others. */
const placeNow = (): number => (history.state as { idx?: number } | null)?.idx ?? -1;
