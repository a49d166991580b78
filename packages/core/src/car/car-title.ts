import { hasText } from "./car-part.ts";
import type { CarPart } from "./car-part.ts";

/**
 * Title of a car: year, make, model, badge and series (S1 §2 "Car card"). Blank parts are skipped, and a part that
 * repeats what stands before it says it once: feeds often put the model into the badge, or the series into it.
 *
 * @example
 * carTitle({ year: 2021, make: "Mazda", model: "CX-5", badge: "CX-5 Touring", series: "KF" }) // "2021 Mazda CX-5 Touring KF"
 */
export function carTitle(car: CarPart<"year" | "make" | "model" | "badge" | "series">): string {
  const words: string[] = [];
  const lower: string[] = [];
  const parts = [car.make, car.model, car.badge, car.series];
  for (const [index, part] of parts.entries()) {
    if (!hasText(part)) continue;
    const added = part.trim().split(/\s+/);
    const addedLower = part.trim().toLowerCase().split(/\s+/);
    if (index > modelIndex && containsRun(lower, addedLower)) continue;
    const repeated = overlap(lower, addedLower);
    words.push(...added.slice(repeated));
    lower.push(...addedLower.slice(repeated));
  }
  const year = typeof car.year === "number" && car.year > 0 ? String(car.year) : "";
  return year === "" ? words.join(" ") : [year, ...words].join(" ");
}

const modelIndex = 1;

/** How many of the first added words repeat the last words of the title so far. */
function overlap(title: readonly string[], added: readonly string[]): number {
  for (let length = Math.min(title.length, added.length); length > 0; length -= 1) {
    if (added.slice(0, length).every((word, index) => word === title[title.length - length + index])) return length;
  }
  return 0;
}

/** Whether the added words stand in the title already, one after the other. */
function containsRun(title: readonly string[], added: readonly string[]): boolean {
  return title.some((_, start) => added.every((word, index) => word === title[start + index]));
}
