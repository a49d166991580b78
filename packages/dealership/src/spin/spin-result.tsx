import { Button } from "@forecourt/ui-kit/button";
import { useEffect, useRef, useState } from "react";
import type { ReactNode } from "react";
import styles from "./dealership-spin.module.css";
import { PrizeWheel } from "./prize-wheel.tsx";

/** Result of a turn. */
export interface SpinResultProps {
  /** Names of all prizes. */
  prizes: readonly string[];
  /** The prize; null for none. */
  prize: { name: string; description: string } | null;
  /** The turn was taken a moment ago: the wheel turns before it says what was won. */
  isFresh: boolean;
  /** How a prize is claimed. */
  claim: ReactNode;
  /** Where to go on. */
  next: { label: string; href: string };
}

/** The wheel turns, where motion is wanted, and stops at what was drawn; then it is said, and read out. */
export function SpinResult({ prizes, prize, isFresh, claim, next }: SpinResultProps) {
  const [isStopped, setStopped] = useState(!isFresh);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!isFresh) return;
    // Without motion nothing turns, and nothing would say that it has stopped.
    if (matchMedia("(prefers-reduced-motion: reduce)").matches) setStopped(true);
  }, [isFresh]);
  useEffect(() => {
    if (isFresh && isStopped) heading.current?.focus();
  }, [isFresh, isStopped]);
  const place = prize ? prizes.indexOf(prize.name) : -1;
  return (
    <div className={styles.result}>
      <PrizeWheel prizes={prizes} stop={place} turns={isFresh && !isStopped} onStopped={() => setStopped(true)} />
      <div className={styles.said} role="status">
        {isStopped ? (
          <>
            <h1 className={styles.title} ref={heading} tabIndex={-1}>
              {prize ? `You have won: ${prize.name}` : "No prize this time"}
            </h1>
            {prize && prize.description !== "" && <p>{prize.description}</p>}
            {prize ? claim : <p>Thank you for taking part. Each mobile number has one turn.</p>}
            <p>
              <Button href={next.href} variant="secondary">
                {next.label}
              </Button>
            </p>
          </>
        ) : (
          <>
            <h1 className={styles.title}>The wheel is turning</h1>
            <p>
              <Button variant="quiet" onClick={() => setStopped(true)}>
                Show the result now
              </Button>
            </p>
          </>
        )}
      </div>
    </div>
  );
}
