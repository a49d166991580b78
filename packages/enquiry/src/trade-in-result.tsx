import { Alert } from "@forecourt/ui-kit/alert";
import { Button } from "@forecourt/ui-kit/button";
import { useEffect, useRef } from "react";
import type { ReactNode } from "react";
import styles from "./enquiry-trade-in.module.css";

/** Props of {@link TradeInResult}. */
export interface TradeInResultProps {
  /** The car in words. */
  car: string;
  /** The range in words, "$24,200 to $26,800"; undefined where there is none. */
  range: string | undefined;
  /** What it was made from. */
  basis: string | undefined;
  /** "Stands until 30 November 2026." */
  until: string | undefined;
  /** What stands beside every estimate. */
  wording: string;
  /** Why there is none. */
  reason: string | undefined;
  isAccepted: boolean;
  /** Where the estimate is taken up; undefined where it cannot be. */
  acceptAction: string | undefined;
  pending: boolean;
  error?: string | undefined;
  /** It takes the place of the steps just now: its heading takes the focus. @default false */
  isNew?: boolean;
  /** What else can be done: "Value another car". */
  children?: ReactNode;
}

/** The estimated value of a car, or why there is none; an estimate can be accepted. */
export function TradeInResult({
  car,
  range,
  basis,
  until,
  wording,
  reason,
  isAccepted,
  acceptAction,
  pending,
  error,
  isNew = false,
  children,
}: TradeInResultProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isNew) heading.current?.focus();
  }, [isNew]);
  return (
    <section className={styles.result} aria-labelledby="trade-in-result">
      {range === undefined ? (
        <>
          <h2 ref={heading} tabIndex={-1} className={styles.heading} id="trade-in-result">
            Thank you, we have your details
          </h2>
          <p>{reason}</p>
          <p>We will look at your {car} ourselves and get back to you with a figure.</p>
        </>
      ) : (
        <>
          <h2 ref={heading} tabIndex={-1} className={styles.heading} id="trade-in-result">
            Your {car}
          </h2>
          <p className={styles.range}>{range}</p>
          <p className={styles.wording}>
            {wording}. {until}
          </p>
          {basis !== undefined && <p className={styles.basis}>{basis}</p>}
          {error !== undefined && (
            <Alert tone="error" live="assertive">
              {error}
            </Alert>
          )}
          {isAccepted ? (
            <Alert tone="success">
              You accepted the estimate. We will be in touch to arrange when we can see the car.
            </Alert>
          ) : (
            acceptAction !== undefined && (
              <form method="post" action={acceptAction}>
                <Button type="submit" name="accept" value="1" size="l" loading={pending}>
                  Accept this estimate
                </Button>
              </form>
            )
          )}
        </>
      )}
      <div className={styles.actions}>{children}</div>
    </section>
  );
}
