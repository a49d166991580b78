import { cx } from "../internal/cx.ts";
import { listRole, renderAs } from "../internal/layout-props.ts";
import type { LayoutProps } from "../internal/layout-props.ts";
import styles from "./ui-container.module.css";

/** Props of {@link Container}. */
export interface ContainerProps extends LayoutProps {
  /** `page` is 1280 px of content, `text` 720 px for reading and forms, `full` has gutters only. @default "page" */
  width?: "page" | "text" | "full" | undefined;
  /** Space above and below, that of a page section. @default false */
  section?: boolean | undefined;
}

/**
 * Centres content at the page's width, with gutters of 16, 24 and 32 px.
 *
 * @example
 * <Container as="section" section><h2>Latest arrivals</h2></Container>
 */
export function Container({ as = "div", width = "page", section = false, className, ...rest }: ContainerProps) {
  return renderAs(as, {
    role: listRole(as),
    "data-width": width,
    "data-section": section || undefined,
    className: cx(styles.container, className),
    ...rest,
  });
}
