import type { PlacedHotspot } from "@forecourt/core";
import { useId } from "react";
import styles from "./vehicle-stage.module.css";

/** Props of {@link HotspotLayer}. */
export interface HotspotLayerProps {
  spots: readonly PlacedHotspot[];
  /** Id of the one whose words are shown. */
  open: string | undefined;
  onOpen: (id: string | undefined) => void;
}

/** The points of interest on a picture: numbered buttons, each with its words beside it when pressed. */
export function HotspotLayer({ spots, open, onOpen }: HotspotLayerProps) {
  const base = useId();
  return spots.map(({ id, number, description, posX, posY }) => (
    <div
      key={id}
      className={styles.spot}
      style={{ insetInlineStart: `${posX * 100}%`, insetBlockStart: `${posY * 100}%` }}
      data-side={posX > 0.5 ? "before" : "after"}
    >
      <button
        type="button"
        className={styles.dot}
        aria-label={`Point of interest ${number}`}
        aria-expanded={open === id}
        aria-controls={`${base}-${id}`}
        onClick={() => onOpen(open === id ? undefined : id)}
        onKeyDown={(event) => {
          if (event.key !== "Escape" || open !== id) return;
          // The first Escape closes the words, not the whole screen.
          event.preventDefault();
          event.stopPropagation();
          onOpen(undefined);
        }}
      >
        <span>{number}</span>
      </button>
      <p className={styles.words} id={`${base}-${id}`} hidden={open !== id}>
        {description}
      </p>
    </div>
  ));
}
