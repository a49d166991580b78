import { cx } from "../internal/cx.ts";
import { listRole, renderAs } from "../internal/layout-props.ts";
import type { LayoutProps, Space } from "../internal/layout-props.ts";
import styles from "./ui-stack.module.css";

/** Props of {@link Stack}. */
export interface StackProps extends LayoutProps {
  /** Space between the children, px of the scale. @default 16 */
  gap?: Space | undefined;
  /** @default "stretch" */
  align?: "stretch" | "start" | "center" | "end" | undefined;
}

/**
 * Children one under the other with even space.
 *
 * @example
 * <Stack gap={24}><Heading /><Text /></Stack>
 */
export function Stack({ as = "div", gap = 16, align = "stretch", className, ...rest }: StackProps) {
  return renderAs(as, {
    role: listRole(as),
    "data-gap": gap,
    "data-align": align,
    className: cx(styles.stack, className),
    ...rest,
  });
}
