/** Milliseconds to the frame that shows other cars than before a press. */
export interface PaintedPress {
  /** From the pointer going down. */
  fromPress: number;
  fromClick: number;
}

/**
 * Runs in each page: tells `forecourtPainted` when the first cars of a results page are others than at the first press,
 * and painted. The press is kept for the session, since a filter may be answered by another document. It must not use
 * anything around it.
 */
export function watchPress(): void {
  const cars = () =>
    [...document.querySelectorAll("[data-results] a[href^='/cars/']")]
      .slice(0, 20)
      .map((link) => link.getAttribute("href"))
      .join(" ");
  const at = (event: Event) => String(performance.timeOrigin + event.timeStamp);
  const isBegun = () => document.URL !== "about:blank" && sessionStorage.getItem("bench:pressed") !== null;
  addEventListener(
    "pointerdown",
    (event) => {
      if (isBegun()) return;
      sessionStorage.setItem("bench:pressed", at(event));
      sessionStorage.setItem("bench:cars", cars());
    },
    { capture: true },
  );
  addEventListener("click", (event) => sessionStorage.setItem("bench:clicked", at(event)), { capture: true });
  let isPainted = false;
  const check = () => {
    if (isPainted || !isBegun()) return;
    const shown = cars();
    if (shown === "" || shown === sessionStorage.getItem("bench:cars")) return;
    isPainted = true;
    requestAnimationFrame(() => {
      // A message posted from a frame arrives after that frame is painted.
      const { port1, port2 } = new MessageChannel();
      port1.addEventListener("message", () => {
        const now = performance.timeOrigin + performance.now();
        const since = (name: string) => now - Number(sessionStorage.getItem(name));
        (globalThis as unknown as { forecourtPainted: (painted: object) => void }).forecourtPainted({
          fromPress: since("bench:pressed"),
          fromClick: since("bench:clicked"),
        });
      });
      port1.start();
      port2.postMessage("");
    });
  };
  new MutationObserver(check).observe(document, {
    childList: true,
    subtree: true,
    attributes: true,
    attributeFilter: ["href"],
  });
  addEventListener("DOMContentLoaded", check);
}
