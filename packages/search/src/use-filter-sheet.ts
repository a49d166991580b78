import { useCallback, useEffect, useRef, useState } from "react";

/** Opens the filter rail as a sheet: focus moves in and back, Escape closes, Tab stays inside, the page behind does not scroll. */
export function useFilterSheet() {
  const railRef = useRef<HTMLElement>(null);
  const [open, setOpen] = useState(false);
  const close = useCallback(() => setOpen(false), []);

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
    focusable().find((element) => element.getAttribute("aria-label") === "Close filters")?.focus();
    return () => {
      document.documentElement.style.overflow = "";
      document.removeEventListener("keydown", onKey);
      if (before instanceof HTMLElement) before.focus();
    };
  }, [open, close]);

  return { railRef, open, close, show: () => setOpen(true) };
}
