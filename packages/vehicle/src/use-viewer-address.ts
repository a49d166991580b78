import { useCallback, useEffect, useRef, useState } from "react";

/** The full-screen viewer as part of the page's address, so that Back closes it. */
export interface ViewerAddress<Shown> {
  /** Undefined while the viewer is closed. */
  shown: Shown | undefined;
  close: () => void;
}

/** An entry of the gallery, full screen. */
export interface ShownPhoto {
  mode: "gallery";
  index: number;
}

/** Address that opens an entry of the gallery full screen, by its index. */
export const photoHref = (index: number): string => `#photo-${index + 1}`;

/** The entry of the gallery that an address opens. */
export function photoAt(hash: string): ShownPhoto | undefined {
  const number = /^#photo-([1-9]\d*)$/.exec(hash)?.[1];
  return number ? { mode: "gallery", index: Number(number) - 1 } : undefined;
}

/**
 * Opens and closes the viewer by the address's hash.
 *
 * @param read what a hash opens; the same function as long as it reads the same
 */
export function useViewerAddress<Shown>(read: (hash: string) => Shown | undefined): ViewerAddress<Shown> {
  const [shown, setShown] = useState<Shown>();
  const openedHere = useRef(false);

  useEffect(() => {
    const show = () => setShown(() => read(location.hash));
    const onHash = () => {
      openedHere.current = read(location.hash) !== undefined;
      show();
    };
    show();
    addEventListener("hashchange", onHash);
    return () => removeEventListener("hashchange", onHash);
  }, [read]);

  const close = useCallback(() => {
    if (openedHere.current) history.back();
    else history.replaceState(history.state, "", location.pathname + location.search);
    openedHere.current = false;
    setShown(undefined);
  }, []);

  return { shown, close };
}
