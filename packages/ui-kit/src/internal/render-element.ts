import { cloneElement } from "react";
import type { ReactElement, ReactNode } from "react";
import { cx } from "./cx.ts";

/** What a component hands to the element that is rendered in place of its own. */
export type RenderedProps = Record<string, unknown> & { className?: string | undefined; children?: ReactNode };

/**
 * Another element in place of a component's own, for example a router's link: an element that receives the props
 * (its own win, but for the content; class names are joined), or a function of the props.
 */
export type RenderProp = ReactElement<RenderedProps> | ((props: RenderedProps) => ReactElement);

/** Renders `props` on what a consumer passed as `render`. */
export function renderElement(render: RenderProp, props: RenderedProps): ReactElement {
  if (typeof render === "function") return render(props);
  return cloneElement(render, {
    ...props,
    ...render.props,
    className: cx(props.className, render.props.className),
    children: props.children,
  });
}
