const keyOf = (site: string) => `forecourt:${site}:signed-in`;

/** Keeps on the device that somebody signed in there, or that they left: nobody else needs to be asked who they are. */
export function rememberSignedIn(site: string, isSignedIn: boolean): void {
  try {
    if (isSignedIn) localStorage.setItem(keyOf(site), "1");
    else localStorage.removeItem(keyOf(site));
  } catch {
    // Without storage, each page asks the server again.
  }
}

/** Whether somebody signed in on this device and has not left since. */
export function mayBeSignedIn(site: string): boolean {
  try {
    return localStorage.getItem(keyOf(site)) === "1";
  } catch {
    return true;
  }
}
