import { modesOfCar } from "@forecourt/core";
import { latePart } from "@forecourt/ui-kit/lazy-part";
import { Suspense } from "react";
import type { CarViewerProps } from "./car-viewer-props.ts";
import { Gallery } from "./gallery.tsx";
import { GalleryViewer, preloadGalleryViewer } from "./lazy-gallery-viewer.ts";
import { useViewerAddress } from "./use-viewer-address.ts";
import { galleryItems } from "./viewer-items.ts";
import styles from "./vehicle-view.module.css";

const CarViews = latePart("car-views", async () => (await import("./late-car-views.tsx")).CarViews);

/**
 * A car to look at: turning, in a walkaround video, in photos, from inside (S1 §4). Most have nothing but photos, and do not pay for
 * the other ways.
 */
export function CarViewer(props: CarViewerProps) {
  const { car } = props;
  return modesOfCar(car).length > 1 || car.hotspots ? <CarViews {...props} /> : <CarPhotos {...props} />;
}

/** The photos of a car. Each opens full screen. */
function CarPhotos({ car, settings, look = "beside" }: CarViewerProps) {
  const items = galleryItems(car, settings.videoPosition);
  const { shown, close } = useViewerAddress(items.length, photosAlone);
  return (
    <section
      className={styles.viewer}
      data-part="car-viewer"
      data-mode="gallery"
      aria-label="Photos"
      onPointerEnter={preloadGalleryViewer}
      onFocus={preloadGalleryViewer}
    >
      <Gallery name={car.name} items={items} look={look} first />
      {shown?.mode === "gallery" && (
        <Suspense fallback={null}>
          <GalleryViewer name={car.name} items={items} startAt={shown.index} onClose={close} />
        </Suspense>
      )}
    </section>
  );
}

const photosAlone = ["gallery"] as const;
