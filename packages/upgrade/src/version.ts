/**
 * The version that a range begins with; undefined where it names none, such as `workspace:^`.
 *
 * @example
 * versionOf("^0.1.0") // "0.1.0"
 */
export const versionOf = (range: string): string | undefined => /^[~^]?(\d+\.\d+\.\d+)/.exec(range)?.[1];

/**
 * Orders versions, the oldest first.
 *
 * @example
 * ["0.10.0", "0.2.0"].toSorted(compareVersions) // ["0.2.0", "0.10.0"]
 */
export function compareVersions(one: string, other: string): number {
  const [these, those] = [one, other].map((version) => version.split(".").map(Number));
  const index = these?.findIndex((part, place) => part !== those?.[place]) ?? -1;
  return index === -1 ? 0 : (these?.[index] ?? 0) - (those?.[index] ?? 0);
}

/** Whether a version is crossed on the way from one to another: later than the first, not later than the second. */
export const isCrossed = (version: string, from: string, to: string): boolean =>
  compareVersions(version, from) > 0 && compareVersions(version, to) <= 0;
