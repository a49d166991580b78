import type { ComponentPropsWithRef, KeyboardEvent, MouseEvent } from "react";
import { cx } from "../internal/cx.ts";
import { keyStop, nearestStop } from "./range-scale.ts";
import type { RangeStops } from "./range-scale.ts";
import type { RangeValue } from "./range-value.ts";
import styles from "./ui-range-field.module.css";

/** Props of {@link RangeSlider}. */
export interface RangeSliderProps extends Omit<ComponentPropsWithRef<"div">, "onChange" | "children"> {
  /** What each thumb is called: "Price: from". */
  names: { from: string; to: string };
  /** Places of the thumbs, rising; at least two. */
  stops: RangeStops;
  /** Where each stop stands on the track, as a share of its length, rising from 0 to 1. @default evenly apart */
  places?: readonly number[] | undefined;
  /** Stops that PageUp and PageDown move a thumb by. @default a tenth of them */
  pageStops?: number | undefined;
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
/** Steps of a track whose stops are not evenly apart. */
const fineSteps = 10_000;

/**
 * Two native range inputs on one track: each keeps its own keyboard, and neither passes the other; a tap on the track
 * brings the nearer one there. It has no numbers to type; put them beside it, or take `RangeField`, which has both.
 *
 * @example
 * <RangeSlider names={{ from: "Price: from", to: "Price: to" }} stops={[0, 500, 1000]} value={{ to: 500 }} format={String} onChange={setRange} />
 */
export function RangeSlider({
  names,
  stops,
  places,
  pageStops = Math.max(1, Math.round((stops.length - 1) / 10)),
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

  // Native thumbs stand on even steps: where stops are not evenly apart, those of the track are finer than the stops.
  const steps = places ? fineSteps : last;
  const placeOf = (index: number) => (places ? Math.round((places[index] ?? 0) * fineSteps) : index);
  const stopAt = (place: number) => (places ? nearestStop(places, place / fineSteps) : place);

  const move = (end: "from" | "to", asked: number) => {
    const next = end === "from" ? Math.min(asked, high) : Math.max(asked, low);
    const isOpen = next === (end === "from" ? 0 : last);
    onChange({ ...value, [end]: isOpen ? undefined : stops[next] });
  };
  /** A tap on the line brings the nearer thumb there. */
  const onTap = ({ target, currentTarget, clientX }: MouseEvent<HTMLDivElement>) => {
    if (disabled || target instanceof HTMLInputElement) return;
    const { left, width } = currentTarget.getBoundingClientRect();
    const index = stopAt(Math.round(Math.min(1, Math.max(0, (clientX - left - knob) / (width - 2 * knob))) * steps));
    const isNearLow =
      index < low ||
      (index <= high && (index - low < high - index || (index - low === high - index && low > last / 2)));
    move(isNearLow ? "from" : "to", index);
    onCommit?.();
  };

  /** A thumb that was moved before this code came stands elsewhere than it was rendered. */
  const adopt = (end: "from" | "to", index: number) => (input: HTMLInputElement | null) => {
    if (input && Number(input.value) !== placeOf(index)) move(end, stopAt(Number(input.value)));
  };
  const onKey = (end: "from" | "to", index: number) => (event: KeyboardEvent) => {
    const next = keyStop(event.key, index, { last, pageStops });
    if (next === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    if (next !== index) move(end, next);
  };

  const share = (from: number, to: number) => `${Math.round(((placeOf(to) - placeOf(from)) / steps) * 10_000) / 100}%`;

  const thumb = (end: "from" | "to", index: number) => (
    <input
      ref={adopt(end, index)}
      type="range"
      className={styles.thumb}
      data-end={end}
      aria-label={names[end]}
      aria-valuetext={format(stops[index] ?? 0)}
      min={0}
      max={steps}
      step={1}
      value={placeOf(index)}
      disabled={disabled}
      onChange={(event) => move(end, stopAt(Number(event.currentTarget.value)))}
      onKeyDown={onKey(end, index)}
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
      {/* Drawn by attributes, before any script: a page's content security policy drops style attributes. */}
      <svg className={styles.chosen} aria-hidden="true">
        <rect x={share(0, low)} width={share(low, high)} height="4" />
      </svg>
      {thumb("from", low)}
      {thumb("to", high)}
    </div>
  );
}
