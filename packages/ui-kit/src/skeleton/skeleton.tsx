import type { ComponentPropsWithRef } from "react";
import { cx } from "../internal/cx.ts";
import type { PictureRatio } from "../picture/picture.tsx";
import styles from "./ui-skeleton.module.css";

/** Props of {@link Skeleton}. */
export interface SkeletonProps extends ComponentPropsWithRef<"span"> {
  /**
   * `text` is as high as a line of its place, `box` fills its container's width, `control` is as high as a button.
   * @default "text"
   */
  shape?: "text" | "box" | "control" | "circle" | undefined;
  /** Share of the width, in quarters of the container. @default 4 */
  quarters?: 1 | 2 | 3 | 4 | undefined;
  /** Width to height of a box. @default "4/3" */
  ratio?: PictureRatio | undefined;
}

/**
 * Holds the place of something that is on its way, in its size, so nothing moves when it comes. Hidden from those who
 * listen: mark the region `aria-busy` and say what is loading. State hooks: `data-shape`, `data-quarters`,
 * `data-ratio`.
 *
 * @example
 * <Skeleton shape="box" ratio="4/3" /> <Skeleton quarters={3} />
 */
export function Skeleton({ shape = "text", quarters = 4, ratio = "4/3", className, ...rest }: SkeletonProps) {
  return (
    <span
      aria-hidden="true"
      data-shape={shape}
      data-quarters={quarters}
      data-ratio={shape === "box" ? ratio : undefined}
      className={cx(styles.skeleton, className)}
      {...rest}
    />
  );
}
