import type { AnalyticsSettings } from "@forecourt/core/schemas";
import { forgetVisit, recordVisit } from "@forecourt/enquiry/attributes";
import { useEffect } from "react";
import { useLocation } from "react-router";
import { consentChanged, readConsent } from "../analytics/consent.ts";

/**
 * Keeps the pages seen and the parameters a visitor came with, for the lead (S1 §3 `lead_attributes`). Where the site
 * asks for consent, nothing is kept before a yes, and a no forgets what was kept: an enquiry then says what the shopper
 * wrote, and nothing of the way to it.
 *
 * @param analytics how the site counts; undefined where its page could not be loaded: nothing is kept or forgotten then
 */
export function useRecordedVisit(analytics: Pick<AnalyticsSettings, "consentRequired"> | undefined): void {
  const { pathname, search } = useLocation();
  const asks = analytics?.consentRequired;
  useEffect(() => {
    if (mayKeep(asks)) recordPageBefore();
    if (!asks) return undefined;
    const onAnswer = () => {
      if (!mayKeep(asks)) return forgetVisit();
      recordPageBefore();
      record(location.href);
    };
    // A no of an earlier page, or of another tab.
    if (!mayKeep(asks)) forgetVisit();
    addEventListener(consentChanged, onAnswer);
    return () => removeEventListener(consentChanged, onAnswer);
  }, [asks]);
  // After the page is painted: storage is slow, and a click's effects run before its frame.
  useEffect(
    () => void setTimeout(() => mayKeep(asks) && recordVisit(pathname, search, new Date())),
    [asks, pathname, search],
  );
}

const mayKeep = (asks: boolean | undefined) => (asks ? readConsent() === true : asks === false);

/**
 * A visitor may leave a page before its scripts are there, and the next page still knows where they came from; or a
 * press is answered in place before them (early-answers.ts), and the address is another one than that of the arrival.
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
