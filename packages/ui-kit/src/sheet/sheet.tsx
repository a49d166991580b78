import { Dialog } from "@forecourt/ui-kit/dialog";
import type { DialogProps } from "@forecourt/ui-kit/dialog";
import { cx } from "../internal/cx.ts";
import styles from "./ui-sheet.module.css";

/** Props of {@link Sheet}: those of a dialog, without its sizes. */
export interface SheetProps extends Omit<DialogProps, "size"> {
  /** Edge it comes from on a wide screen. @default "end" */
  side?: "start" | "end" | undefined;
  /** What it is on a phone: a sheet from below, or a panel from its side (a menu). @default "bottom" */
  phone?: "bottom" | "side" | undefined;
}

/**
 * A dialog at the edge of the screen: from below on a phone, from a side from 768 px. Filters, menu, shortlist.
 * State hooks: `data-side`, `data-phone`.
 *
 * @example
 * <Sheet open={isOpen} onClose={close} title="Filters" footer={<Button block>Show 214 cars</Button>}>…</Sheet>
 */
export function Sheet({ side = "end", phone = "bottom", className, ...rest }: SheetProps) {
  return <Dialog data-side={side} data-phone={phone} className={cx(styles.sheet, className)} {...rest} />;
}
