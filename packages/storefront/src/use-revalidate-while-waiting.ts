import { fetchEndpoint } from "@forecourt/api/fetch-endpoint";
import { useEffect } from "react";
import { useRevalidator } from "react-router";

const intervalMs = 4000;

/**
 * Reloads the page's data every 4 seconds while it waits for a payment and is visible. It first checks that the
 * platform answers: otherwise the router would show an error page, which does not reload.
 */
export function useRevalidateWhileWaiting(isWaiting: boolean): void {
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
    }, intervalMs);
    return () => {
      clearInterval(timer);
      stop.abort();
    };
  }, [isWaiting, revalidate]);
}
