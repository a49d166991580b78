/** Attempts after which a delivery is given up and kept as a dead letter. */
export const maxAttempts = 12;

const firstDelayMs = 30_000;
const longestDelayMs = 6 * 3_600_000;

/**
 * How long to wait after the given failed attempt: 30 s doubled each time up to 6 h, each shortened by up to a fifth
 * so that what failed together does not come back together.
 *
 * @param attempt 1-based number of the attempt that failed
 * @param random from 0 to 1
 * @returns milliseconds
 * @example
 * retryDelayMs(1, 0) // 30000
 * retryDelayMs(12, 0) // 21600000
 */
export function retryDelayMs(attempt: number, random: number): number {
  const delay = Math.min(longestDelayMs, firstDelayMs * 2 ** (attempt - 1));
  return Math.round(delay * (1 - random / 5));
}
