import { previousVisit } from "@forecourt/account/shell";
import { useSaved } from "@forecourt/account/saved";
import { useEffect, useState } from "react";

/** Whether this device has been here before, or has looked at a car: known in the browser alone, so that a page is the same for everybody. */
export function useIsBack(site: string): boolean {
  const [isBack, setBack] = useState(false);
  const hasViewed = useSaved(site, ({ viewed }) => viewed.length > 0);
  useEffect(() => setBack(previousVisit(site, new Date()) !== undefined), [site]);
  return isBack || hasViewed;
}
