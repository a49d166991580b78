/** A range; an end left out is open: no limit on that side. */
export interface RangeValue {
  from?: number | undefined;
  to?: number | undefined;
}

/**
 * What was typed for one end, as a number within the scale that does not pass the other end; nothing typed opens the
 * end.
 */
export function typedEnd(end: "from" | "to", text: string, value: RangeValue, min: number, max: number): RangeValue {
  const number = Number.parseFloat(text.replace(/[^\d.]/g, ""));
  if (Number.isNaN(number)) return { ...value, [end]: undefined };
  const low = end === "to" ? (value.from ?? min) : min;
  const high = end === "from" ? (value.to ?? max) : max;
  return { ...value, [end]: Math.min(high, Math.max(low, number)) };
}
