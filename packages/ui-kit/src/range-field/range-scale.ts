/** The places a thumb can stand on, rising. */
export type RangeStops = readonly number[];

/**
 * Stops of an even scale; the last one is `max` even when the steps do not meet it.
 *
 * @example
 * evenStops(0, 25, 10); // [0, 10, 20, 25]
 */
export function evenStops(min: number, max: number, step: number): number[] {
  if (!(step > 0) || !(max > min))
    throw new Error(
      `[UI_KIT_RANGE] A range from ${min} to ${max} in steps of ${step} has no places to stand on. Give a max above min and a step above 0.`,
    );
  const count = Math.ceil((max - min) / step - 1e-9);
  return Array.from({ length: count + 1 }, (_, index) =>
    index === count ? max : Number((min + index * step).toFixed(6)),
  );
}

/** Index of the stop nearest to a value; the lower one of two that are as near. */
export function nearestStop(stops: RangeStops, value: number): number {
  let best = 0;
  for (const [index, stop] of stops.entries())
    if (Math.abs(stop - value) < Math.abs((stops[best] ?? Number.POSITIVE_INFINITY) - value)) best = index;
  return best;
}
