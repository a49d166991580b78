import { memo, useLayoutEffect, useRef } from "react";
import styles from "./search-view.module.css";

/** Storage key of the chosen view. */
const key = "forecourt-results-view";

/** Id of the box. */
const boxId = "compact-results";

/** Screens on which the grid has one column, so that a card fills the screen. */
const phone = "(max-width:575.98px)";

/**
 * Checks the box of a device that keeps a compact list, and of a phone that keeps nothing. Runs as soon as the browser
 * has read the box, so that no grid is painted before; a box that it found is marked, because what is checked there
 * counts from then on.
 */
export const restoreViewScript = `(b=>{let v;b.dataset.restored="";try{v=localStorage.getItem("${key}")}catch{}b.checked=v?v==="list":matchMedia("${phone}").matches})(document.getElementById("${boxId}"))`;

/**
 * A compact list in place of the grid: a box whose state the style sheets of grid and card read, so that it works
 * without a script. A phone begins with the list; the device remembers what is chosen.
 */
export function ViewToggle() {
  return <Box />;
}

/**
 * Never rendered anew: React sets the kind of a box each time, and the browser then asks of every card whether it is
 * checked.
 */
const Box = memo(function Box() {
  const box = useRef<HTMLInputElement>(null);
  // Measured when the box is pressed: the page is laid out then.
  const before = useRef<FirstCar | null>(undefined);
  const measure = () => {
    before.current = box.current && firstCarInView(box.current);
  };
  useLayoutEffect(() => {
    const { current: input } = box;
    if (!input) return;
    // A choice made before this code loaded is kept; a page made in the browser must still read it.
    if (input.dataset["restored"] === undefined) input.checked = isCompact();
    else if (input.checked !== isCompact()) keepView(input.checked);
  }, []);
  return (
    <label className={styles.view} onPointerDown={measure} onKeyDown={measure}>
      <input
        ref={box}
        id={boxId}
        type="checkbox"
        aria-label="Compact list"
        autoComplete="off"
        data-compact
        suppressHydrationWarning
        onChange={({ currentTarget }) => {
          holdFirstCar(before.current === undefined ? firstCarBefore(currentTarget) : before.current);
          before.current = undefined;
          keepView(currentTarget.checked);
        }}
      />
    </label>
  );
});

/** The first car in view, and how far down it is. */
interface FirstCar {
  car: Element;
  top: number;
  /** No car is above it, so none moves it. */
  isFirst: boolean;
}

function firstCarInView(input: HTMLInputElement): FirstCar | null {
  const line = Math.max(0, input.closest("label")?.parentElement?.getBoundingClientRect().bottom ?? 0);
  const cars = [...(input.closest("[data-results]")?.querySelectorAll('[data-part="result-grid"] > li') ?? [])];
  for (const [index, car] of cars.entries()) {
    const { top, bottom } = car.getBoundingClientRect();
    if (bottom > line) return { car, top: Math.max(line, top), isFirst: index === 0 };
  }
  return null;
}

/** As the shopper saw it before the box changed. The browser lays the whole page out for it. */
function firstCarBefore(input: HTMLInputElement): FirstCar | null {
  input.checked = !input.checked;
  const first = firstCarInView(input);
  input.checked = !input.checked;
  return first;
}

/** Scrolls so that it stays there, though all above it change their height. */
function holdFirstCar(first: FirstCar | null): void {
  if (first && !first.isFirst)
    scrollBy({ top: first.car.getBoundingClientRect().top - first.top, behavior: "instant" });
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
