import { useEffect, useState } from "react";

/** The address at which the search last did not answer. It outlives the page that says so, which the results replace. */
let awayAddress: string | undefined;

/**
 * Whether the search answers again after it did not at this address. True until the next search.
 *
 * @param isAway whether the search does not answer now
 */
export function useSearchIsBack(isAway: boolean, address: string): boolean {
  const [awayAt, setAwayAt] = useState(() => awayAddress);
  if (isAway && awayAt !== address) setAwayAt(address);
  useEffect(() => {
    awayAddress = isAway ? address : undefined;
  }, [isAway, address]);
  return !isAway && awayAt === address;
}
