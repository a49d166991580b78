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

/**
 * A visitor may leave a page before its scripts are there, and the next page still knows where they came from; or a press is answered in place before
 * them (early-answers.ts), and the address is another one than that of the arrival.
 */
function recordPageBefore(): void {
  const [arrival] = performance.getEntriesByType("navigation");
  if (!arrival || !(arrival instanceof PerformanceNavigationTiming)) return;
  if (arrival.type === "navigate" && document.referrer.startsWith(`${location.origin}/`)) record(document.referrer);
  record(arrival.name);
}

function record(address: string): void {
  const { pathname, search } = new URL(address);
  recordVisit(pathname, search, new Date());
}
