import { pictureUrl } from "@forecourt/core";
import type { ContentPicture } from "@forecourt/core/schemas";

/**
 * Address of a picture of the content, from the site's root, as answers name it.
 *
 * @example
 * pictureAddress({ file: "content/cx-5.webp" }) // "/img/1280/content/cx-5.webp"
 */
export const pictureAddress = ({ file }: Pick<ContentPicture, "file">): string => pictureUrl(file, 1280);
