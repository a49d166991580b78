import { gt, lte, minVersion, validRange } from "semver";

/**
 * The version that a range begins with; undefined where it names none, such as `workspace:^`.
 *
 * @example
 * versionOf("^0.1.0") // "0.1.0"
 */
export const versionOf = (range: string): string | undefined =>
  range !== "" && validRange(range) ? minVersion(range)?.version : undefined;

/** Whether a version is crossed on the way from one to another: later than the first, not later than the second. */
export const isCrossed = (version: string, from: string, to: string): boolean => gt(version, from) && lte(version, to);
