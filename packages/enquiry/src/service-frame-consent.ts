const keyOf = (site: string, host: string) => `forecourt:${site}:frame:${host}`;

/** Whether a shopper agreed, in this tab's session, to frames of a host. */
export function hasAgreedToFrame(site: string, host: string): boolean {
  try {
    return sessionStorage.getItem(keyOf(site, host)) === "yes";
  } catch {
    return false;
  }
}

/** Keeps that a shopper agreed. Without storage they are asked again. */
export function agreeToFrame(site: string, host: string): void {
  try {
    sessionStorage.setItem(keyOf(site, host), "yes");
  } catch {
    // Asked again the next time.
  }
}
