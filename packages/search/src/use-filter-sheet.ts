import { createHistoryEntry } from "@forecourt/ui-kit/history-entry";
import type { HistoryEntry } from "@forecourt/ui-kit/history-entry";
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from "react";

/**
 * Opens the filter rail as a sheet: focus moves in and back, Escape closes, Tab stays inside, the page behind does not
 * scroll. A sheet that was opened before this code arrived, as the target of the address or for what could not be used,
 * is taken over; undefined until then. An open sheet is an entry of the history, on top of those of what is chosen in
 * it: Back closes it, as `close` does.
 */
export function useFilterSheet() {
  const [open, setOpen] = useState<boolean>();
  const entry = useRef<HistoryEntry>(undefined);
  const show = useCallback(() => setOpen(true), []);
  // Its entry is left to the page that takes its place.
  const makeWay = useCallback(() => setOpen(false), []);
  const close = useCallback(() => {
    setOpen(false);
    entry.current?.leave();
  }, []);

  useEffect(() => {
    const made = createHistoryEntry({ name, onOpen: show, onClose: () => setOpen(false) });
    entry.current = made;
    return () => made.stop();
  }, [show]);

  useEffect(() => {
    const rail = document.getElementById(railId);
    if (!rail || !(rail.matches(":target") || rail.dataset.open === "true")) return;
    const { position, display } = getComputedStyle(rail);
    if (position !== "fixed" || display === "none") return;
    setOpen(true);
    if (!rail.matches(":target")) return;
    // A link with a fragment opened the sheet. If the former history entry is this page without the fragment, this
    // entry belongs to the sheet; otherwise the fragment is removed and the entry belongs to the page.
    const { navigation } = window as {
      navigation?: { currentEntry: { index: number } | null; entries: () => { url: string | null }[] };
    };
    const bare = location.href.replace(location.hash, "");
    const isLedTo = navigation?.entries()[(navigation.currentEntry?.index ?? 0) - 1]?.url === bare;
    history.replaceState(
      isLedTo ? { ...(history.state as object | null), over: name } : history.state,
      "",
      isLedTo ? undefined : bare,
    );
  }, []);

  // After each render: what is chosen in the sheet takes the place of its entry. With the render, not after it: Back
  // may be pressed between.
  useLayoutEffect(() => {
    if (open) entry.current?.enter();
  });

  useEffect(() => {
    const rail = document.getElementById(railId);
    if (!open || !rail) return;
    const before = document.activeElement;
    const focusable = () =>
      [...rail.querySelectorAll<HTMLElement>("a[href], summary, input:not([type=hidden]), button, select")].filter(
        (element) => element.offsetParent !== null,
      );
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
    if (!rail.contains(before))
      focusable()
        .find((element) => element.getAttribute("aria-label") === "Close filters")
        ?.focus();
    return () => {
      document.documentElement.style.overflow = "";
      document.removeEventListener("keydown", onKey);
      // A link that the browser followed by itself took the focus into the sheet, or left it on nothing.
      const back =
        before === document.body || rail.contains(before)
          ? (document.querySelector(`a[href="${name}"]`) ?? document.getElementById("result-count"))
          : before;
      // A sticky element at the edge of the screen would be scrolled to its middle.
      if (back instanceof HTMLElement) back.focus({ preventScroll: true });
    };
  }, [open, close]);

  return { open, close, makeWay, show };
}

/** Id of the filter rail, which React may not have hydrated yet when its page listens. */
export const railId = "filters";
/** In the history, and the target of the address. */
const name = `#${railId}`;
