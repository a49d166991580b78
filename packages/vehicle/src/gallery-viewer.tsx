import { showsThumbnails } from "@forecourt/core";
import { IconChevronLeft, IconChevronRight, IconPlay } from "@forecourt/ui-kit/icon";
import useEmblaCarousel from "embla-carousel-react";
import { useEffect, useRef, useState } from "react";
import { CarPicture } from "./car-picture.tsx";
import { CarVideo } from "./car-video.tsx";
import { sharpestPicture } from "./sharpest-picture.ts";
import { ViewerDialog } from "./viewer-dialog.tsx";
import type { GalleryItem } from "./viewer-items.ts";
import { ViewerOffer } from "./viewer-offer.tsx";
import type { ViewerOfferProps } from "./viewer-offer.tsx";
import styles from "./vehicle-viewer.module.css";

/** The gallery full screen: swipe, arrow keys (37 and 39), buttons, thumbnails. */
export function GalleryViewer({
  name,
  items,
  offer,
  startAt,
  onClose,
}: {
  name: string;
  items: readonly GalleryItem[];
  /** Price of the car and buttons to enquire. */
  offer?: ViewerOfferProps | undefined;
  startAt: number;
  onClose: () => void;
}) {
  const [shown, setShown] = useState(startAt);
  const [viewport, embla] = useEmblaCarousel({ startIndex: startAt, loop: false, duration: motionDuration() });
  // Read once, when the viewer opens: later, the page also has the pictures that the viewer has fetched.
  const [placeholders] = useState(() => items.map(({ kind, source }) => kind === "picture" && sharpestPicture(source)));

  useEffect(() => {
    if (!embla) return;
    const onSelect = () => setShown(embla.selectedScrollSnap());
    embla.on("select", onSelect);
    return () => {
      embla.off("select", onSelect);
    };
  }, [embla]);

  const go = (step: number) => embla?.scrollTo(Math.min(items.length - 1, Math.max(0, shown + step)));
  return (
    <ViewerDialog
      label={`Photos of ${name}`}
      status={`${items[shown]?.kind === "video" ? "Video" : "Photo"} ${shown + 1} of ${items.length}`}
      closeLabel="Close photos"
      onClose={onClose}
      onKeyDown={(event) => {
        if (event.key === "ArrowLeft") go(-1);
        if (event.key === "ArrowRight") go(1);
      }}
    >
      <div className={styles.stage} ref={viewport}>
        <div className={styles.track}>
          {items.map((item, index) => (
            <div
              key={item.source}
              className={styles.slide}
              aria-hidden={index !== shown}
              style={Math.abs(index - shown) < 2 ? background(placeholders[index]) : undefined}
            >
              <Slide name={name} item={item} isShown={index === shown} isNear={Math.abs(index - shown) < 2} />
            </div>
          ))}
        </div>
      </div>
      {items.length > 1 && <StepButtons shown={shown} count={items.length} onStep={go} />}
      {showsThumbnails(items.length) && (
        <Thumbnails items={items} shown={shown} onChoose={(index) => embla?.scrollTo(index)} />
      )}
      {offer && <ViewerOffer {...offer} />}
    </ViewerDialog>
  );
}

/** A picture, or a video, which loads once it is shown. */
function Slide({
  name,
  item,
  isShown,
  isNear,
}: {
  name: string;
  item: GalleryItem;
  isShown: boolean;
  /** It is shown, or beside what is shown. */
  isNear: boolean;
}) {
  if (item.kind === "video")
    return isShown && <CarVideo url={item.source} title={`Video of ${name}`} poster={item.poster} />;
  return (
    <CarPicture
      source={item.source}
      alt={`${name}, photo ${item.number}`}
      widths={[640, 960, 1280, 1600]}
      sizes={sizes}
      priority={isNear}
    />
  );
}

/** Back and on. At an end neither is disabled: it would lose the focus, and the arrow keys would do nothing. */
function StepButtons({ shown, count, onStep }: { shown: number; count: number; onStep: (step: number) => void }) {
  return (
    <>
      <button
        className={styles.step}
        data-side="before"
        type="button"
        onClick={() => onStep(-1)}
        aria-disabled={shown === 0 || undefined}
        aria-label="Previous photo"
      >
        <IconChevronLeft size={28} />
      </button>
      <button
        className={styles.step}
        data-side="after"
        type="button"
        onClick={() => onStep(1)}
        aria-disabled={shown === count - 1 || undefined}
        aria-label="Next photo"
      >
        <IconChevronRight size={28} />
      </button>
    </>
  );
}

/** The small pictures below; the one that is shown is kept in sight. */
function Thumbnails({
  items,
  shown,
  onChoose,
}: {
  items: readonly GalleryItem[];
  shown: number;
  onChoose: (index: number) => void;
}) {
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    list.current?.children[shown]?.scrollIntoView({ block: "nearest", inline: "center" });
  }, [shown]);
  return (
    <ul className={styles.thumbs} ref={list}>
      {items.map((item, index) => (
        <li key={item.source}>
          <button
            className={styles.thumb}
            type="button"
            aria-current={index === shown}
            aria-label={item.kind === "video" ? "Show the video" : `Show photo ${index + 1}`}
            onClick={() => onChoose(index)}
          >
            <CarPicture source={item.kind === "video" ? item.poster : item.source} alt="" widths={[320]} sizes="96px" />
            {item.kind === "video" && <IconPlay className={styles.badge} size={20} />}
          </button>
        </li>
      ))}
    </ul>
  );
}

/** Width of the screen, or the width that its height allows for a photo of 3:2. */
const sizes = "min(100vw, calc(150vh - 220px))";

const background = (address: string | false | undefined) =>
  address ? { backgroundImage: `url("${address}")` } : undefined;

/** Embla's own unit, about 20 for 300 ms; 1 is a jump for those who asked for less motion. */
function motionDuration(): number {
  return matchMedia("(prefers-reduced-motion: reduce)").matches ? 1 : 18;
}
