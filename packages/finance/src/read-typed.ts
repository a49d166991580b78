import { clampToRange, parseCalculatorNumber, snapToStep } from "@forecourt/core";
import type { CalculatorInput, CalculatorRanges, RepaymentFrequency } from "@forecourt/core";

const names = ["loan", "term", "rate", "deposit", "tradeIn", "residual"] as const;

/** What the fields and sliders of a calculator's form hold, where that is not what they were given; else the given. */
export function readTyped(form: HTMLFormElement | null, given: CalculatorInput, ranges: CalculatorRanges): CalculatorInput {
  if (!form) return given;
  const read = { ...given };
  for (const name of names) {
    const range = ranges[name === "rate" ? "interest" : name];
    const field = form.elements.namedItem(name);
    if (range.disabled === true || !(field instanceof HTMLInputElement || field instanceof HTMLSelectElement)) continue;
    const typed = parseCalculatorNumber(field.value);
    if (typed !== undefined && typed !== given[name]) read[name] = clampToRange(typed, range);
    const slider = form.querySelector<HTMLInputElement>(`input[data-slider="${name}"]`);
    const moved = slider ? Number(slider.value) : given[name];
    if (slider && Math.abs(moved - snapToStep(given[name], range)) >= range.step && typed === given[name]) read[name] = moved;
  }
  const frequency = new FormData(form).get("frequency");
  if (frequency === "weekly" || frequency === "fortnightly" || frequency === "monthly") read.frequency = frequency satisfies RepaymentFrequency;
  return names.some((name) => read[name] !== given[name]) || read.frequency !== given.frequency ? read : given;
}
