import { IconExpand, IconPlay } from "@forecourt/ui-kit/icon";
import { useState } from "react";
import { CarPicture } from "./car-picture.tsx";
import { photoHref } from "./use-viewer-address.ts";
import { photoTexts } from "./photo-texts.ts";
import type { GalleryItem } from "./viewer-items.ts";
import styles from "./vehicle-gallery.module.css";

/** Pictures shown in the grid of large screens. */
const gridPictures = 5;

/**
 * The pictures of a car. On a phone a strip that is swiped, with a counter; on a large screen one big and up to four small beside it.
 * Both are the same list and work without JavaScript.
 *
 * @param props.first whether the page opens with it, so that its first picture loads at once
 */
export function Gallery({ name, items, first }: { name: string; items: readonly GalleryItem[]; first: boolean }) {
  const [shown, setShown] = useState(0);
  if (items.length === 0)
    return (
      <div className={styles.empty}>
        <CarPicture source={null} alt="" widths={[640]} sizes="100vw" />
      </div>
    );
  return (
    <div className={styles.gallery}>
      <ul
        className={styles.strip}
        data-count={Math.min(items.length, gridPictures)}
        onScroll={(event) => {
          const list = event.currentTarget;
          setShown(Math.round(list.scrollLeft / Math.max(1, list.clientWidth)));
        }}
      >
        {items.map((item, index) => {
          const { source, alt, label } = photoTexts(item, { name, index, count: items.length });
          return (
            <li key={item.source} className={styles.slide} data-extra={index >= gridPictures || undefined}>
              <a className={styles.open} href={photoHref(index)} aria-label={label}>
                <CarPicture
                  source={source}
                  alt={alt}
                  widths={index === 0 ? [480, 640, 800, 960, 1280] : [320, 480, 640, 800]}
                  sizes={
                    index === 0
                      ? "(min-width: 1200px) 700px, (min-width: 992px) 47vw, 100vw"
                      : "(min-width: 992px) 214px, 100vw"
                  }
                  priority={first && index === 0}
                />
                {item.kind === "video" && (
                  <span className={styles.play}>
                    <IconPlay size={28} />
                  </span>
                )}
              </a>
            </li>
          );
        })}
      </ul>
      {items.length > 1 && (
        <>
          <p className={styles.counter} aria-hidden="true">
            {shown + 1} / {items.length}
          </p>
          <a className={styles.all} href={photoHref(0)}>
            <IconExpand size={18} />
            All {items.filter(({ kind }) => kind === "picture").length} photos
          </a>
        </>
      )}
    </div>
  );
}
