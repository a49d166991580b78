/** Whether the shopper asked for less motion. */
export const wantsLessMotion = (): boolean => matchMedia("(prefers-reduced-motion: reduce)").matches;

/**
 * Whether pictures that nobody asked for may be fetched: not where the shopper saves data or is on a slow line.
 * Browsers that do not tell are taken to be fast.
 */
export function canPreload(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean; effectiveType?: string } };
  return connection?.saveData !== true && !/2g|3g/.test(connection?.effectiveType ?? "");
}
