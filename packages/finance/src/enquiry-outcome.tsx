import type { FinanceEnquiryAnswer } from "@forecourt/api";
import { Alert } from "@forecourt/ui-kit/alert";
import { Button } from "@forecourt/ui-kit/button";
import { useEffect, useRef } from "react";
import styles from "./finance-enquiry.module.css";
import { safeRedirect } from "./use-finance-enquiry.ts";

/** What became of the application; the lender's own words stand below. */
const lenderSays = {
  created: "",
  waiting: "The lender has not answered yet. We keep asking.",
  refused: "The lender does not take this application online.",
};

/**
 * The result of an enquiry: on the way to the lender, or thanks, with what is still being done (decisions.md row 43).
 */
export function EnquiryOutcome({
  answer,
  pending,
  onRetry,
}: {
  answer: FinanceEnquiryAnswer;
  pending: boolean;
  onRetry: () => void;
}) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const url = answer.redirectUrl === null ? undefined : safeRedirect(answer.redirectUrl);
  return (
    <div className={styles.outcome}>
      <h2 className={styles.outcomeTitle} ref={heading} tabIndex={-1}>
        {url === undefined ? "Thank you, your finance enquiry is with us" : "Thank you, the lender is ready for you"}
      </h2>
      {url === undefined ? (
        <>
          <p>{lenderSays[answer.customer]} We have your details and will call you.</p>
          {answer.error && (
            <Alert tone={answer.customer === "refused" ? "error" : "reserved"} live="polite">
              {answer.error}
            </Alert>
          )}
          {answer.customer === "waiting" && (
            <Button variant="secondary" loading={pending} onClick={onRetry}>
              Ask the lender again
            </Button>
          )}
        </>
      ) : (
        <>
          <p role="status">We are taking you to the lender's application.</p>
          <Button href={url} size="l">
            Go to the application
          </Button>
        </>
      )}
    </div>
  );
}
