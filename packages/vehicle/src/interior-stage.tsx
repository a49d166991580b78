import { hotspotsOnFrame } from "@forecourt/core";
import type { Hotspots } from "@forecourt/core/schemas";
import { IconChevronLeft, IconChevronRight } from "@forecourt/ui-kit/icon";
import { useEffect, useRef, useState } from "react";
import { HotspotLayer } from "./hotspot-layer.tsx";
import { pictureUrl } from "./picture-url.ts";
import type { ChosenHotspot } from "./spin-stage-props.ts";
import { usePan } from "./use-pan.ts";
import styles from "./vehicle-stage.module.css";

/** Share of the view that a button looks on by. */
const buttonShare = 0.3;

/** Props of {@link InteriorStage}. */
export interface InteriorStageProps {
  name: string;
  /** A picture wider than it is high; one twice as wide shows all round and has no edge. */
  source: string;
  hotspots: Hotspots["interior"] | undefined;
  chosen?: ChosenHotspot | undefined;
  /** Takes the focus: the shopper pressed for it. */
  takesFocus: boolean;
}

/** The car from inside, looked round in by drag, arrow keys and buttons. */
export function InteriorStage({ name, source, hotspots, chosen, takesFocus }: InteriorStageProps) {
  const view = useRef<HTMLDivElement>(null);
  const grip = useRef<HTMLDivElement>(null);
  const picture = useRef<HTMLImageElement>(null);
  const pan = usePan(view);
  const [open, setOpen] = useState<string>();
  const spots = hotspotsOnFrame(hotspots, 0);
  const { lookAt, onSize, pictureWidthPx } = pan;

  useEffect(() => {
    if (takesFocus) grip.current?.focus({ preventScroll: true });
  }, [takesFocus]);
  useEffect(() => {
    const image = picture.current;
    if (image?.complete && image.naturalWidth > 0) onSize(image.naturalWidth, image.naturalHeight);
  }, [onSize]);
  useEffect(() => {
    const spot = hotspotsOnFrame(hotspots, 0).find(({ id }) => id === chosen?.id);
    if (!spot || pictureWidthPx === 0) return;
    lookAt(spot.posX);
    setOpen(spot.id);
  }, [chosen, hotspots, lookAt, pictureWidthPx]);

  const copies = pan.endless ? [0, 1] : [0];
  return (
    <>
      <div className={styles.plate} data-kind="interior" ref={view}>
        <div
          className={styles.strip}
          data-endless={pan.endless || undefined}
          style={{ inlineSize: `${pictureWidthPx * copies.length}px`, transform: `translate3d(${-pan.leftPx}px,0,0)` }}
        >
          {copies.map((copy) => (
            <div key={copy} className={styles.round} style={{ inlineSize: `${pictureWidthPx}px` }}>
              <img
                ref={copy === 0 ? picture : undefined}
                src={pictureUrl(source, 1600)}
                alt=""
                draggable={false}
                onLoad={({ currentTarget }) => onSize(currentTarget.naturalWidth, currentTarget.naturalHeight)}
              />
            </div>
          ))}
        </div>
        <div
          ref={grip}
          className={styles.grip}
          role="slider"
          tabIndex={0}
          aria-label={`Inside the ${name}`}
          aria-valuemin={0}
          aria-valuemax={100}
          aria-valuenow={pan.percent}
          aria-valuetext={`${pan.percent}% from the left`}
          {...pan.handlers}
        />
        {pictureWidthPx > 0 && (
          <div
            className={styles.strip}
            data-layer=""
            data-endless={pan.endless || undefined}
            style={{ inlineSize: `${pictureWidthPx}px`, transform: `translate3d(${-pan.leftPx}px,0,0)` }}
          >
            <HotspotLayer spots={spots} open={open} onOpen={setOpen} />
          </div>
        )}
      </div>
      <div className={styles.controls} role="group" aria-label="Look round">
        <button
          type="button"
          className={styles.control}
          aria-label="Look to the left"
          onClick={() => pan.look(-buttonShare)}
        >
          <IconChevronLeft size={22} />
        </button>
        <button
          type="button"
          className={styles.control}
          aria-label="Look to the right"
          onClick={() => pan.look(buttonShare)}
        >
          <IconChevronRight size={22} />
        </button>
      </div>
    </>
  );
}
