import type { ComponentPropsWithRef } from "react";
import { cx } from "../internal/cx.ts";

/** Props of {@link SkipLink}. */
export type SkipLinkProps = ComponentPropsWithRef<"a">;

/**
 * First thing in the body: takes a keyboard user past the menus; seen only while it has focus. Its style is in
 * `base.css`.
 *
 * @example
 * <SkipLink href="#main" /> … <main id="main" tabIndex={-1}>
 */
export function SkipLink({ href = "#main", className, children = "Skip to main content", ...rest }: SkipLinkProps) {
  return (
    <a href={href} className={cx("fc-skip-link", className)} {...rest}>
      {children}
    </a>
  );
}
