import { useCallback, useEffect, useRef, useState } from "react";

/** The full-screen viewer as part of the page's address, so that Back closes it. */
export interface ViewerAddress {
  /** Index of the picture to open at; undefined while the viewer is closed. */
  openAt: number | undefined;
  /** Address that opens a picture by its index. */
  href: (index: number) => string;
  close: () => void;
}

const prefix = "#photo-";

/**
 * Opens and closes the viewer by the address's hash (`#photo-3`).
 *
 * @param count number of pictures; a hash beyond them opens nothing
 */
export function useViewerAddress(count: number): ViewerAddress {
  const [openAt, setOpenAt] = useState<number>();
  const openedHere = useRef(false);

  useEffect(() => {
    const read = () => {
      const number = location.hash.startsWith(prefix) ? Number(location.hash.slice(prefix.length)) : 0;
      setOpenAt(Number.isInteger(number) && number >= 1 && number <= count ? number - 1 : undefined);
    };
    const onHash = () => {
      openedHere.current = location.hash.startsWith(prefix);
      read();
    };
    read();
    addEventListener("hashchange", onHash);
    return () => removeEventListener("hashchange", onHash);
  }, [count]);

  const close = useCallback(() => {
    if (openedHere.current) history.back();
    else history.replaceState(history.state, "", location.pathname + location.search);
    openedHere.current = false;
    setOpenAt(undefined);
  }, []);

  return { openAt, href: (index) => `${prefix}${index + 1}`, close };
}
