import type { AnalyticsSettings } from "@forecourt/core/schemas";
import { Button } from "@forecourt/ui-kit/button";
import { useEffect, useState } from "react";
import { consentChanged, keepConsent, readConsent } from "./consent.ts";
import { startTagManager } from "./start-tag-manager.ts";
import styles from "../storefront-session.module.css";

/** The shopper's consent with a way to change it, on sites that ask (S1 §7); nothing before they were asked. */
export function ConsentChoice({ tagManager }: Pick<AnalyticsSettings, "tagManager">) {
  const [isGiven, setGiven] = useState<boolean>();
  useEffect(() => {
    const read = () => setGiven(readConsent());
    read();
    for (const event of [consentChanged, "storage"]) addEventListener(event, read);
    return () => {
      for (const event of [consentChanged, "storage"]) removeEventListener(event, read);
    };
  }, []);
  if (isGiven === undefined) return null;
  const change = () => {
    keepConsent(!isGiven);
    setGiven(!isGiven);
    dispatchEvent(new Event(consentChanged));
    if (tagManager === undefined) return;
    // Scripts that other companies have loaded stop only with the page.
    if (isGiven) location.reload();
    else startTagManager(tagManager);
  };
  return (
    <section className={`${styles.note} ${styles.part}`} aria-labelledby="counting">
      <h2 className={styles.partTitle} id="counting">
        Counting visits
      </h2>
      <p className={styles.answer} role="status">
        {isGiven ? "You said yes: we count what is used on this site." : "You said no: your visits are not counted."}
      </p>
      <div>
        <Button variant="secondary" onClick={change}>
          {isGiven ? "Stop counting my visits" : "Count my visits"}
        </Button>
      </div>
    </section>
  );
}
