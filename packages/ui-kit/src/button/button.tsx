import { Spinner } from "@forecourt/ui-kit/spinner";
import type { ComponentPropsWithRef, MouseEvent, ReactNode } from "react";
import { cx } from "../internal/cx.ts";
import { renderElement } from "../internal/render-element.ts";
import type { RenderProp } from "../internal/render-element.ts";
import styles from "./ui-button.module.css";

interface ButtonLook {
  /** `primary` for the one main action of a view; `link` sits in running text. @default "primary" */
  variant?: "primary" | "secondary" | "quiet" | "link" | undefined;
  /** Height 36, 44 or 52 px; on touch never below 44. @default "m" */
  size?: "s" | "m" | "l" | undefined;
  /** The action runs: the button keeps its size and focus, shows a spinner and ignores presses. @default false */
  loading?: boolean | undefined;
  /** As wide as its container. @default false */
  block?: boolean | undefined;
  /** Only an icon is shown: square; give the button an `aria-label`. @default false */
  iconOnly?: boolean | undefined;
  /** Icon before the label. */
  iconStart?: ReactNode;
  /** Icon after the label. */
  iconEnd?: ReactNode;
  /** A router's link in place of the anchor, as an element or a function of the props. */
  render?: RenderProp | undefined;
}

/** Props of {@link Button}: those of a `<button>`, or of an `<a>` when `href` is given. */
export type ButtonProps = ButtonLook &
  (({ href?: undefined } & ComponentPropsWithRef<"button">) | ({ href: string } & ComponentPropsWithRef<"a">));

/**
 * The action of a view, or a link that looks like one. State hooks: `data-variant`, `data-size`, `data-loading`,
 * `data-block`, `data-icon-only`. A button does not submit unless it is given `type="submit"`.
 *
 * @example
 * <Button type="submit" size="l" loading={sending}>Send enquiry</Button>
 * <Button href="/search/used-cars" variant="secondary">Show 214 cars</Button>
 * <Button variant="quiet" render={<Link to="/saved" />}>Saved cars</Button>
 */
export function Button({
  variant = "primary",
  size = "m",
  loading = false,
  block = false,
  iconOnly = false,
  iconStart,
  iconEnd,
  render,
  className,
  children,
  ...rest
}: ButtonProps) {
  const look = {
    "data-variant": variant,
    "data-size": size,
    "data-loading": loading || undefined,
    "data-block": block || undefined,
    "data-icon-only": iconOnly || undefined,
    className: cx(styles.button, className),
    ...(loading && {
      "aria-disabled": true,
      "aria-busy": true,
      onClick: (event: MouseEvent<HTMLElement>) => event.preventDefault(),
    }),
  };
  const content = (
    <>
      <span className={styles.content}>
        {iconStart}
        {children}
        {iconEnd}
      </span>
      {loading && <Spinner className={styles.spinner} />}
    </>
  );
  if (render) return renderElement(render, { ...rest, ...look, children: content });
  if (rest.href !== undefined)
    return (
      <a {...rest} {...look}>
        {content}
      </a>
    );
  return (
    <button type="button" {...rest} {...look}>
      {content}
    </button>
  );
}
