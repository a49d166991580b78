import { IconExpand } from "@forecourt/ui-kit/icon";
import type { ReactNode } from "react";
import { Suspense, useCallback, useEffect, useLayoutEffect, useRef, useState } from "react";
import { canPreload, wantsLessMotion } from "./motion-preferences.ts";
import { CarPicture } from "./car-picture.tsx";
import { useOnceLoaded } from "./use-once-loaded.ts";
import { viewHref } from "./view-address.ts";
import styles from "./vehicle-view.module.css";

/** Props of {@link ViewPanel}. */
export interface ViewPanelProps {
  mode: "spinner" | "interior";
  /** The picture until the view is asked for, and all there is without JavaScript. */
  poster: string | undefined;
  alt: string;
  /** Whether the page opens with it: its picture is the page's main one. */
  first: boolean;
  /** Words of the button that starts it. */
  start: ReactNode;
  expandLabel: string;
  /** The shopper chose it: its tab, or one of its points of interest. */
  asked: boolean;
  /** Whether it may start by itself, as it moves by itself; not where a shopper saves data or asked for less motion. */
  startsUnasked: boolean;
  /**
   * The view, lazy: its code and pictures are fetched when it is first shown. It takes the focus when it was pressed
   * for.
   */
  renderStage: (takesFocus: boolean) => ReactNode;
  /** Fetches the view's code ahead. */
  preload: () => void;
  /** Hears that the view's first picture cannot be had: there is nothing to see here. */
  onBroken: () => void;
}

/** Stands where the button was while the code of the view is fetched, and keeps the focus of whoever pressed it. */
function Waiting({ takesFocus }: { takesFocus: boolean }) {
  const place = useRef<HTMLParagraphElement>(null);
  useLayoutEffect(() => {
    if (takesFocus) place.current?.focus({ preventScroll: true });
  }, [takesFocus]);
  return (
    <p ref={place} className={styles.start} role="status" tabIndex={-1}>
      Loading…
    </p>
  );
}

/** A view that moves, as its first picture until a shopper reaches for it. */
export function ViewPanel({
  mode,
  poster,
  alt,
  first,
  start,
  expandLabel,
  asked,
  startsUnasked,
  renderStage,
  preload,
  onBroken,
}: ViewPanelProps) {
  const box = useRef<HTMLDivElement>(null);
  const [wanted, setWanted] = useState<"unasked" | "pressed">();
  const want = useCallback(() => {
    // If the focused button is removed, the view gets the focus.
    const hasFocus =
      box.current?.contains(document.activeElement) === true && document.activeElement instanceof HTMLButtonElement;
    if (canPreload()) setWanted((before) => before ?? (hasFocus ? "pressed" : "unasked"));
  }, []);
  const startUnasked = useCallback(() => {
    if (!wantsLessMotion()) want();
  }, [want]);
  useOnceLoaded(startsUnasked && wanted === undefined, startUnasked);
  const live = wanted !== undefined || asked;
  useEffect(() => {
    const picture = box.current?.querySelector("img");
    // The picture may have failed before hydration.
    if (picture?.complete && picture.currentSrc !== "" && picture.naturalWidth === 0) onBroken();
    picture?.addEventListener("error", onBroken);
    return () => picture?.removeEventListener("error", onBroken);
  }, [onBroken]);
  return (
    <div ref={box} className={styles.view} onPointerEnter={want} onFocus={preload}>
      <CarPicture
        source={poster}
        alt={alt}
        widths={[480, 640, 800, 960, 1280]}
        sizes="(min-width: 1200px) 700px, (min-width: 992px) 640px, 100vw"
        priority={first}
      />
      {live ? (
        <Suspense fallback={<Waiting takesFocus={wanted === "pressed"} />}>
          {renderStage(wanted === "pressed")}
        </Suspense>
      ) : (
        <button type="button" className={styles.start} onClick={() => setWanted("pressed")}>
          {start}
        </button>
      )}
      <a className={styles.expand} href={viewHref(mode)} aria-label={expandLabel}>
        <IconExpand size={20} />
      </a>
    </div>
  );
}
