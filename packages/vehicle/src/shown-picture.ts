import type { UIEvent } from "react";

/** "2 / 12", of the index of a picture. */
export const counted = (index: number, count: number | string = ""): string => `${index + 1} / ${count}`;

/**
 * Says which picture of a gallery's strip is shown, as it is swiped: by hand, since the gallery may be as the server
 * wrote it.
 */
export function countShown({ target }: UIEvent): void {
  if (!(target instanceof Element)) return;
  const counter = target.parentElement?.querySelector<HTMLElement>("[data-counter]");
  if (!counter) return;
  const last = target.children.length - 1;
  // The share of the way to the end, because more than one may be in sight.
  const way = target.scrollLeft / Math.max(1, target.scrollWidth - target.clientWidth);
  counter.textContent = counted(Math.round(way * last), counter.dataset.counter);
}
