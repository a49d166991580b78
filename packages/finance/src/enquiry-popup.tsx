import { Button } from "@forecourt/ui-kit/button";
import { Dialog } from "@forecourt/ui-kit/dialog";
import { FormProgress } from "@forecourt/ui-kit/form-progress";
import { createHistoryEntry } from "@forecourt/ui-kit/history-entry";
import type { HistoryEntry } from "@forecourt/ui-kit/history-entry";
import { useEffect, useLayoutEffect, useRef } from "react";
import type { ReactNode } from "react";
import styles from "./finance-enquiry.module.css";

/**
 * The popup of the finance enquiry with the button that opens it. A step that is gone to begins at its top, in focus.
 * Open, it is an entry of the history: Back closes it, as a phone's shoppers expect, and leaves what is filled in.
 */
export function EnquiryPopup({
  open,
  onOpenChange,
  stepLabels,
  filledIn,
  current,
  footer,
  children,
}: {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  stepLabels: readonly string[];
  /** The step that is filled in, from 0. */
  filledIn: number;
  /** The step that is shown, from 0: after the answer it is none that is filled in. */
  current: number;
  footer: ReactNode;
  children: ReactNode;
}) {
  const entry = useRef<HistoryEntry>(undefined);
  useLayoutEffect(() => {
    const made = createHistoryEntry({
      name: "finance-enquiry",
      onOpen: () => onOpenChange(true),
      onClose: () => onOpenChange(false),
    });
    entry.current = made;
    return () => made.stop();
  }, [onOpenChange]);
  useLayoutEffect(() => {
    if (open) entry.current?.enter();
  }, [open]);
  const step = useRef<HTMLDivElement>(null);
  const last = useRef(filledIn);
  useEffect(() => {
    if (last.current === filledIn) return;
    last.current = filledIn;
    step.current?.focus({ preventScroll: true });
    step.current?.scrollIntoView({ block: "start" });
  }, [filledIn]);
  return (
    <>
      <Button className={styles.open} size="l" onClick={() => onOpenChange(true)}>
        Start your finance enquiry
      </Button>
      <Dialog
        open={open}
        onClose={() => {
          onOpenChange(false);
          entry.current?.leave();
        }}
        title="Finance enquiry"
        size="m"
        closeOnOutsidePress={false}
        footer={footer}
      >
        <div ref={step} tabIndex={-1} role="group" aria-label={stepLabels[current]} className={styles.step}>
          <FormProgress steps={stepLabels} current={current} />
          {children}
        </div>
      </Dialog>
    </>
  );
}
