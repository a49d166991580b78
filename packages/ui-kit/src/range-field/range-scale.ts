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
  let distance = Number.POSITIVE_INFINITY;
  stops.forEach((stop, index) => {
    if (Math.abs(stop - value) >= distance) return;
    best = index;
    distance = Math.abs(stop - value);
  });
  return best;
}

/**
 * Where a key takes a thumb: one stop, a page of them, or an end of the scale; undefined for any other key.
 *
 * @example
 * keyStop("PageUp", 95, { last: 100, pageStops: 10 }); // 100
 */
export function keyStop(
  key: string,
  index: number,
  { last, pageStops }: { last: number; pageStops: number },
): number | undefined {
  const by: Readonly<Record<string, number>> = {
    ArrowRight: 1,
    ArrowUp: 1,
    ArrowLeft: -1,
    ArrowDown: -1,
    PageUp: pageStops,
    PageDown: -pageStops,
    Home: -last,
    End: last,
  };
  const step = Object.hasOwn(by, key) ? by[key] : undefined;
  return step === undefined ? undefined : Math.min(last, Math.max(0, index + step));
}
