import { Alert } from "@forecourt/ui-kit/alert";
import { useEffect, useRef } from "react";

/**
 * Why a form as a whole was not sent, on top of it. It takes the focus, as the list of wrong fields does: on a phone
 * the button that was pressed is far below.
 *
 * @param props.focusKey counts the tries
 */
export function FormError({ focusKey, children }: { focusKey: number | undefined; children: string }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (focusKey !== undefined) box.current?.focus();
  }, [focusKey]);
  return (
    <Alert ref={box} tone="error" tabIndex={-1}>
      {children}
    </Alert>
  );
}
