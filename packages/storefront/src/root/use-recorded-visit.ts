import { recordVisit } from "@forecourt/enquiry/attributes";
import { useEffect } from "react";
import { useLocation } from "react-router";

/** Keeps the pages seen and the parameters a visitor came with, for the lead (S1 §3 `lead_attributes`). */
export function useRecordedVisit(): void {
  const { pathname, search } = useLocation();
  useEffect(recordPageBefore, []);
  // After the page is painted: storage is slow, and a click's effects run before its frame.
  useEffect(() => void setTimeout(() => recordVisit(pathname, search, new Date())), [pathname, search]);
}

/** A visitor may leave a page before its scripts are there; the next page still knows where they came from. */
function recordPageBefore(): void {
  const [arrival] = performance.getEntriesByType("navigation");
  if (
    !document.referrer.startsWith(`${location.origin}/`) ||
    !(arrival instanceof PerformanceNavigationTiming) ||
    arrival.type !== "navigate"
  )
    return;
  const { pathname, search } = new URL(document.referrer);
  recordVisit(pathname, search, new Date());
}
