/** So long after the last page, in ms, the next one begins another visit. */
const visitEndsAfterMs = 30 * 60_000;

const keyOf = (site: string) => `forecourt:${site}:visits`;

interface Visits {
  /** The last page of this visit so far, in ms since 1970. */
  seenAt: number;
  /** The last page of the visit before. */
  endedAt?: number;
}

/**
 * Notes that the site is visited now, on this device alone, and answers when the visit before ended; undefined where
 * this is the first, or where the browser keeps nothing. Erased with everything else that the site keeps on the device.
 *
 * @example
 * previousVisit("harbour-mazda", new Date()) // undefined the first time
 */
export function previousVisit(site: string, now: Date): Date | undefined {
  try {
    const known = readVisits(localStorage.getItem(keyOf(site)));
    const at = now.getTime();
    const isAnother = known !== undefined && at - known.seenAt > visitEndsAfterMs;
    const endedAt = isAnother ? known.seenAt : known?.endedAt;
    localStorage.setItem(keyOf(site), JSON.stringify({ seenAt: at, ...(endedAt === undefined ? {} : { endedAt }) }));
    return endedAt === undefined ? undefined : new Date(endedAt);
  } catch {
    return undefined;
  }
}

function readVisits(text: string | null): Visits | undefined {
  const value = JSON.parse(text ?? "null") as Partial<Visits> | null;
  const { seenAt, endedAt } = value ?? {};
  if (typeof seenAt !== "number" || !Number.isFinite(seenAt)) return undefined;
  return typeof endedAt === "number" && Number.isFinite(endedAt) ? { seenAt, endedAt } : { seenAt };
}
