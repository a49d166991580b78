import type { ComponentPropsWithRef } from "react";
import { preload } from "react-dom";
import { cx } from "../internal/cx.ts";
import styles from "./ui-picture.module.css";

/** Width to height of a picture's box. */
export type PictureRatio = "4/3" | "3/2" | "16/9" | "1/1" | "21/9";

/** Props of {@link Picture}. */
export interface PictureProps extends Omit<
  ComponentPropsWithRef<"img">,
  "src" | "srcSet" | "loading" | "fetchPriority" | "decoding" | "width" | "height"
> {
  /** Address of the picture at a width in px. */
  src: (width: number) => string;
  /** What is to be seen; empty for decoration. */
  alt: string;
  /** How wide the picture is shown, as the `sizes` of an image: `"(min-width: 992px) 400px, 100vw"`. */
  sizes: string;
  /** Widths to offer, px, rising. @default 320, 480, 640, 960, 1280, 1600 */
  widths?: readonly number[] | undefined;
  /** @default "4/3" */
  ratio?: PictureRatio | undefined;
  /** `cover` fills the box, `contain` shows all of the picture. @default "cover" */
  fit?: "cover" | "contain" | undefined;
  /**
   * The main picture of a view: loads at once, with high priority. All others wait until they are near. @default false
   */
  priority?: boolean | undefined;
}

const defaultWidths = [320, 480, 640, 960, 1280, 1600];

/**
 * A responsive photo in a box of fixed ratio on a quiet ground, so nothing moves when it arrives. State hooks:
 * `data-ratio` and `data-fit`, where they are not the usual ones.
 *
 * @example
 * <Picture src={(width) => `/img/${width}/${key}`} alt="2021 Mazda CX-5, front left" sizes="(min-width: 992px) 400px, 100vw" priority />
 */
export function Picture({
  src,
  alt,
  sizes,
  widths = defaultWidths,
  ratio = "4/3",
  fit = "cover",
  priority = false,
  className,
  ...rest
}: PictureProps) {
  const [across, down] = ratio.split("/").map(Number) as [number, number];
  const width = usualWidth(widths);
  return (
    <img
      {...rest}
      alt={alt}
      sizes={sizes}
      srcSet={sourceSet(src, widths)}
      src={src(width)}
      width={width}
      height={Math.round((width * down) / across)}
      loading={priority ? undefined : "lazy"}
      fetchPriority={priority ? "high" : undefined}
      decoding={priority ? "sync" : "async"}
      data-ratio={ratio === "4/3" ? undefined : ratio}
      data-fit={fit === "cover" ? undefined : fit}
      className={cx(styles.picture, className)}
    />
  );
}

/** For browsers without `srcset`. */
const usualWidth = (widths: readonly number[]): number => widths[Math.min(widths.length - 1, 2)] ?? 640;

/** Left out of a picture that has one address for all widths, such as one of another host. */
const sourceSet = (src: PictureProps["src"], widths: readonly number[]): string | undefined =>
  src(1) === src(2) ? undefined : widths.map((each) => `${src(each)} ${each}w`).join(", ");

/**
 * Names a picture in the head of the page that is being rendered, so that a browser asks for it first. React does so by
 * itself for each picture with `priority` that it renders; this is for markup that was rendered before.
 *
 * @example
 * preloadPicture({ src: (width) => `/img/${width}/${key}`, sizes: "100vw" })
 */
export function preloadPicture({
  src,
  sizes,
  widths = defaultWidths,
}: Pick<PictureProps, "src" | "sizes" | "widths">): void {
  preload(src(usualWidth(widths)), {
    as: "image",
    imageSrcSet: sourceSet(src, widths),
    imageSizes: sizes,
    fetchPriority: "high",
  });
}
