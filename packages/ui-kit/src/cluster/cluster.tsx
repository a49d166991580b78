import { cx } from "../internal/cx.ts";
import { listRole, renderAs } from "../internal/layout-props.ts";
import type { LayoutProps, Space } from "../internal/layout-props.ts";
import styles from "./ui-cluster.module.css";

/** Props of {@link Cluster}. */
export interface ClusterProps extends LayoutProps {
  /** Space between the children, px of the scale. @default 8 */
  gap?: Space | undefined;
  /** @default "center" */
  align?: "center" | "start" | "end" | "baseline" | "stretch" | undefined;
  /** @default "start" */
  justify?: "start" | "center" | "end" | "between" | undefined;
  /** Keep everything on one line. @default false */
  nowrap?: boolean | undefined;
}

/**
 * Children in a row that wraps: chips, buttons, a heading with its count.
 *
 * @example
 * <Cluster justify="between"><h2>Latest arrivals</h2><a href="/search">See all</a></Cluster>
 */
export function Cluster({
  as = "div",
  gap = 8,
  align = "center",
  justify = "start",
  nowrap = false,
  className,
  ...rest
}: ClusterProps) {
  return renderAs(as, {
    role: listRole(as),
    "data-gap": gap,
    "data-align": align,
    "data-justify": justify,
    "data-nowrap": nowrap || undefined,
    className: cx(styles.cluster, className),
    ...rest,
  });
}
