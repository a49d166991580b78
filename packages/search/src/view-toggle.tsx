import { memo, useLayoutEffect, useRef } from "react";
import styles from "./search-view.module.css";

/** Where a device keeps how it shows results. */
const key = "forecourt-results-view";

/** Id of the box. */
const boxId = "compact-results";

/** Where a grid has one column, so that a card fills the screen. */
const phone = "(max-width:575.98px)";

/**
 * Checks the box of a device that keeps a compact list, and of a phone that keeps nothing. Runs as soon as the browser has read the box, so that no grid is painted before; a box
 * that it found is marked, because what is checked there counts from then on.
 */
export const restoreViewScript = `(b=>{let v;b.dataset.restored="";try{v=localStorage.getItem("${key}")}catch{}b.checked=v?v==="list":matchMedia("${phone}").matches})(document.getElementById("${boxId}"))`;

/**
 * A compact list in place of the grid: a box whose state the style sheets of grid and card read, so that it works without a script. A phone begins
 * with the list; the device remembers what is chosen.
 */
export function ViewToggle() {
  return <Box />;
}

/** Never rendered anew: React sets the kind of a box each time, and the browser then asks of every card whether it is checked. */
const Box = memo(function Box() {
  const box = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => {
    const { current: input } = box;
    if (!input) return;
    // What the shopper chose before this code came is kept; a page made in the browser has yet to be told.
    if (input.dataset["restored"] === undefined) input.checked = isCompact();
    else if (input.checked !== isCompact()) keepView(input.checked);
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
        onChange={({ currentTarget }) => {
          holdFirstCar(currentTarget);
          keepView(currentTarget.checked);
        }}
      />
    </label>
  );
});

/** Scrolls so that the first car in view stays there, though all above it change their height. */
function holdFirstCar(input: HTMLInputElement): void {
  const line = Math.max(0, input.closest("label")?.parentElement?.getBoundingClientRect().bottom ?? 0);
  const cars = [...(input.closest("[data-results]")?.querySelectorAll('[data-part="result-grid"] > li') ?? [])];
  // What the shopper saw before the press.
  input.checked = !input.checked;
  const car = cars.find((each) => each.getBoundingClientRect().bottom > line);
  const top = Math.max(line, car?.getBoundingClientRect().top ?? 0);
  input.checked = !input.checked;
  if (car) scrollBy({ top: car.getBoundingClientRect().top - top, behavior: "instant" });
}

function isCompact(): boolean {
  let kept: string | null = null;
  try {
    kept = localStorage.getItem(key);
  } catch {
    // A device that keeps nothing shows what it begins with.
  }
  return kept ? kept === "list" : matchMedia(phone).matches;
}

function keepView(isCompact: boolean): void {
  try {
    localStorage.setItem(key, isCompact ? "list" : "grid");
  } catch {
    // The next page shows what the device begins with.
  }
}
