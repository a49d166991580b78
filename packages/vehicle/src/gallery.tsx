import type { Car } from "@forecourt/core/schemas";
import { IconExpand } from "@forecourt/ui-kit/icon";
import { lazy, Suspense, useState } from "react";
import { CarPicture } from "./car-picture.tsx";
import { useViewerAddress } from "./use-viewer-address.ts";
import styles from "./vehicle-gallery.module.css";

const loadViewer = () => import("./gallery-viewer.tsx");
const GalleryViewer = lazy(async () => ({ default: (await loadViewer()).GalleryViewer }));

/** Pictures shown in the grid of large screens. */
const gridPictures = 5;

/**
 * The pictures of a car. On a phone a strip that is swiped, with a counter; on a large screen one big and four small.
 * Both are the same list and work without JavaScript; the full-screen viewer loads when the shopper reaches for it.
 */
export function Gallery({ car }: { car: Pick<Car, "name" | "images" | "primary_image_url"> }) {
  const sources = car.images.length > 0 ? car.images.map((entry) => entry.image.url) : car.primary_image_url ? [car.primary_image_url] : [];
  const [shown, setShown] = useState(0);
  const viewer = useViewerAddress(sources.length);

  if (sources.length === 0)
    return (
      <div className={styles.empty}>
        <CarPicture source={null} alt="" widths={[640]} sizes="100vw" />
      </div>
    );

  return (
    <section className={styles.gallery} aria-label="Photos" onPointerEnter={preload} onFocus={preload}>
      <ul
        className={styles.strip}
        data-count={Math.min(sources.length, gridPictures)}
        onScroll={(event) => {
          const list = event.currentTarget;
          setShown(Math.round(list.scrollLeft / Math.max(1, list.clientWidth)));
        }}
      >
        {sources.map((source, index) => (
          <li key={source} className={styles.slide} data-extra={index >= gridPictures || undefined}>
            <a className={styles.open} href={viewer.href(index)} aria-label={`Open photo ${index + 1} of ${sources.length} full screen`}>
              <CarPicture
                source={source}
                alt={`${car.name}, photo ${index + 1}`}
                widths={index === 0 ? [480, 640, 800, 960, 1280] : [320, 480, 640, 800]}
                sizes={index === 0 ? "(min-width: 992px) 640px, 100vw" : "(min-width: 992px) 320px, 100vw"}
                priority={index === 0}
              />
            </a>
          </li>
        ))}
      </ul>
      <p className={styles.counter} aria-hidden="true">
        {shown + 1} / {sources.length}
      </p>
      {sources.length > 1 && (
        <a className={styles.all} href={viewer.href(0)}>
          <IconExpand size={18} />
          All {sources.length} photos
        </a>
      )}
      {viewer.openAt !== undefined && (
        <Suspense fallback={null}>
          <GalleryViewer name={car.name} sources={sources} startAt={viewer.openAt} onClose={viewer.close} />
        </Suspense>
      )}
    </section>
  );
}

const preload = () => void loadViewer();
