import { useLayoutEffect, useRef } from "react";
import styles from "./search-view.module.css";

/** Where a device keeps how it shows results. */
const key = "forecourt-results-view";

/** Id of the box. */
const boxId = "compact-results";

/**
 * Checks the box of a device that keeps a compact list. Runs as soon as the browser has read the box, so that no grid is painted before; a box
 * that it found is marked, because what is checked there counts from then on.
 */
export const restoreViewScript = `(b=>{try{b.dataset.restored="";b.checked=localStorage.getItem("${key}")==="list"}catch{}})(document.getElementById("${boxId}"))`;

/**
 * A compact list in place of the grid: a box whose state the style sheets of grid and card read, so that it works without a script. The device
 * remembers it.
 */
export function ViewToggle() {
  const box = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => {
    const { current: input } = box;
    if (!input) return;
    // What the shopper chose before this code came is kept; a page made in the browser has yet to be told.
    if (input.dataset["restored"] === undefined) input.checked = keptView() === "list";
    else if (input.checked !== (keptView() === "list")) keepView(input.checked);
  }, []);
  return (
    <label className={styles.view}>
      <input
        ref={box}
        id={boxId}
        type="checkbox"
        aria-label="Compact list"
        autoComplete="off"
        data-compact
        suppressHydrationWarning
        onChange={({ currentTarget }) => keepView(currentTarget.checked)}
      />
    </label>
  );
}

function keptView(): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

function keepView(isCompact: boolean): void {
  try {
    localStorage.setItem(key, isCompact ? "list" : "grid");
  } catch {
    // A device that keeps nothing shows the grid next time.
  }
}
