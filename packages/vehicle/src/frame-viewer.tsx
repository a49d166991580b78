import { latePart, lazyPart, staticPart } from "@forecourt/ui-kit/lazy-part";
import { Suspense, useState } from "react";
import type { CarViewerProps } from "./car-viewer-props.ts";
import { preloadGalleryViewer } from "./lazy-gallery-viewer.ts";
import { countShown } from "./shown-picture.ts";
import { photoAt, useViewerAddress } from "./use-viewer-address.ts";
import styles from "./vehicle-view.module.css";

/** A car with more to look at than photos. It may begin to turn once a shopper is there, and needs no code before. */
export const CarViews = latePart("car-views", async () => (await import("./late-car-views.tsx")).CarViews, {
  waitsFor: "sign",
});

const loadPhotos = () => import("./late-frame.tsx");
const Photos = staticPart("div", async () => (await loadPhotos()).Photos);
const FullScreenPhoto = lazyPart(async () => {
  preloadGalleryViewer();
  return (await loadPhotos()).FullScreenPhoto;
});
const preloadViewer = () => {
  preloadGalleryViewer();
  void loadPhotos();
};

/**
 * The photos of a car. Each opens full screen. They are those that the page came with: what is loaded anew after a form
 * has no other.
 */
export function CarPhotos(props: CarViewerProps) {
  const [kept] = useState(props);
  const { shown, close } = useViewerAddress(photoAt);
  return (
    <section
      className={styles.viewer}
      data-part="car-viewer"
      data-mode="gallery"
      aria-label="Photos"
      onPointerEnter={preloadViewer}
      onFocus={preloadViewer}
      onScrollCapture={countShown}
    >
      <Photos {...kept} />
      {shown && (
        <Suspense fallback={null}>
          <FullScreenPhoto {...kept} startAt={shown.index} onClose={close} />
        </Suspense>
      )}
    </section>
  );
}
