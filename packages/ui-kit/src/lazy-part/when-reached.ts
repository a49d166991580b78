const presses = ["pointerdown", "keydown", "click", "popstate"] as const;
const touches = ["pointerover", "touchstart", "focusin"] as const;
/** What shows that somebody is there, on any place of the page. */
const signs = [...presses, "pointermove", "scroll"] as const;

/**
 * What the code of a part waits for: that it comes on the screen, that a shopper touches it, or the first sign that one
 * is there.
 */
export type WaitsFor = "sight" | "touch" | "sign";

/**
 * Whether somebody has pressed something on this page, also before its scripts came; a browser that cannot tell has
 * nobody wait.
 */
export const hasPressed = (): boolean => navigator.userActivation?.hasBeenActive ?? true;

/** The places of a late part that the server has filled and React has not reached. */
export const unhydratedParts = (name?: string): string =>
  `[data-late-part${name === undefined ? "" : `="${name}"`}]:not([data-live])`;

/**
 * Resolves when what the server wrote of a part comes on the screen, when a shopper rests on it, or presses anything on
 * the page: what a press leads to may need the part. At once where there is no place of the part yet, where somebody
 * has pressed before, and when React takes away what the server wrote, because the page around it changed. A part that
 * waits for a touch or a sign does not come because it is on the screen; one that waits for a touch comes at once on a
 * page that was loaded anew or come back to: the browser may have put back what was typed.
 */
export function whenReached(name: string, by: WaitsFor = "sight"): Promise<void> {
  if (typeof window === "undefined" || hasPressed()) return Promise.resolve();
  const places = [...document.querySelectorAll(unhydratedParts(name))];
  const isEmpty = () => places.some(({ children }) => children.length === 0);
  if (places.length === 0 || (by === "touch" && isReturn())) return Promise.resolve();
  return new Promise((resolve) => {
    const stop = new AbortController();
    const reached = () => {
      stop.abort();
      near.disconnect();
      emptied.disconnect();
      resolve();
    };
    const near = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && reached(),
    );
    const emptied = new MutationObserver(() => isEmpty() && reached());
    const heard = { capture: true, passive: true, signal: stop.signal };
    for (const sign of by === "sign" ? signs : presses) addEventListener(sign, reached, heard);
    // Listens at the window, before React, which listens at the document and stops events in parts that are not
    // hydrated, to replay them later.
    const touched = ({ target }: Event) => places.some((place) => place.contains(target as Node)) && reached();
    if (by === "touch") for (const touch of touches) addEventListener(touch, touched, heard);
    for (const place of places) {
      for (const touch of touches) place.addEventListener(touch, reached, heard);
      // The place itself has no box.
      if (by === "sight") for (const child of place.children) near.observe(child);
      emptied.observe(place, { childList: true });
    }
  });
}

const isReturn = () =>
  performance.getEntriesByType("navigation").some((entry) => "type" in entry && entry.type !== "navigate");
