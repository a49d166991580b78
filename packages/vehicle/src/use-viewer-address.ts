import type { ViewerMode } from "@forecourt/core";
import { useCallback, useEffect, useRef, useState } from "react";

/** What the viewer shows full screen: an entry of the gallery, or another way of looking at the car. */
export type FullScreen = { mode: "gallery"; index: number } | { mode: Exclude<ViewerMode, "gallery"> };

/** The full-screen viewer as part of the page's address, so that Back closes it. */
export interface ViewerAddress {
  /** Undefined while the viewer is closed. */
  shown: FullScreen | undefined;
  close: () => void;
}

const photo = "#photo-";
const view = "#view-";

/** Address that opens an entry of the gallery full screen, by its index. */
export const photoHref = (index: number): string => `${photo}${index + 1}`;

/** Address that opens another way of looking at the car full screen. */
export const viewHref = (mode: ViewerMode): string => `${view}${mode}`;

/**
 * Opens and closes the viewer by the address's hash (`#photo-3`, `#view-spinner`).
 *
 * @param count number of entries of the gallery; a hash beyond them opens nothing
 * @param modes what the car has; a hash for another opens nothing
 */
export function useViewerAddress(count: number, modes: readonly ViewerMode[]): ViewerAddress {
  const [shown, setShown] = useState<FullScreen>();
  const openedHere = useRef(false);
  const known = modes.join(" ");

  useEffect(() => {
    const read = () => setShown(readHash(location.hash, count, known.split(" ")));
    const onHash = () => {
      openedHere.current = location.hash.startsWith(photo) || location.hash.startsWith(view);
      read();
    };
    read();
    addEventListener("hashchange", onHash);
    return () => removeEventListener("hashchange", onHash);
  }, [count, known]);

  const close = useCallback(() => {
    if (openedHere.current) history.back();
    else history.replaceState(history.state, "", location.pathname + location.search);
    openedHere.current = false;
    setShown(undefined);
  }, []);

  return { shown, close };
}

function readHash(hash: string, count: number, modes: readonly string[]): FullScreen | undefined {
  if (hash.startsWith(photo)) {
    const number = Number(hash.slice(photo.length));
    return Number.isInteger(number) && number >= 1 && number <= count
      ? { mode: "gallery", index: number - 1 }
      : undefined;
  }
  const mode = hash.startsWith(view) ? hash.slice(view.length) : "";
  if (!modes.includes(mode)) return undefined;
  return mode === "spinner" || mode === "walkaround" || mode === "interior" ? { mode } : undefined;
}
