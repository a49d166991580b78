import { roundHalfUp } from "../money/round-half-up.ts";

/** The values that a slider or field of a calculator takes. */
export interface ValueRange {
  min: number;
  max: number;
  step: number;
  /** What it starts with: within the range, but not always on a step (decisions.md row 16). */
  initial: number;
  /** Shown but not to be moved. */
  disabled?: boolean;
}

/**
 * A value within a range: below is the lowest, above the highest, no number is the initial one (S1 §5).
 *
 * @example
 * clampToRange(500, { min: 1000, max: 100000 }) // 1000
 */
export function clampToRange(value: number, { min, max }: Pick<ValueRange, "min" | "max">): number {
  if (Number.isNaN(value)) return min;
  return Math.min(max, Math.max(min, value));
}

/**
 * Polite message of a field whose value had to be clamped (S1 §5, decisions.md rows 15 and 89). `write` is how numbers
 * are written.
 *
 * @example
 * clampedMessage({ min: 1000, max: 100000 }, (value) => `$${value}`) // "Cannot be less than $1000 or more than $100000"
 */
export function clampedMessage(
  { min, max }: Pick<ValueRange, "min" | "max">,
  write: (value: number) => string = String,
): string {
  return `Cannot be less than ${write(min)} or more than ${write(max)}`;
}

/**
 * The same for a value; undefined when it is in range.
 *
 * @example
 * rangeMessage(500, { min: 1000, max: 100000 }, (value) => `$${value}`) // "Cannot be less than $1000 or more than $100000"
 */
export function rangeMessage(
  value: number,
  range: Pick<ValueRange, "min" | "max">,
  write: (value: number) => string = String,
): string | undefined {
  return clampToRange(value, range) === value ? undefined : clampedMessage(range, write);
}

/**
 * The step nearest to a value, counted from the lowest (decisions.md row 16); the ends stay as they are.
 *
 * @example
 * snapToStep(10.1, { min: 9.95, max: 19.95, step: 0.5 }) // 9.95
 */
export function snapToStep(value: number, range: Pick<ValueRange, "min" | "max" | "step">): number {
  const inside = clampToRange(value, range);
  if (inside === range.max) return inside;
  const steps = Math.round((inside - range.min) / range.step);
  return clampToRange(roundHalfUp(range.min + steps * range.step, 6), range);
}
