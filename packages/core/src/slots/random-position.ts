/** Where a random place starts (S1 §2 "a random start of 3 plus an offset"). */
export const randomStart = 3;

/**
 * What a random place hangs on: the same for the same site, day and query, so that a cached page stays right
 * (decisions.md row 1).
 */
export interface RandomPositionSeed {
  siteSlug: string;
  /** The day at the dealer's, `2026-11-21`. */
  day: string;
  /** Query string of the page. */
  query: string;
}

/**
 * A place among the results that looks random: from 3 on, up to `offsets - 1` further.
 *
 * @example
 * randomPosition({ siteSlug: "harbour-mazda", day: "2026-11-21", query: "" }, 6) // one of 3 to 8, always the same one
 */
export function randomPosition({ siteSlug, day, query }: RandomPositionSeed, offsets: number): number {
  // FNV-1a.
  let hash = 0x811c9dc5;
  for (const letter of `${siteSlug}\n${day}\n${query}`)
    hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  // Its low bits repeat with the last letter's: mix the high ones in.
  return randomStart + (((hash ^ (hash >>> 15)) >>> 0) % Math.max(1, Math.floor(offsets)));
}
