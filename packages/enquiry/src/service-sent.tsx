import { Button } from "@forecourt/ui-kit/button";
import { IconCheckCircle } from "@forecourt/ui-kit/icon";
import { useEffect, useRef } from "react";
import type { ReactNode } from "react";
import styles from "./enquiry-service.module.css";

/** Thanks for a booking that is complete, and says what comes next. */
export function ServiceSent({
  dealerName,
  againHref,
  children,
}: {
  dealerName: string;
  /** A first step anew. */ againHref: string;
  /** How to reach the dealer. */ children?: ReactNode;
}) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className={styles.sent}>
      <IconCheckCircle size={40} className={styles.sentMark} />
      <h2 ref={heading} tabIndex={-1} className={styles.heading}>
        Thank you, your booking request is with us
      </h2>
      <p>{dealerName} will confirm the day and the time with you. Nothing is fixed before that.</p>
      {children}
      <div className={styles.actions}>
        <Button href="/">Back to home</Button>
        <Button href={againHref} variant="secondary">
          Book another car
        </Button>
      </div>
    </div>
  );
}
