import type { ComponentPropsWithRef } from "react";
import { cx } from "../internal/cx.ts";

/** Props of {@link VisuallyHidden}. */
export type VisuallyHiddenProps = ComponentPropsWithRef<"span">;

/**
 * Words for people who listen: read out, not shown. Its style is in `base.css`.
 *
 * @example
 * <a href="/saved"><IconHeart /><VisuallyHidden>Saved cars</VisuallyHidden></a>
 */
export function VisuallyHidden({ className, ...rest }: VisuallyHiddenProps) {
  return <span className={cx("fc-visually-hidden", className)} {...rest} />;
}
