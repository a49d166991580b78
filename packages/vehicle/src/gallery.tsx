import { IconExpand, IconPlay } from "@forecourt/ui-kit/icon";
import type { ThemeLook } from "@forecourt/ui-kit/theme";
import { CarPicture } from "./car-picture.tsx";
import type { CarViewerSettings } from "./car-viewer-settings.ts";
import { photoHref } from "./use-viewer-address.ts";
import { photoSizes } from "./photo-sizes.ts";
import { photoTexts } from "./photo-texts.ts";
import { counted } from "./shown-picture.ts";
import type { GalleryItem } from "./viewer-items.ts";
import styles from "./vehicle-gallery.module.css";

/** Pictures shown in the grid of large screens. */
const gridPictures = 5;

/**
 * The pictures of a car, as one list that works without JavaScript. A phone shows a strip to swipe, with a counter; the
 * element around it calls `countShown` as it scrolls. A large screen shows one big picture and up to four small ones,
 * or a strip, by the look of the page.
 *
 * Where there are more photos than are shown, the last one opens all of them full screen; without JavaScript a link
 * leads to a page with all.
 *
 * @param props.look how the page is built: how large they are
 * @param props.shown photos that are shown at first. @default as many as there are
 * @param props.first whether the page opens with it, so that its first picture loads at once
 */
export function Gallery({
  name,
  items,
  look,
  shown = items.length,
  first,
}: {
  name: string;
  items: readonly GalleryItem[];
  look: ThemeLook["vehicle"];
  shown?: CarViewerSettings["photosShown"];
  first: boolean;
}) {
  const sizes = photoSizes[look];
  if (items.length === 0)
    return (
      <div className={styles.empty}>
        <CarPicture source={null} alt="" widths={[640]} sizes="100vw" />
      </div>
    );
  const count = items.length;
  const isAll = shown === "all";
  // A last one that would stand for itself alone is shown like the others.
  const lastShown = isAll || shown >= count - 1 ? count : shown;
  const inStrip = Math.min(count, lastShown + 1);
  const allPhotos = `All ${items.filter(({ kind }) => kind === "picture").length} photos`;
  return (
    <div className={styles.gallery}>
      <ul className={styles.strip} data-count={Math.min(inStrip, gridPictures)} data-all={isAll || undefined}>
        {items.map((item, index) => {
          if (index > lastShown && item.kind === "picture") return null;
          const isWayToAll = index === lastShown;
          const { source, alt, label } = photoTexts(item, { name, index, count });
          return (
            <li key={item.source} className={styles.slide} data-extra={(!isAll && index >= gridPictures) || undefined}>
              <a className={styles.open} href={photoHref(index)} aria-label={isWayToAll ? allPhotos : label}>
                <CarPicture
                  source={source}
                  alt={alt}
                  widths={index === 0 ? [480, 640, 800, 960, 1280] : [320, 480, 640, 800]}
                  sizes={index === 0 ? sizes.first : sizes.others}
                  priority={first && index === 0}
                />
                {item.kind === "video" && (
                  <span className={styles.play}>
                    <IconPlay size={28} />
                  </span>
                )}
                {isWayToAll && <span className={styles.rest}>{allPhotos}</span>}
              </a>
            </li>
          );
        })}
      </ul>
      {count > 1 && (
        <>
          <p className={styles.counter} aria-hidden="true" data-counter={count}>
            {counted(0, count)}
          </p>
          <a className={styles.all} href={photoHref(0)}>
            <IconExpand size={18} />
            {allPhotos}
          </a>
        </>
      )}
      {lastShown < count && (
        <noscript>
          <a className={styles.whole} href="?photos=all" rel="nofollow">
            {allPhotos} on one page
          </a>
        </noscript>
      )}
    </div>
  );
}
