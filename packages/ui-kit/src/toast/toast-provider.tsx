import { Button } from "@forecourt/ui-kit/button";
import { IconClose } from "@forecourt/ui-kit/icon";
import { useEffect, useRef, useState } from "react";
import type { ReactNode } from "react";
import styles from "./ui-toast.module.css";
import { ToastContext } from "./use-toast.ts";
import type { ToastOptions } from "./use-toast.ts";

/** Props of {@link ToastProvider}. */
export interface ToastProviderProps {
  children: ReactNode;
  /** Read toasts out; false where another region of the page does. @default true */
  announces?: boolean;
}

/**
 * Where toasts appear: one at a time, at the foot of the screen, read out politely. It does not take the focus, and
 * what it says is never the only place to learn it.
 *
 * @example
 * <ToastProvider><Page /></ToastProvider>
 */
export function ToastProvider({ children, announces = true }: ToastProviderProps) {
  const [toast, setToast] = useState<ToastOptions>();
  const region = useRef<HTMLOutputElement>(null);

  useEffect(() => {
    if (!toast) return;
    let timer: ReturnType<typeof setTimeout>;
    const leave = () => {
      // Stays while it is hovered or focused; checked again after a second.
      if (region.current?.matches(":hover") || region.current?.contains(document.activeElement))
        timer = setTimeout(leave, 1000);
      else setToast(undefined);
    };
    timer = setTimeout(leave, toast.durationMs ?? 6000);
    return () => clearTimeout(timer);
  }, [toast]);

  return (
    <ToastContext value={setToast}>
      {children}
      <output
        ref={region}
        className={styles.region}
        {...(announces ? {} : { role: "region", "aria-label": "Message" })}
      >
        {toast && (
          <span className={styles.toast}>
            <span className={styles.message}>{toast.message}</span>
            {toast.action}
            <Button
              variant="quiet"
              size="s"
              iconOnly
              aria-label="Dismiss"
              onClick={() => setToast(undefined)}
              className={styles.close}
            >
              <IconClose size={16} />
            </Button>
          </span>
        )}
      </output>
    </ToastContext>
  );
}
