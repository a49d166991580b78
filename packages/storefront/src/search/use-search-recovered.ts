import { useEffect, useState } from "react";

/**
 * The address at which the search last did not answer. It outlives the page that says so, which the results replace.
 */
let unavailableAddress: string | undefined;

/**
 * Whether the search answers again after it did not at this address. True until the next search.
 *
 * @param isUnavailable whether the search does not answer now
 */
export function useSearchRecovered(isUnavailable: boolean, address: string): boolean {
  const [unavailableAt, setUnavailableAt] = useState(() => unavailableAddress);
  if (isUnavailable && unavailableAt !== address) setUnavailableAt(address);
  useEffect(() => {
    unavailableAddress = isUnavailable ? address : undefined;
  }, [isUnavailable, address]);
  return !isUnavailable && unavailableAt === address;
}
