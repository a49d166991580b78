import type { AlertsAnswer } from "@forecourt/api";
import { useEffect, useState } from "react";

/** A shopper's saved searches, as far as they are known. */
export interface SavedSearchList {
  /** Undefined until the platform has answered. */
  answer: AlertsAnswer | undefined;
  /** The platform did not answer. */
  failed: boolean;
  /** Shows what the platform answered to a change. */
  replace: (answer: AlertsAnswer) => void;
}

/**
 * Asks the platform for the signed-in shopper's saved searches, by the browser alone. Apart from the list, so that a page with more than the
 * list can wait for it: what came later would push down what stands below.
 *
 * @param isWanted false on a site without alerts: nothing is asked
 */
export function useSavedSearches(isWanted = true): SavedSearchList {
  const [answer, replace] = useState<AlertsAnswer>();
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    if (!isWanted) return;
    const stop = new AbortController();
    void (async () => {
      const { createApiClient } = await import("@forecourt/api/client");
      const found = await createApiClient().getAlerts();
      if (!stop.signal.aborted) replace(found);
    })().catch(() => {
      if (!stop.signal.aborted) setFailed(true);
    });
    return () => stop.abort();
  }, [isWanted]);
  return { answer, failed, replace };
}
