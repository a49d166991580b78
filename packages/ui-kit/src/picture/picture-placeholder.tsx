import type { ComponentPropsWithRef, ReactNode } from "react";
import { cx } from "../internal/cx.ts";
import type { PictureRatio } from "./picture.tsx";
import styles from "./ui-picture.module.css";

/** Props of {@link PicturePlaceholder}. */
export interface PicturePlaceholderProps extends ComponentPropsWithRef<"div"> {
  /** @default "4/3" */
  ratio?: PictureRatio | undefined;
  /** Icon above the words. */
  icon?: ReactNode;
}

/**
 * Stands where a picture would: same box, a plain word.
 *
 * @example
 * <PicturePlaceholder icon={<IconCamera />}>Photos coming soon</PicturePlaceholder>
 */
export function PicturePlaceholder({ ratio = "4/3", icon, className, children, ...rest }: PicturePlaceholderProps) {
  return (
    <div data-ratio={ratio} className={cx(styles.picture, styles.placeholder, className)} {...rest}>
      {icon}
      {children}
    </div>
  );
}
