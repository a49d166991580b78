import type { ComponentPropsWithRef, MouseEvent } from "react";
import { cx } from "../internal/cx.ts";
import { nearestStop } from "./range-scale.ts";
import type { RangeStops } from "./range-scale.ts";
import type { RangeValue } from "./range-value.ts";
import styles from "./ui-range-field.module.css";

/** Props of {@link RangeSlider}. */
export interface RangeSliderProps extends Omit<ComponentPropsWithRef<"div">, "onChange" | "children"> {
  /** What each thumb is called: "Price: from". */
  names: { from: string; to: string };
  /** Places of the thumbs, rising; at least two. */
  stops: RangeStops;
  value: RangeValue;
  /** Writes the place of a thumb for people. */
  format: (value: number) => string;
  /** At each move; an end at its end of the scale is left out. */
  onChange: (value: RangeValue) => void;
  /** When a thumb is let go. */
  onCommit?: (() => void) | undefined;
  disabled?: boolean | undefined;
}

/** Half of a thumb, px: as far as its middle stays from the ends of the slider. */
const knob = 22;

/**
 * Two native range inputs on one track: each keeps its own keyboard, and neither passes the other; a tap on the track brings the nearer
 * one there. It has no numbers to type;
 * put them beside it, or take `RangeField`, which has both.
 *
 * @example
 * <RangeSlider names={{ from: "Price: from", to: "Price: to" }} stops={[0, 500, 1000]} value={{ to: 500 }} format={String} onChange={setRange} />
 */
export function RangeSlider({
  names,
  stops,
  value,
  format,
  onChange,
  onCommit,
  disabled,
  className,
  ...rest
}: RangeSliderProps) {
  const last = stops.length - 1;
  const low = value.from === undefined ? 0 : nearestStop(stops, value.from);
  const high = value.to === undefined ? last : Math.max(low, nearestStop(stops, value.to));

  const move = (end: "from" | "to", asked: number) => {
    const next = end === "from" ? Math.min(asked, high) : Math.max(asked, low);
    const isOpen = next === (end === "from" ? 0 : last);
    onChange({ ...value, [end]: isOpen ? undefined : stops[next] });
  };
  /** A tap on the line brings the nearer thumb there. */
  const onTap = ({ target, currentTarget, clientX }: MouseEvent<HTMLDivElement>) => {
    if (disabled || target instanceof HTMLInputElement) return;
    const { left, width } = currentTarget.getBoundingClientRect();
    const index = Math.round(Math.min(1, Math.max(0, (clientX - left - knob) / (width - 2 * knob))) * last);
    const isNearLow =
      index < low ||
      (index <= high && (index - low < high - index || (index - low === high - index && low > last / 2)));
    move(isNearLow ? "from" : "to", index);
    onCommit?.();
  };

  /** A thumb that was moved before this code came stands elsewhere than it was rendered. */
  const adopt = (end: "from" | "to", index: number) => (input: HTMLInputElement | null) => {
    if (input && Number(input.value) !== index) move(end, Number(input.value));
  };

  const share = (stops: number) => `${Math.round((stops / last) * 10_000) / 100}%`;

  const thumb = (end: "from" | "to", index: number) => (
    <input
      ref={adopt(end, index)}
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
      onChange={(event) => move(end, Number(event.currentTarget.value))}
      onPointerUp={onCommit}
      onPointerCancel={onCommit}
      onKeyUp={onCommit}
      onBlur={onCommit}
    />
  );
  return (
    // Where both thumbs meet at the top of the scale, the lower one must stay within reach.
    <div
      className={cx(styles.slider, className)}
      data-low-on-top={low > last / 2 || undefined}
      role="presentation"
      onClick={onTap}
      {...rest}
    >
      <span className={styles.track} />
      {/* Drawn by attributes, before any script: a page's content security policy drops style attributes. */}
      <svg className={styles.chosen} aria-hidden="true">
        <rect x={share(low)} width={share(high - low)} height="4" />
      </svg>
      {thumb("from", low)}
      {thumb("to", high)}
    </div>
  );
}
