import { useLayoutEffect, useRef } from "react";
import { nearestStop } from "./range-scale.ts";
import type { RangeStops } from "./range-scale.ts";
import type { RangeValue } from "./range-value.ts";
import styles from "./ui-range-field.module.css";

interface RangeSliderProps {
  names: { from: string; to: string };
  stops: RangeStops;
  value: RangeValue;
  format: (value: number) => string;
  onChange: (value: RangeValue) => void;
  onCommit: () => void;
  disabled?: boolean | undefined;
}

/** Two native range inputs on one track: each keeps its own keyboard, and neither passes the other. */
export function RangeSlider({ names, stops, value, format, onChange, onCommit, disabled }: RangeSliderProps) {
  const track = useRef<HTMLDivElement>(null);
  const last = stops.length - 1;
  const low = value.from === undefined ? 0 : nearestStop(stops, value.from);
  const high = value.to === undefined ? last : Math.max(low, nearestStop(stops, value.to));

  // Set by script and not in the markup: a page's content security policy drops style attributes.
  useLayoutEffect(() => {
    track.current?.style.setProperty("--low", String(low / last));
    track.current?.style.setProperty("--high", String(high / last));
  }, [low, high, last]);

  const thumb = (end: "from" | "to", index: number) => (
    <input
      type="range"
      className={styles.thumb}
      data-end={end}
      aria-label={names[end]}
      aria-valuetext={format(stops[index] ?? 0)}
      min={0}
      max={last}
      step={1}
      value={index}
      disabled={disabled}
      onChange={(event) => {
        const asked = Number(event.currentTarget.value);
        const next = end === "from" ? Math.min(asked, high) : Math.max(asked, low);
        const isOpen = next === (end === "from" ? 0 : last);
        onChange({ ...value, [end]: isOpen ? undefined : stops[next] });
      }}
      onPointerUp={onCommit}
      onPointerCancel={onCommit}
      onKeyUp={onCommit}
      onBlur={onCommit}
    />
  );
  return (
    // Where both thumbs meet at the top of the scale, the lower one must stay within reach.
    <div ref={track} className={styles.slider} data-low-on-top={low > last / 2 || undefined}>
      <span className={styles.track} />
      {thumb("from", low)}
      {thumb("to", high)}
    </div>
  );
}
