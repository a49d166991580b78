import { IconClose } from "@forecourt/ui-kit/icon";
import type { ComponentPropsWithRef, HTMLAttributes, ReactNode, Ref } from "react";
import { cx } from "../internal/cx.ts";
import { renderElement } from "../internal/render-element.ts";
import type { RenderProp } from "../internal/render-element.ts";
import styles from "./ui-chip.module.css";

/** Props of {@link Chip}. */
export interface ChipProps extends HTMLAttributes<HTMLElement> {
  /** Makes the chip a link. */
  href?: string | undefined;
  /** A router's link in place of the anchor. */
  render?: RenderProp | undefined;
  /** Pressing the chip takes it away: a cross is shown and the name begins with "Remove". @default false */
  removable?: boolean | undefined;
  /** The choice is on. With `onClick` the chip is a toggle button. */
  selected?: boolean | undefined;
  /** Icon before the words. */
  icon?: ReactNode;
  /** 28 or 36 px high; an interactive chip is 44 on touch. @default "m" */
  size?: "s" | "m" | undefined;
  ref?: Ref<HTMLElement> | undefined;
}

/**
 * A small fact, an active filter or a choice: a `<span>`; with `href` or `render` a link; with `onClick` a button.
 * State hooks: `data-size`, `data-selected`, `data-removable`.
 *
 * @example
 * <Chip icon={<IconGauge />}>48,200 km</Chip>
 * <Chip href="/search/used-cars?make=Mazda" removable>Body: SUV</Chip>
 */
export function Chip({
  href,
  render,
  removable = false,
  selected,
  icon,
  size = "m",
  className,
  children,
  ...rest
}: ChipProps) {
  const props = {
    ...rest,
    "data-size": size,
    "data-selected": selected || undefined,
    "data-removable": removable || undefined,
    className: cx(styles.chip, className),
  };
  const content = (
    <>
      {icon}
      {removable && <span className="fc-visually-hidden">Remove </span>}
      <span className={styles.text}>{children}</span>
      {removable && <IconClose />}
    </>
  );
  if (render) return renderElement(render, { ...props, children: content, ...(href !== undefined && { href }) });
  if (href !== undefined)
    return (
      <a {...(props as ComponentPropsWithRef<"a">)} href={href}>
        {content}
      </a>
    );
  if (rest.onClick)
    return (
      <button
        type="button"
        aria-pressed={removable ? undefined : selected}
        {...(props as ComponentPropsWithRef<"button">)}
      >
        {content}
      </button>
    );
  return <span {...props}>{content}</span>;
}
