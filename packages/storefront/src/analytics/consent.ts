/** Storage key of the answer, on the device and so per site. */
const key = "forecourt:analytics-consent";

/** The shopper's answer to being counted; undefined before they were asked, or where the device stores nothing. */
export function readConsent(): boolean | undefined {
  try {
    const kept = localStorage.getItem(key);
    return kept === null ? undefined : kept === "yes";
  } catch {
    return undefined;
  }
}

/** Event of the window: a shopper answered. */
export const consentChanged = "forecourt:consent";

/** Keeps what a shopper said. A device that keeps nothing is asked again on the next page. */
export function keepConsent(isGiven: boolean): void {
  try {
    localStorage.setItem(key, isGiven ? "yes" : "no");
  } catch {
    // Private windows may refuse: then nothing is sent, and the question comes again.
  }
}
