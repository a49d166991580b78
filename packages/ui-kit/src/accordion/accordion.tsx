import type { ComponentPropsWithRef } from "react";
import { cx } from "../internal/cx.ts";
import styles from "./ui-accordion.module.css";

/** Props of {@link Accordion}. */
export type AccordionProps = ComponentPropsWithRef<"div">;

/**
 * Sections under one another that open and close, separated by hairlines; its children are `AccordionItem`s.
 *
 * @example
 * <Accordion><AccordionItem title="Engine">…</AccordionItem><AccordionItem title="Safety">…</AccordionItem></Accordion>
 */
export function Accordion({ className, ...rest }: AccordionProps) {
  return <div className={cx(styles.accordion, className)} {...rest} />;
}
