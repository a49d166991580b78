import { Button } from "@forecourt/ui-kit/button";
import { IconClose } from "@forecourt/ui-kit/icon";
import { useEffect, useState } from "react";
import type { ReactNode } from "react";
import styles from "./ui-toast.module.css";
import { ToastContext } from "./use-toast.ts";
import type { ToastOptions } from "./use-toast.ts";

/** Props of {@link ToastProvider}. */
export interface ToastProviderProps {
  children: ReactNode;
}

/**
 * Where toasts appear: one at a time, at the foot of the screen, read out politely. It does not take the focus, and what
 * it says is never the only place to learn it.
 *
 * @example
 * <ToastProvider><Page /></ToastProvider>
 */
export function ToastProvider({ children }: ToastProviderProps) {
  const [toast, setToast] = useState<ToastOptions>();
  const [isHeld, setHeld] = useState(false);

  useEffect(() => {
    if (!toast || isHeld) return;
    const timer = setTimeout(() => setToast(undefined), toast.durationMs ?? 6000);
    return () => clearTimeout(timer);
  }, [toast, isHeld]);

  const close = () => {
    setHeld(false);
    setToast(undefined);
  };
  return (
    <ToastContext value={setToast}>
      {children}
      <div
        role="status"
        className={styles.region}
        onPointerEnter={() => setHeld(true)}
        onPointerLeave={() => setHeld(false)}
        onFocus={() => setHeld(true)}
        onBlur={() => setHeld(false)}
      >
        {toast && (
          <div className={styles.toast}>
            <p className={styles.message}>{toast.message}</p>
            {toast.action}
            <Button variant="quiet" size="s" iconOnly aria-label="Dismiss" onClick={close} className={styles.close}>
              <IconClose size={16} />
            </Button>
          </div>
        )}
      </div>
    </ToastContext>
  );
}
