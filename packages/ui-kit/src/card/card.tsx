import { cx } from "../internal/cx.ts";
import { renderAs } from "../internal/layout-props.ts";
import type { LayoutProps } from "../internal/layout-props.ts";
import styles from "./ui-card.module.css";

/** Props of {@link Card}. */
export interface CardProps extends LayoutProps {
  /** @default "raised" */
  tone?: "raised" | "sunken" | "accent" | "band" | undefined;
  /** Inner space: none (a picture reaches the edges), 16 or 24 px. @default "m" */
  padding?: "none" | "m" | "l" | undefined;
  /** Lifts under the pointer; for a card that is a link. @default false */
  interactive?: boolean | undefined;
  /** Always carries the soft shadow, as a sticky summary does. @default false */
  floating?: boolean | undefined;
}

/**
 * A surface with a hairline: groups what belongs together. State hooks: `data-tone`, `data-padding`,
 * `data-interactive`, `data-floating`.
 *
 * @example
 * <Card as="article" padding="none" interactive>…</Card>
 */
export function Card({
  as = "div",
  tone = "raised",
  padding = "m",
  interactive = false,
  floating = false,
  className,
  ...rest
}: CardProps) {
  return renderAs(as, {
    "data-tone": tone,
    "data-ground": tone === "band" ? "band" : undefined,
    "data-padding": padding,
    "data-interactive": interactive || undefined,
    "data-floating": floating || undefined,
    className: cx(styles.card, className),
    ...rest,
  });
}
