import type { Random } from "./random.ts";

const dayMs = 86_400_000;

/** When a vehicle arrived: a tenth within the week; few stand longer than four months. */
export function arrival(referenceDay: string, used: boolean, random: Random): string {
  const days = random.chance(0.1) ? random.whole(1, 7) : random.whole(9, used ? 95 : 130);
  return new Date(
    Date.parse(`${referenceDay}T00:00:00Z`) - days * dayMs + random.whole(0, 7 * 60) * 60_000,
  ).toISOString();
}

/**
 * The day so many days after another.
 *
 * @example
 * dayAfter("2026-11-21", 10) // "2026-12-01"
 */
export const dayAfter = (day: string, days: number) =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * dayMs).toISOString().slice(0, 10);
