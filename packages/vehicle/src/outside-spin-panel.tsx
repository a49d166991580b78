import type { OutsideSpin } from "@forecourt/core";
import { useState } from "react";
import { CarPicture } from "./car-picture.tsx";
import type { ViewedCar } from "./viewer-items.ts";
import styles from "./vehicle-outside-spin.module.css";
import viewStyles from "./vehicle-view.module.css";

// A viewer needs its scripts and its own origin (its pictures and storage); it opens no window, sends no form and
// cannot leave its frame.
const viewerRights = "allow-scripts allow-same-origin";

/** Props of {@link OutsideSpinPanel}. */
export interface OutsideSpinPanelProps {
  car: ViewedCar;
  spin: OutsideSpin;
  /** Whether the page opens with it: its picture is the page's main one. */
  first: boolean;
}

/**
 * A spin of another company: the first photo and who that is. Nothing is asked of the company before the shopper
 * presses for it; without JavaScript a link leads there.
 */
export function OutsideSpinPanel({ car, spin, first }: OutsideSpinPanelProps) {
  const [isLoaded, setLoaded] = useState(false);
  const { url, host } = spin;
  if (isLoaded)
    return (
      <div className={viewStyles.view} data-own-frames="">
        <iframe
          ref={focus}
          className={styles.frame}
          src={url}
          title={`${car.name} from all sides, shown by ${host}`}
          loading="lazy"
          sandbox={viewerRights}
          allow="fullscreen"
          allowFullScreen
          referrerPolicy="no-referrer"
        />
      </div>
    );
  return (
    <div className={viewStyles.view} data-own-frames="">
      <CarPicture
        source={car.images[0]?.image.url ?? car.primary_image_url}
        alt={`${car.name}, outside`}
        widths={[480, 640, 800, 960, 1280]}
        sizes="(min-width: 1200px) 700px, (min-width: 992px) 640px, 100vw"
        priority={first}
      />
      <div className={styles.consent}>
        <button type="button" className={styles.load} onClick={() => setLoaded(true)}>
          Load the 360° view from {host}
        </button>
        <p>
          {host} is another company. Once you load its view, it sees your visit.{" "}
          <a href={url} target="_blank" rel="noopener nofollow">
            Open it in a new tab
          </a>
        </p>
      </div>
    </div>
  );
}

function focus(frame: HTMLIFrameElement | null): void {
  frame?.focus({ preventScroll: true });
}
