import type { ComponentPropsWithRef, ReactNode } from "react";
import { cx } from "../internal/cx.ts";
import styles from "./ui-badge.module.css";

/** Props of {@link Badge}. */
export interface BadgeProps extends ComponentPropsWithRef<"span"> {
  /** What the words are about. @default "neutral" */
  tone?: "neutral" | "accent" | "sold" | "reserved" | "reduced" | "error" | "success" | "info" | undefined;
  /** `solid` on photos, `soft` in text, `outline` for the quietest. @default "soft" */
  look?: "solid" | "soft" | "outline" | undefined;
  /** @default "m" */
  size?: "s" | "m" | undefined;
  /** Icon before the words. */
  icon?: ReactNode;
}

/**
 * A tag of one or two words: a state ("Sold"), a kind ("Demo"), an offer. Not a control. State hooks: `data-tone`,
 * `data-look`, `data-size`.
 *
 * @example
 * <Badge tone="reduced" look="solid">Price drop</Badge>
 */
export function Badge({ tone = "neutral", look = "soft", size = "m", icon, className, children, ...rest }: BadgeProps) {
  return (
    <span data-tone={tone} data-look={look} data-size={size} className={cx(styles.badge, className)} {...rest}>
      {icon}
      {children}
    </span>
  );
}
