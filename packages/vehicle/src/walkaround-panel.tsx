import { firstWalkaroundUrl } from "@forecourt/core";
import { IconPlay } from "@forecourt/ui-kit/icon";
import { lazyPart } from "@forecourt/ui-kit/lazy-part";
import { Suspense, useState } from "react";
import { CarPicture } from "./car-picture.tsx";
import type { ViewedCar } from "./viewer-items.ts";
import styles from "./vehicle-view.module.css";

const CarVideo = lazyPart(async () => (await import("./car-video.tsx")).CarVideo);

/**
 * The walkaround video as a picture to press. Until then nothing is asked of the place that has the video; without
 * JavaScript the press opens it there.
 */
export function WalkaroundPanel({ car, first }: { car: ViewedCar; first: boolean }) {
  const [playing, setPlaying] = useState(false);
  const url = firstWalkaroundUrl(car) ?? "";
  const poster = car.images[0]?.image.url ?? car.primary_image_url ?? undefined;
  return (
    <div className={styles.view}>
      {playing ? (
        <Suspense fallback={null}>
          <CarVideo url={url} title={`Video of ${car.name}`} poster={poster} pressed />
        </Suspense>
      ) : (
        <>
          <CarPicture
            source={poster}
            alt={`${car.name}, video`}
            widths={[480, 640, 800, 960, 1280]}
            sizes="(min-width: 992px) 640px, 100vw"
            priority={first}
          />
          <a
            className={styles.start}
            href={url}
            onClick={(event) => {
              event.preventDefault();
              setPlaying(true);
            }}
          >
            <IconPlay size={20} /> Play the video
          </a>
        </>
      )}
    </div>
  );
}
