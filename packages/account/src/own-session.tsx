import { Button } from "@forecourt/ui-kit/button";
import { useState } from "react";
import styles from "./account-garage.module.css";
import { signOutFailedText } from "./sign-out-failed-text.ts";

/**
 * Who is signed in, with the ways to sign out; both lead to the first page, as this one is for those who are signed in.
 */
export function OwnSession({ site, phone }: { site: string; phone: string }) {
  const [hasFailed, setFailed] = useState(false);
  async function leave(everywhere: boolean): Promise<void> {
    setFailed(false);
    try {
      const { signOut } = await import("./session.ts");
      await signOut(site, { everywhere });
      location.assign("/");
    } catch {
      setFailed(true);
    }
  }
  return (
    <p className={styles.session}>
      <span>You are signed in with the number ending in {phone.slice(-3)}.</span>
      <Button variant="link" onClick={() => void leave(false)}>
        Sign out
      </Button>
      <Button variant="link" onClick={() => void leave(true)}>
        Sign out on every device
      </Button>
      {hasFailed && <span role="alert">{signOutFailedText}</span>}
    </p>
  );
}
