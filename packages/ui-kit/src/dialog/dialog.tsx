import { Button } from "@forecourt/ui-kit/button";
import { IconClose } from "@forecourt/ui-kit/icon";
import { useEffect, useId, useLayoutEffect, useRef, useState } from "react";
import type { ComponentPropsWithRef, ReactNode } from "react";
import { cx } from "../internal/cx.ts";
import { lockScroll } from "../internal/lock-scroll.ts";
import { mergeRefs } from "../internal/merge-refs.ts";
import styles from "./ui-dialog.module.css";

/** Props of {@link Dialog}. */
export interface DialogProps extends Omit<ComponentPropsWithRef<"dialog">, "open" | "onClose" | "onCancel" | "title"> {
  open: boolean;
  /** The person asked to leave: Esc, the cross or the ground beside the dialog. Set `open` to false. */
  onClose: () => void;
  /** Name of the dialog, its heading. */
  title: ReactNode;
  /** Stays in sight under the content: the main action. */
  footer?: ReactNode;
  /** 440, 600 or 880 px wide, or the whole screen. @default "m" */
  size?: "s" | "m" | "l" | "full" | undefined;
  /** A press beside the dialog leaves it. @default true */
  closeOnOutsidePress?: boolean | undefined;
  /** @default "Close" */
  closeLabel?: string | undefined;
}

/** A press on the ground beside a dialog is one on the dialog itself, outside of its box. */
function isOutside({ clientX, clientY }: MouseEvent, element: HTMLElement): boolean {
  const { left, right, top, bottom } = element.getBoundingClientRect();
  return clientX < left || clientX > right || clientY < top || clientY > bottom;
}

/**
 * A modal on the browser's own `<dialog>`: the rest of the page is inert, the page does not scroll behind it, Esc
 * leaves and the focus returns to where it was. On opening, the focus goes to `[data-autofocus]` inside, else to the
 * heading; it stays where a shopper put it inside before the page's code was there. Content first appears when it is
 * opened, and stays when it closes; one that is open on the server is in sight without JavaScript too. State hook:
 * `data-size`.
 *
 * @example
 * <Dialog open={isOpen} onClose={close} title="Enquire about this car" footer={<Button block>Send enquiry</Button>}>…</Dialog>
 */
export function Dialog({
  open,
  onClose,
  title,
  footer,
  size = "m",
  closeOnOutsidePress = true,
  closeLabel = "Close",
  className,
  children,
  ref,
  ...rest
}: DialogProps) {
  const titleId = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const [openAtFirst] = useState(open);
  const [wasOpened, setWasOpened] = useState(open);
  if (open && !wasOpened) setWasOpened(true);

  // In the layout phase: a dialog that is taken down while open closes before it leaves the page, so the focus goes
  // back.
  useLayoutEffect(() => {
    const element = dialog.current;
    if (!element || !open) return;
    // Keeps the focus if it is in a field of the dialog already.
    const { activeElement } = document;
    const reached = activeElement instanceof HTMLElement && element.contains(activeElement) ? activeElement : null;
    // The server renders the dialog open, but not modal. `close()` would fire a close event.
    element.open = false;
    element.showModal();
    if (reached) reached.focus({ preventScroll: true });
    else (element.querySelector<HTMLElement>("[data-autofocus]") ?? heading.current)?.focus();
    const unlock = lockScroll();
    return () => {
      element.close();
      unlock();
    };
  }, [open]);

  useEffect(() => {
    const element = dialog.current;
    if (!element || !closeOnOutsidePress) return;
    const leave = (event: MouseEvent) => {
      if (event.target === element && isOutside(event, element)) onClose();
    };
    element.addEventListener("mousedown", leave);
    return () => element.removeEventListener("mousedown", leave);
  }, [closeOnOutsidePress, onClose]);

  return (
    <dialog
      {...rest}
      open={openAtFirst || undefined}
      ref={mergeRefs(dialog, ref)}
      aria-labelledby={titleId}
      data-size={size}
      className={cx(styles.dialog, className)}
      onCancel={(event) => {
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        onClose();
      }}
      onClose={(event) => {
        // A browser may close it without asking, for example at a second Esc.
        if (open && event.target === event.currentTarget && !event.currentTarget.open) onClose();
      }}
    >
      {(open || wasOpened) && (
        <>
          <header className={styles.head}>
            <h2 id={titleId} ref={heading} tabIndex={-1} className={styles.title}>
              {title}
            </h2>
            <Button variant="quiet" iconOnly aria-label={closeLabel} onClick={onClose} className={styles.close}>
              <IconClose />
            </Button>
          </header>
          <div className={styles.body}>{children}</div>
          {footer && <footer className={styles.foot}>{footer}</footer>}
        </>
      )}
    </dialog>
  );
}
