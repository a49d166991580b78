import { useEffect } from "react";
import { useRevalidator } from "react-router";

const lookAgainMs = 4000;

/** Loads the page's data again every 4 seconds while it waits for a payment and is looked at. */
export function useLookAgain(isWaiting: boolean): void {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    if (!isWaiting) return;
    const timer = setInterval(() => {
      if (document.visibilityState === "visible") void revalidate();
    }, lookAgainMs);
    return () => clearInterval(timer);
  }, [isWaiting, revalidate]);
}
