import { IconClose } from "@forecourt/ui-kit/icon";
import { useLayoutEffect, useRef } from "react";
import type { KeyboardEvent, ReactNode } from "react";
import styles from "./vehicle-viewer.module.css";

/** Props of {@link ViewerDialog}. */
export interface ViewerDialogProps {
  /** Its label for screen readers. */
  label: string;
  /** Content on the left of its bar. */
  status: ReactNode;
  closeLabel: string;
  onClose: () => void;
  onKeyDown?: (event: KeyboardEvent<HTMLDialogElement>) => void;
  children: ReactNode;
}

/** The whole screen for looking at a car. Escape and its button close it; focus goes back where it was. */
export function ViewerDialog({ label, status, closeLabel, onClose, onKeyDown, children }: ViewerDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  // In the layout phase: at Back it closes before it leaves the page, so the focus goes back.
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    document.documentElement.style.overflow = "hidden";
    return () => {
      document.documentElement.style.overflow = "";
      element?.close();
    };
  }, []);
  return (
    <dialog ref={dialog} className={styles.viewer} aria-label={label} onClose={onClose} onKeyDown={onKeyDown}>
      <div className={styles.bar}>
        <p className={styles.counter} aria-live="polite">
          {status}
        </p>
        <button
          className={styles.button}
          type="button"
          onClick={() => dialog.current?.close()}
          aria-label={closeLabel}
          autoFocus
        >
          <IconClose size={24} />
        </button>
      </div>
      {children}
    </dialog>
  );
}
