/**
 * A number of hours in words: for how long a reservation holds.
 *
 * @example
 * hoursText(72) // "72 hours"
 * hoursText(1)  // "1 hour"
 */
export const hoursText = (hours: number): string => `${hours} ${hours === 1 ? "hour" : "hours"}`;
