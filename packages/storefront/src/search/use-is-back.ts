import { useEffect, useState } from "react";

/** The address at which the search was away last: the page that says so makes way for the page of its results. */
let awayAddress: string | undefined;

/**
 * Whether the search was away at this address and answers again. It holds until the next search.
 *
 * @param isAway the search does not answer now
 */
export function useIsBack(isAway: boolean, address: string): boolean {
  const [awayAt, setAwayAt] = useState(() => awayAddress);
  if (isAway && awayAt !== address) setAwayAt(address);
  useEffect(() => {
    awayAddress = isAway ? address : undefined;
  }, [isAway, address]);
  return !isAway && awayAt === address;
}
