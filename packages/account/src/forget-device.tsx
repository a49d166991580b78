import { Button } from "@forecourt/ui-kit/button";
import { IconTrash } from "@forecourt/ui-kit/icon";
import { useEffect, useRef, useState } from "react";
import styles from "./account-watchlist.module.css";
import { DeviceRecords } from "./device-records.tsx";
import { signOutFailedText } from "./sign-out-failed-text.ts";
import { mayBeSignedIn } from "./signed-in-mark.ts";
import { savedStoreOf } from "./use-saved.ts";
import { useSecondPress } from "./use-second-press.ts";

/**
 * What this device keeps of the site, and the way to erase all of it, after a second press (decisions.md row 84). Who
 * is signed in is signed out with it: else the next page would bring the account's cars back.
 */
export function ForgetDevice({ site, stockHref }: { site: string; stockHref: string }) {
  const { isSure, setSure, shown } = useSecondPress();
  const section = useRef<HTMLElement>(null);
  // The footer of every page leads here, and the page is filled after the browser has looked for the place.
  useEffect(() => {
    // Loaded ahead, so that a press works without a connection.
    import("./erase-device.ts").catch(() => undefined);
    if (location.hash === "#forget-device") section.current?.scrollIntoView({ block: "center" });
  }, []);
  const [hasFailed, setFailed] = useState(false);
  const forget = async () => {
    setFailed(false);
    try {
      if (mayBeSignedIn(site)) await (await import("./session.ts")).signOut(site);
    } catch {
      // Else all would be called cleared, and be there again for whoever opens the account's pages next.
      return setFailed(true);
    }
    await savedStoreOf(site).forget();
    setSure(false);
    document.querySelector<HTMLElement>("#saved")?.focus();
  };
  return (
    <section ref={section} className={styles.forget} aria-labelledby="forget" id="forget-device">
      <h2 className={styles.title} id="forget">
        On this device only
      </h2>
      <p className={styles.forgetText}>
        What you saved and viewed, your searches and the details you typed into forms are kept in this browser, for this
        site alone.
      </p>
      <DeviceRecords site={site} stockHref={stockHref} />
      {hasFailed && (
        <p role="alert" className={styles.forgetText}>
          {signOutFailedText} Nothing is cleared yet.
        </p>
      )}
      {isSure ? (
        <div className={styles.row}>
          <Button ref={shown} onClick={() => void forget()} iconStart={<IconTrash size={18} />}>
            Yes, clear it all
          </Button>
          <Button variant="quiet" onClick={() => setSure(false)}>
            Keep it
          </Button>
        </div>
      ) : (
        <Button ref={shown} variant="secondary" onClick={() => setSure(true)} iconStart={<IconTrash size={18} />}>
          Clear my saved data
        </Button>
      )}
    </section>
  );
}
