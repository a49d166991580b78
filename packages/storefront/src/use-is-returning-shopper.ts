import { previousVisit } from "@forecourt/account/shell";
import { useSaved } from "@forecourt/account/saved";
import { useEffect, useState } from "react";

/**
 * Whether this device has visited before, or has viewed a car. False until the browser has read it, so that a page is
 * the same for everybody.
 */
export function useIsReturningShopper(site: string): boolean {
  const [isBack, setBack] = useState(false);
  const hasViewed = useSaved(site, ({ viewed }) => viewed.length > 0);
  useEffect(() => setBack(previousVisit(site, new Date()) !== undefined), [site]);
  return isBack || hasViewed;
}
