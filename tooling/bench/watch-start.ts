/** What a page writes to its console when it is painted first. */
export const firstPaintMark = "bench: painted";
/** What a page writes to its console when it prints: a browser without a window shows nothing of it. */
export const printMark = "bench: printed";

/** What a page has noted of the first press on it. */
export interface StartRecord {
  /** When, in ms of the page; 0 before. */
  pressed: number;
  /** Duration of the longest event of the press, in ms. */
  longest: number;
  /** From the press until something said that it was done, in ms; undefined before. */
  done: number | undefined;
}

/**
 * Runs in each page: tells of its first paint and that it prints, and notes what the first press on it does. It must
 * not use anything around it.
 */
export function watchStart({ painted, printed }: Record<"painted" | "printed", string>): void {
  addEventListener("beforeprint", () => console.debug(printed));
  const record: StartRecord = { pressed: 0, longest: 0, done: undefined };
  Object.assign(globalThis, { forecourtStart: record });
  new PerformanceObserver((list) => {
    if (list.getEntriesByName("first-contentful-paint").length > 0) console.debug(painted);
  }).observe({ type: "paint", buffered: true });
  new PerformanceObserver((list) => {
    for (const { name, startTime, duration } of list.getEntries())
      if (/^(pointer|mouse|key|click|input|change)/.test(name) && record.pressed > 0 && startTime >= record.pressed)
        record.longest = Math.max(record.longest, duration);
  }).observe({ type: "event", durationThreshold: 16, buffered: true } as PerformanceObserverInit);
  // What a control can say: chosen, open, ticked, pressed, focused, or on its way with a mark.
  const marks =
    "dialog[open],details[open],:popover-open,:checked,[aria-pressed=true],[aria-expanded=true],[data-selected],[data-pressed],[data-pending],[aria-busy=true],[data-open],:fullscreen,main input:focus,[aria-current]";
  let before = "";
  const state = () => {
    const found = [...document.querySelectorAll(marks)].map(({ nodeName, className }) => `${nodeName} ${className}`);
    return [location.href, ...found, document.querySelectorAll("main li, main img").length].join("|");
  };
  addEventListener(
    "pointerdown",
    (event) => {
      if (record.pressed > 0) return;
      record.pressed = event.timeStamp;
      before = state();
      const look = () => {
        if (record.done === undefined && state() !== before) record.done = performance.now() - record.pressed;
      };
      new MutationObserver(look).observe(document, { subtree: true, childList: true, attributes: true });
      for (const sign of ["change", "toggle", "focusin", "fullscreenchange"]) addEventListener(sign, look, true);
    },
    { capture: true },
  );
}
