import { pictureUrl } from "@forecourt/core";
import type { ContentPicture } from "@forecourt/core/schemas";
import { Picture } from "@forecourt/ui-kit/picture";
import type { PictureRatio } from "@forecourt/ui-kit/picture";
import styles from "./dealership-content.module.css";

/** A picture of a content record, in the sizes that the platform makes of it. */
export function ContentImage({
  picture: { file, alt },
  sizes,
  ratio = "3/2",
  priority = false,
}: {
  picture: ContentPicture;
  sizes: string;
  /** @default "3/2" */
  ratio?: PictureRatio;
  priority?: boolean;
}) {
  return (
    <Picture
      className={styles.picture}
      src={(width) => pictureUrl(file, width)}
      alt={alt}
      sizes={sizes}
      ratio={ratio}
      priority={priority}
    />
  );
}
