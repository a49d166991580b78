import { amountRange, calculatorAmounts, parseCalculatorNumber, settleAmount, snapToStep } from "@forecourt/core";
import type { CalculatorRanges, ReadCalculation, RepaymentFrequency } from "@forecourt/core";

/** Values typed into a calculator's form before its code came; for other fields the given values. */
export function readTyped(
  form: HTMLFormElement | null,
  given: ReadCalculation,
  ranges: CalculatorRanges,
): ReadCalculation {
  if (!form) return given;
  const before = given.input;
  const read = { ...before };
  const clamped = new Set(given.clamped);
  const unread = { ...given.unread };
  for (const name of calculatorAmounts) {
    const range = amountRange(name, ranges);
    const field = form.elements.namedItem(name);
    if (range.disabled === true || !(field instanceof HTMLInputElement || field instanceof HTMLSelectElement)) continue;
    const typed = parseCalculatorNumber(name, field.value);
    if (typed === undefined && field.value.trim() !== "") unread[name] = field.value.trim();
    if (typed !== undefined && typed !== before[name]) {
      const { value, isClamped } = settleAmount(name, typed, ranges);
      read[name] = value;
      if (isClamped) clamped.add(name);
    }
    const slider = form.querySelector<HTMLInputElement>(`input[data-slider="${name}"]`);
    const moved = slider ? Number(slider.value) : before[name];
    if (slider && Math.abs(moved - snapToStep(before[name], range)) >= range.step && typed === before[name])
      read[name] = moved;
  }
  const frequency = new FormData(form).get("frequency");
  if (frequency === "weekly" || frequency === "fortnightly" || frequency === "monthly")
    read.frequency = frequency satisfies RepaymentFrequency;
  const isChanged =
    calculatorAmounts.some((name) => read[name] !== before[name]) ||
    read.frequency !== before.frequency ||
    clamped.size !== given.clamped.length ||
    Object.keys(unread).length !== Object.keys(given.unread ?? {}).length;
  return isChanged ? { input: read, clamped: [...clamped], unread } : given;
}
