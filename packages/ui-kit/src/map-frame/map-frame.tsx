import { Button } from "@forecourt/ui-kit/button";
import { IconPin } from "@forecourt/ui-kit/icon";
import { useState } from "react";
import type { ComponentProps } from "react";
import { cx } from "../internal/cx.ts";
import styles from "./ui-map-frame.module.css";

/** Props of {@link MapFrame}. */
export interface MapFrameProps extends Omit<ComponentProps<"div">, "title"> {
  /** Names the map for those who listen: "Map of the Dubbo yard". */
  title: string;
  /** Address of the map; without one the picture stays. */
  src: string | undefined;
}

// Its origin is never the page's, so that it reaches nothing of it; without an origin some maps services draw nothing.
const mapRights = "allow-scripts allow-popups allow-same-origin";

/**
 * A map of another site: a drawn picture first, the map in a frame once a person asks for it. Until then that site
 * learns of nobody. Without JavaScript the picture stays.
 */
export function MapFrame({ title, src, className, ...rest }: MapFrameProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <div className={cx(styles.map, className)} {...rest}>
      {isOpen && src !== undefined ? (
        <iframe className={styles.frame} title={title} loading="lazy" sandbox={mapRights} src={src} />
      ) : (
        <>
          <svg className={styles.drawn} viewBox="0 0 400 180" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
            <path d="M-10 130 140 96l90-120M-10 40l150 56 270 30M230 190l-26-84 60-140M330-10l-24 118 30 90M60-10 90 190" />
          </svg>
          <IconPin className={styles.pin} size={40} />
          {src !== undefined && (
            <Button className={styles.show} variant="secondary" data-scripted onClick={() => setOpen(true)}>
              Show the map
            </Button>
          )}
        </>
      )}
    </div>
  );
}
