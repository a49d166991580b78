import { bookingFrameHeight } from "@forecourt/core";
import { Alert } from "@forecourt/ui-kit/alert";
import { Button } from "@forecourt/ui-kit/button";
import { useEffect, useRef, useState } from "react";
import { agreeToFrame, hasAgreedToFrame } from "./service-frame-consent.ts";
import styles from "./enquiry-service.module.css";

/** A frame that says nothing for so long is called silent, in ms. */
export const frameSilenceMs = 10_000;

/** A booking keeps its own session; it can neither leave its frame nor read this page, which is of another origin. */
const bookingRights = "allow-forms allow-popups allow-popups-to-escape-sandbox allow-same-origin allow-scripts";

/** Props of {@link ServiceFrame}. */
export interface ServiceFrameProps {
  site: string;
  /** What is booked there: the label of the tab. */
  label: string;
  /** Address of the booking frame, https. */
  url: string;
  /** The site's own form, for those who do not want the frame or do not get it. */
  ownFormHref: string;
}

/**
 * A booking frame of another company, 750 px high (S1 §2). Nothing is asked of that company before the shopper agrees;
 * the site's own form and the company's page in a new tab stand beside it always, since a page cannot know what a frame
 * shows.
 */
export function ServiceFrame({ site, label, url, ownFormHref }: ServiceFrameProps) {
  const host = new URL(url).host;
  const [isAgreed, setAgreed] = useState(false);
  const [isSilent, setSilent] = useState(false);
  const [hasAnswered, setAnswered] = useState(false);
  const frame = useRef<HTMLIFrameElement>(null);
  const takesFocus = useRef(false);
  useEffect(() => setAgreed(hasAgreedToFrame(site, host)), [site, host]);
  useEffect(() => {
    if (!isAgreed) return;
    if (takesFocus.current) frame.current?.focus();
    takesFocus.current = false;
    if (hasAnswered) return;
    const timer = setTimeout(() => setSilent(true), frameSilenceMs);
    return () => clearTimeout(timer);
  }, [isAgreed, hasAnswered]);

  function agree() {
    takesFocus.current = true;
    agreeToFrame(site, host);
    setAgreed(true);
  }
  const isLate = isSilent && !hasAnswered;
  const ways = (
    <>
      <Button href={url} variant="secondary" target="_blank" rel="noopener">
        Open it in a new tab
      </Button>
      <Button href={ownFormHref} variant="quiet">
        Use our own form
      </Button>
    </>
  );
  if (!isAgreed)
    return (
      <section className={styles.consent} aria-label={`${label} booking`}>
        <h2 className={styles.heading}>{label} booking</h2>
        <p>
          This booking form comes from <strong>{host}</strong>, another company. Your browser loads nothing from there
          before you agree; what you enter in it goes to that company, under its own privacy policy.
        </p>
        <div className={styles.actions}>
          <Button className={styles.agree} onClick={agree}>
            Show the booking form
          </Button>
          {ways}
        </div>
      </section>
    );
  return (
    <section className={styles.framed} aria-label={`${label} booking`}>
      {isLate && (
        <Alert tone="reserved" live="polite" title="The booking form has not answered yet">
          {`${host} may be away, or your network may not let it through. You can book another way.`}
        </Alert>
      )}
      <div className={styles.ways}>
        <p className={styles.note}>Nothing to see below?</p>
        {ways}
      </div>
      <iframe
        ref={frame}
        className={styles.frame}
        src={url}
        title={`${label} booking form of ${host}`}
        height={bookingFrameHeight}
        sandbox={bookingRights}
        referrerPolicy="strict-origin-when-cross-origin"
        onLoad={() => setAnswered(true)}
      />
    </section>
  );
}
