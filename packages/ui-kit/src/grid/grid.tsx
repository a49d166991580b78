import { cx } from "../internal/cx.ts";
import { listRole, renderAs } from "../internal/layout-props.ts";
import type { LayoutProps, Space } from "../internal/layout-props.ts";
import styles from "./ui-grid.module.css";

type Columns = 1 | 2 | 3 | 4 | 5 | 6;

/** Props of {@link Grid}: columns from each breakpoint up; a breakpoint left out keeps the one below it. */
export interface GridProps extends LayoutProps {
  /** Columns on the narrowest screen. @default 1 */
  columns?: Columns | undefined;
  /** From 576 px. */
  sm?: Columns | undefined;
  /** From 768 px. */
  md?: Columns | undefined;
  /** From 992 px. */
  lg?: Columns | undefined;
  /** From 1200 px. */
  xl?: Columns | undefined;
  /** Space between cells, px of the scale. @default 24 */
  gap?: Space | undefined;
}

/**
 * Equal columns with rows of equal height.
 *
 * @example
 * <Grid as="ul" columns={1} sm={2} lg={3}>{cars.map((car) => <li key={car.slug}>…</li>)}</Grid>
 */
export function Grid({ as = "div", columns = 1, sm, md, lg, xl, gap = 24, className, ...rest }: GridProps) {
  return renderAs(as, {
    role: listRole(as),
    "data-columns": columns,
    "data-sm": sm,
    "data-md": md,
    "data-lg": lg,
    "data-xl": xl,
    "data-gap": gap,
    className: cx(styles.grid, className),
    ...rest,
  });
}
