import { IconExpand, IconPlay } from "@forecourt/ui-kit/icon";
import type { ThemeLook } from "@forecourt/ui-kit/theme";
import { CarPicture } from "./car-picture.tsx";
import { photoHref } from "./use-viewer-address.ts";
import { photoSizes } from "./photo-sizes.ts";
import { photoTexts } from "./photo-texts.ts";
import type { GalleryItem } from "./viewer-items.ts";
import styles from "./vehicle-view.module.css";

/** Photos beside a view on a large screen. */
const sidePhotos = 4;

/** The first photos, beside another view of the car on a large screen; a press opens the gallery full screen. */
export function SidePhotos({
  name,
  items,
  look,
}: {
  name: string;
  items: readonly GalleryItem[];
  look: ThemeLook["vehicle"];
}) {
  if (items.length === 0) return null;
  const photos = items.filter(({ kind }) => kind === "picture").length;
  return (
    <div className={styles.side}>
      <ul className={styles.photos}>
        {items.slice(0, sidePhotos).map((item, index) => {
          const { source, alt, label } = photoTexts(item, { name, index, count: items.length });
          return (
            <li key={item.source}>
              <a href={photoHref(index)} aria-label={label}>
                <CarPicture source={source} alt={alt} widths={[320, 480, 640, 800]} sizes={photoSizes[look].beside} />
                {item.kind === "video" && <IconPlay className={styles.play} size={28} />}
              </a>
            </li>
          );
        })}
      </ul>
      <a className={styles.all} href={photoHref(0)}>
        <IconExpand size={18} />
        {photos === 1 ? "Open the photo" : `All ${photos} photos`}
      </a>
    </div>
  );
}
