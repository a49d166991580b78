import { createElement } from "react";
import type { HTMLAttributes, ReactElement, Ref } from "react";
import type { spaceSteps } from "../theme/theme-to-css.ts";

/** A step of the space scale, in px. */
export type Space = 0 | (typeof spaceSteps)[number];

/** Props that every layout primitive takes, besides the attributes of its element. */
export interface LayoutProps extends HTMLAttributes<HTMLElement> {
  /**
   * Element to render. A list gets `role="list"`, because Safari forgets that a list without bullets is one. @default
   * "div"
   */
  as?:
    | "div"
    | "section"
    | "article"
    | "ul"
    | "ol"
    | "li"
    | "dl"
    | "header"
    | "footer"
    | "nav"
    | "aside"
    | "main"
    | "form"
    | "span"
    | undefined;
  ref?: Ref<HTMLElement> | undefined;
}

/** Renders the element that a layout primitive was asked to be. */
export const renderAs = (
  as: NonNullable<LayoutProps["as"]>,
  props: HTMLAttributes<HTMLElement> & { [data: `data-${string}`]: unknown },
): ReactElement => createElement(as as string, props);

/** Role that keeps an unbulleted list a list. */
export const listRole = (as: LayoutProps["as"]) => (as === "ul" || as === "ol" ? "list" : undefined);
