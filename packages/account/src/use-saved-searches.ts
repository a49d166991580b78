import type { AlertsAnswer } from "@forecourt/api";
import { useEffect, useState } from "react";
import { signInHere } from "./sign-in-here.ts";

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
 * Asks the platform for the signed-in shopper's saved searches, by the browser alone; whose session has ended meanwhile
 * is led to sign in and back. Apart from the list, so that a page with more than the list can wait for it: what came
 * later would push down what stands below.
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
    })().catch((error: unknown) => {
      if (stop.signal.aborted) return;
      if (error instanceof Error && "status" in error && error.status === 401)
        location.assign(signInHere(location.pathname.slice(1), "/"));
      else setFailed(true);
    });
    return () => stop.abort();
  }, [isWanted]);
  return { answer, failed, replace };
}
