import type { Car } from "../entities/car.ts";

/**
 * The fields of a car that a rule looks at. A whole `Car`, a `CarSummary` or an old record with fields missing all fit:
 * every field may be absent or null, and no rule throws on that.
 */
export type CarPart<Field extends keyof Car> = { readonly [Name in Field]?: Car[Name] | null | undefined };

/** Whether a text says anything. */
export function hasText(text: string | null | undefined): text is string {
  return typeof text === "string" && text.trim() !== "";
}

/** A text without blanks around it; undefined for one that says nothing. */
export const trimmed = (text: string | null | undefined): string | undefined =>
  hasText(text) ? text.trim() : undefined;

/** Whether a value is a number that can be counted with: not null, not NaN, not infinite. */
export function isAmount(value: number | null | undefined): value is number {
  return typeof value === "number" && Number.isFinite(value);
}
