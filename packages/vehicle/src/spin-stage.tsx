import { useLayoutEffect, useMemo, useRef, useState } from "react";
import { frameWidth } from "./frame-width.ts";
import { pictureUrl } from "./picture-url.ts";
import { SpinTurntable } from "./spin-turntable.tsx";
import { useFrames } from "./use-frames.ts";
import styles from "./vehicle-stage.module.css";
import type { SpinStageProps } from "./spin-stage-props.ts";

/** A car that turns: a progress bar until every frame is in, then the turntable (S1 §4). */
export function SpinStage({ frames, ...rest }: SpinStageProps) {
  const box = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState<number>();
  useLayoutEffect(() => setWidth(frameWidth(box.current?.clientWidth ?? 0, devicePixelRatio)), []);
  return (
    <div className={styles.fill} ref={box}>
      {width !== undefined && <LoadingSpin frames={frames} width={width} {...rest} />}
    </div>
  );
}

function LoadingSpin({ frames, width, ...rest }: SpinStageProps & { width: number }) {
  const addresses = useMemo(() => frames.map((key) => pictureUrl(key, width)), [frames, width]);
  const { settled, failed } = useFrames(addresses);
  if (failed > 0 && settled === addresses.length)
    return (
      <p className={styles.notice} role="status">
        The 360° view could not be loaded. The photos show the car from all sides.
      </p>
    );
  if (settled === addresses.length) return <SpinTurntable addresses={addresses} {...rest} />;
  return <Loading percent={Math.round((settled / addresses.length) * 100)} takesFocus={rest.takesFocus} />;
}

/** How far the frames are in. It keeps the focus of whoever pressed for the view, until the view itself takes it. */
function Loading({ percent, takesFocus }: { percent: number; takesFocus: boolean }) {
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (takesFocus) place.current?.focus({ preventScroll: true });
  }, [takesFocus]);
  return (
    <div ref={place} className={styles.loading} tabIndex={-1}>
      <p>Loading the 360° view… {percent}%</p>
      <div
        className={styles.track}
        role="progressbar"
        aria-label="Loading the 360° view"
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent}
      >
        <div style={{ inlineSize: `${percent}%` }} />
      </div>
    </div>
  );
}
