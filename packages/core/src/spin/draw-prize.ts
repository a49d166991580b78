/** A prize of a promotion: one turn in `oneIn` wins it, until it was won `limit` times. */
export interface SpinPrize {
  slug: string;
  oneIn: number;
  limit: number;
}

/**
 * The prize of a turn, or undefined for none. Each prize has its own share of all turns; a prize that was won as often
 * as it may be leaves its share to nobody, so that the odds of the others never change (decisions.md row 103).
 *
 * @param drawn a random number from 0 to below 1
 * @param won how often each prize was won, by its slug
 * @example
 * drawPrize([{ slug: "wash", oneIn: 10, limit: 50 }], 0.05, {}) // the prize wash
 * drawPrize([{ slug: "wash", oneIn: 10, limit: 50 }], 0.05, { wash: 50 }) // undefined
 */
export function drawPrize<Prize extends SpinPrize>(
  prizes: readonly Prize[],
  drawn: number,
  won: Readonly<Record<string, number>>,
): Prize | undefined {
  let from = 0;
  for (const prize of prizes) {
    const to = from + 1 / prize.oneIn;
    if (drawn >= from && drawn < to) return (won[prize.slug] ?? 0) < prize.limit ? prize : undefined;
    from = to;
  }
  return undefined;
}
