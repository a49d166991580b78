import { listedHotspots } from "@forecourt/core";
import type { ViewerMode } from "@forecourt/core";
import type { Hotspots } from "@forecourt/core/schemas";
import { Disclosure } from "@forecourt/ui-kit/disclosure";
import styles from "./vehicle-view.module.css";

/** Props of {@link HotspotList}. */
export interface HotspotListProps {
  hotspots: Hotspots | undefined;
  modes: readonly ViewerMode[];
  /** Shows a point where it stands on the car. */
  onChoose: (mode: "spinner" | "interior", id: string) => void;
}

const sets = [
  { mode: "spinner", set: "exterior", heading: "Outside" },
  { mode: "interior", set: "interior", heading: "Inside" },
] as const;

/** The points of interest as text, so that nobody has to find them on a picture; each can be shown there. */
export function HotspotList({ hotspots, modes, onChoose }: HotspotListProps) {
  const lists = sets.flatMap(({ mode, set, heading }) => {
    const points = listedHotspots(hotspots?.[set]);
    return points.length > 0 ? [{ mode, heading, points, canShow: modes.includes(mode) }] : [];
  });
  if (lists.length === 0) return null;
  return (
    <Disclosure
      className={styles.points}
      title={`Points of interest (${lists.reduce((sum, { points }) => sum + points.length, 0)})`}
    >
      <div className={styles.lists}>
        {lists.map(({ mode, heading, points, canShow }) => (
          <div key={mode}>
            <p className={styles.heading} id={`points-${mode}`}>
              {heading}
            </p>
            <ol aria-labelledby={`points-${mode}`}>
              {points.map(({ id, description }) => (
                <li key={id}>
                  {description}
                  {canShow && (
                    <button
                      type="button"
                      className={styles.show}
                      onClick={() => onChoose(mode, id)}
                      aria-label={`Show on the car: ${description}`}
                    >
                      Show
                    </button>
                  )}
                </li>
              ))}
            </ol>
          </div>
        ))}
      </div>
    </Disclosure>
  );
}
