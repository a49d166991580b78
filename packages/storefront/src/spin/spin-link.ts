import { spinToWinPath } from "@forecourt/core/pages";

/**
 * The page of the promotion; with a turn, what that one won. Whoever has this address can read it.
 *
 * @example
 * spinHref() // "/spin-to-win"
 */
export function spinHref(turn?: string): string {
  return `${spinToWinPath}${turn === undefined ? "" : `?${new URLSearchParams({ turn })}`}`;
}
