import { createContext, useContext } from "react";
import type { ReactNode } from "react";

/** What a toast says and for how long. */
export interface ToastOptions {
  /** One short sentence. */
  message: ReactNode;
  /** A link or button beside it: "Undo", "View saved cars". */
  action?: ReactNode;
  /** How long it stays, in ms; it stays longer while it is pointed at or has the focus. @default 6000 */
  durationMs?: number | undefined;
}

/** Shows a toast, in place of the one before. */
export type ShowToast = (toast: ToastOptions) => void;

/** Where a {@link useToast} finds its provider. */
export const ToastContext = createContext<ShowToast | undefined>(undefined);

/**
 * Gives the function that shows a toast.
 *
 * @throws {Error} `UI_KIT_TOAST_PROVIDER` outside of a `ToastProvider`
 * @example
 * const showToast = useToast();
 * showToast({ message: "Saved to your cars", action: <a href="/saved">View</a> });
 */
export function useToast(): ShowToast {
  const show = useContext(ToastContext);
  if (!show)
    throw new Error(
      "[UI_KIT_TOAST_PROVIDER] A toast was asked for where no ToastProvider is above. The words would be lost. Put <ToastProvider> round the page.",
    );
  return show;
}
