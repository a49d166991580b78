import { Button } from "@forecourt/ui-kit/button";
import { IconTrash } from "@forecourt/ui-kit/icon";
import { useEffect, useRef, useState } from "react";
import styles from "./account-watchlist.module.css";
import { savedStoreOf } from "./use-saved.ts";

/** Erases everything of the site from the device, after a second press (decisions.md row 84). */
export function ForgetDevice({ site }: { site: string }) {
  const [isSure, setSure] = useState(false);
  const section = useRef<HTMLElement>(null);
  // The footer of every page leads here, and the page is filled after the browser has looked for the place.
  useEffect(() => {
    if (location.hash === "#forget-device") section.current?.scrollIntoView({ block: "center" });
  }, []);
  const forget = () => {
    savedStoreOf(site).forget();
    setSure(false);
    document.querySelector<HTMLElement>("#saved")?.focus();
  };
  return (
    <section ref={section} className={styles.forget} aria-labelledby="forget" id="forget-device">
      <h2 className={styles.title} id="forget">
        On this device only
      </h2>
      <p className={styles.forgetText}>
        Saved and viewed cars, your searches and the details you typed into forms are kept in this browser, for this
        site alone.
      </p>
      {isSure ? (
        <div className={styles.row}>
          <Button onClick={forget} iconStart={<IconTrash size={18} />}>
            Yes, forget everything
          </Button>
          <Button variant="quiet" onClick={() => setSure(false)}>
            Keep it
          </Button>
        </div>
      ) : (
        <Button variant="secondary" onClick={() => setSure(true)} iconStart={<IconTrash size={18} />}>
          Forget everything on this device
        </Button>
      )}
    </section>
  );
}
