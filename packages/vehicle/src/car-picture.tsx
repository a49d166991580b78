import { IconCamera } from "@forecourt/ui-kit/icon";
import { Picture, preloadPicture } from "@forecourt/ui-kit/picture";
import type { PictureWidth } from "./picture-url.ts";
import { pictureUrl } from "./picture-url.ts";
import styles from "./vehicle-picture.module.css";

/** Props of {@link CarPicture}. */
export interface CarPictureProps {
  /** Key or address of the picture; none shows the designed "photos coming soon" state. */
  source: string | null | undefined;
  alt: string;
  widths: readonly PictureWidth[];
  sizes: string;
  /** Loads at once with high priority: the pictures of the first screen. */
  priority?: boolean;
}

/** A picture of a car in a 4:3 box, or the designed state of a car without one. */
export function CarPicture({ source, ...picture }: CarPictureProps) {
  if (source) return <Picture src={(width) => pictureUrl(source, width)} {...picture} />;
  return (
    <div className={styles.none}>
      <IconCamera size={28} />
      <span>Photos coming soon</span>
    </div>
  );
}

/** Names the picture in the head of the page that is being rendered; see `preloadPicture`. */
export function preloadCarPicture({
  source,
  sizes,
  widths,
}: Pick<CarPictureProps, "source" | "sizes" | "widths">): void {
  if (source) preloadPicture({ src: (width) => pictureUrl(source, width), sizes, widths });
}
