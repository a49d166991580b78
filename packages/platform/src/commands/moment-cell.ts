/**
 * A moment in a table, to the second.
 *
 * @example
 * momentCell(new Date(0)) // "1970-01-01T00:00:00Z"
 */
export const momentCell = (at: Date): string => at.toISOString().replace(/\.\d+Z$/, "Z");
