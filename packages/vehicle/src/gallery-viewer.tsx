import { IconChevronLeft, IconChevronRight, IconClose } from "@forecourt/ui-kit/icon";
import useEmblaCarousel from "embla-carousel-react";
import { useEffect, useRef, useState } from "react";
import { CarPicture } from "./car-picture.tsx";
import styles from "./vehicle-viewer.module.css";

/** Pictures above which thumbnails appear (S1 §9). */
const thumbnailsAbove = 3;

/** The pictures full screen: swipe, arrow keys (37 and 39), buttons, thumbnails. Escape closes; focus goes back where it was. */
export function GalleryViewer({ name, sources, startAt, onClose }: { name: string; sources: readonly string[]; startAt: number; onClose: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [shown, setShown] = useState(startAt);
  const [viewport, embla] = useEmblaCarousel({ startIndex: startAt, loop: false, duration: motionDuration() });

  useEffect(() => {
    const element = dialog.current;
    element?.showModal();
    document.documentElement.style.overflow = "hidden";
    return () => {
      document.documentElement.style.overflow = "";
      element?.close();
    };
  }, []);

  useEffect(() => {
    if (!embla) return;
    const onSelect = () => setShown(embla.selectedScrollSnap());
    embla.on("select", onSelect);
    return () => {
      embla.off("select", onSelect);
    };
  }, [embla]);

  const go = (step: number) => embla?.scrollTo(Math.min(sources.length - 1, Math.max(0, shown + step)));
  return (
    <dialog
      ref={dialog}
      className={styles.viewer}
      aria-label={`Photos of ${name}`}
      onClose={onClose}
      onKeyDown={(event) => {
        if (event.key === "ArrowLeft") go(-1);
        if (event.key === "ArrowRight") go(1);
      }}
    >
      <div className={styles.bar}>
        <p className={styles.counter} aria-live="polite">
          Photo {shown + 1} of {sources.length}
        </p>
        <button className={styles.button} type="button" onClick={() => dialog.current?.close()} aria-label="Close photos" autoFocus>
          <IconClose size={24} />
        </button>
      </div>
      <div className={styles.stage} ref={viewport}>
        <div className={styles.track}>
          {sources.map((source, index) => (
            <div key={source} className={styles.slide} aria-hidden={index !== shown}>
              <CarPicture source={source} alt={`${name}, photo ${index + 1}`} widths={[640, 960, 1280, 1600]} sizes="100vw" priority={Math.abs(index - shown) < 2} />
            </div>
          ))}
        </div>
      </div>
      {sources.length > 1 && (
        <>
          <button className={styles.step} data-side="before" type="button" onClick={() => go(-1)} disabled={shown === 0} aria-label="Previous photo">
            <IconChevronLeft size={28} />
          </button>
          <button className={styles.step} data-side="after" type="button" onClick={() => go(1)} disabled={shown === sources.length - 1} aria-label="Next photo">
            <IconChevronRight size={28} />
          </button>
        </>
      )}
      {sources.length > thumbnailsAbove && (
        <ul className={styles.thumbs}>
          {sources.map((source, index) => (
            <li key={source}>
              <button className={styles.thumb} type="button" aria-current={index === shown} aria-label={`Show photo ${index + 1}`} onClick={() => embla?.scrollTo(index)}>
                <CarPicture source={source} alt="" widths={[320]} sizes="96px" />
              </button>
            </li>
          ))}
        </ul>
      )}
    </dialog>
  );
}

/** Embla's own unit, about 20 for 300 ms; 1 is a jump for those who asked for less motion. */
function motionDuration(): number {
  return matchMedia("(prefers-reduced-motion: reduce)").matches ? 1 : 18;
}
