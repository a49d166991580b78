import { frameOfHotspot, hotspotsOnFrame } from "@forecourt/core";
import { IconChevronLeft, IconChevronRight, IconPause, IconPlay } from "@forecourt/ui-kit/icon";
import { useEffect, useLayoutEffect, useRef, useState } from "react";
import { wantsLessMotion } from "./motion-preferences.ts";
import { HotspotLayer } from "./hotspot-layer.tsx";
import type { SpinStageProps } from "./spin-stage-props.ts";
import { useSpin } from "./use-spin.ts";
import styles from "./vehicle-stage.module.css";

/** Frames that a button turns by: a twelfth of a turn is seen. */
const buttonTurn = 12;

/** The car on its turntable, all frames at hand: drag, arrow keys, buttons, and by itself until it is touched. */
export function SpinTurntable({
  name,
  addresses,
  hotspots,
  settings,
  chosen,
  takesFocus,
}: Omit<SpinStageProps, "frames"> & { addresses: readonly string[] }) {
  const stage = useRef<HTMLDivElement>(null);
  const count = addresses.length;
  const canTurnByItself = settings.autoRotate && !wantsLessMotion();
  const wanted = chosen && frameOfHotspot(hotspots, chosen.id);
  const spin = useSpin({
    count,
    startFrame: wanted ?? 0,
    startsTurning: canTurnByItself && chosen === undefined,
    intervalMs: settings.autoRotateIntervalMs,
    stage,
  });
  const [open, setOpen] = useState(chosen?.id);
  const { frame, turn, show } = spin;

  useLayoutEffect(() => {
    if (takesFocus) stage.current?.focus({ preventScroll: true });
  }, [takesFocus]);
  useEffect(() => {
    if (chosen === undefined || wanted === undefined) return;
    show(wanted);
    setOpen(chosen.id);
  }, [chosen, wanted, show]);

  const step = Math.max(1, Math.round(count / buttonTurn));
  return (
    <>
      <div className={styles.plate}>
        <img className={styles.frame} src={addresses[frame]} alt="" draggable={false} decoding="sync" />
        <div
          ref={stage}
          className={styles.grip}
          role="slider"
          tabIndex={0}
          aria-label={`${name} from all sides`}
          aria-valuemin={1}
          aria-valuemax={count}
          aria-valuenow={frame + 1}
          // While it turns by itself, each frame would be read out.
          aria-valuetext={spin.turning ? "Turning" : `View ${frame + 1} of ${count}`}
          {...spin.handlers}
        />
        <HotspotLayer
          spots={spin.turning ? [] : hotspotsOnFrame(hotspots, frame)}
          open={open}
          onOpen={(id) => {
            spin.setTurning(false);
            setOpen(id);
          }}
        />
      </div>
      <div className={styles.controls} role="group" aria-label="Turn the car">
        <button type="button" className={styles.control} aria-label="Turn to the left" onClick={() => turn(-step)}>
          <IconChevronLeft size={22} />
        </button>
        {canTurnByItself && (
          <button
            type="button"
            className={styles.control}
            aria-label={spin.turning ? "Stop turning" : "Turn by itself"}
            onClick={() => spin.setTurning(!spin.turning)}
          >
            {spin.turning ? <IconPause size={20} /> : <IconPlay size={20} />}
          </button>
        )}
        <button type="button" className={styles.control} aria-label="Turn to the right" onClick={() => turn(step)}>
          <IconChevronRight size={22} />
        </button>
      </div>
    </>
  );
}
