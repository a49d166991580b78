import { fetchEndpoint } from "@forecourt/api/fetch-endpoint";
import { useEffect } from "react";
import { useRevalidator } from "react-router";

const lookAgainMs = 4000;

/**
 * Loads the page's data again every 4 seconds while it waits for a payment and is looked at. Not while the platform cannot be reached: the router
 * would put an error page in the place of this one, and nothing would look again.
 */
export function useLookAgain(isWaiting: boolean): void {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    if (!isWaiting) return;
    const stop = new AbortController();
    const look = async () => {
      await fetchEndpoint("GET /api/session", undefined, { signal: stop.signal });
      await revalidate();
    };
    const timer = setInterval(() => {
      if (document.visibilityState === "visible") look().catch(() => undefined);
    }, lookAgainMs);
    return () => {
      clearInterval(timer);
      stop.abort();
    };
  }, [isWaiting, revalidate]);
}
