import { carChangesAt } from "@forecourt/core";

type CarPart = Parameters<typeof carChangesAt>[0];
type Options = Parameters<typeof carChangesAt>[1];

/** What was answered for a car, from when, and for which site. */
interface KnownChange extends Options {
  change: Date | undefined;
}

const known = new WeakMap<CarPart, KnownChange>();

/**
 * When what pages say of a car changes next (`carChangesAt`). The server has the same cars on page after page: it is
 * worked out anew only once that instant has come, or for another version of the site.
 *
 * @example
 * carChange(car, { now, settings: site.stock, timeZone: site.timeZone })
 */
export function carChange(car: CarPart, options: Options): Date | undefined {
  const ready = known.get(car);
  if (ready && isStillSo(ready, options)) return ready.change;
  const change = carChangesAt(car, options);
  known.set(car, { ...options, change });
  return change;
}

const isStillSo = (ready: KnownChange, { now, settings, timeZone }: Options): boolean =>
  ready.settings === settings &&
  ready.timeZone === timeZone &&
  ready.now <= now &&
  (ready.change === undefined || now < ready.change);
