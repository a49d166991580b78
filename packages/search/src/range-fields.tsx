import { formatNumber, rangeWarnings, searchPriceScale } from "@forecourt/core";
import type { RangeFacetName, SearchQuery, InvalidAmount } from "@forecourt/core";
import { RangeSlider } from "@forecourt/ui-kit/range-field";
import { useEffect, useId, useRef } from "react";
import { rangeUnit, rangeValue } from "./active-filters.ts";
import { leftOutNote } from "./left-out-note.ts";
import { facetLabels } from "./facet-labels.ts";
import { rangeStops, stockPlaces } from "./range-scale.ts";
import type { ScaleEnds } from "./range-scale.ts";
import styles from "./search-range.module.css";
import { useMovedRange } from "./use-moved-range.ts";
import { useSyncedValue } from "./use-synced-value.ts";

/** How far PageUp and PageDown move a price, in dollars. */
const pageDollars = 5000;

/** Props of {@link RangeFields}. */
export interface RangeFieldsProps {
  name: RangeFacetName;
  search: SearchQuery;
  /** Ends of the slider. */
  ends: ScaleEnds | undefined;
  /** Cars at each part of the scale, which the thumbs stand by. */
  bars: readonly number[] | undefined;
  /** Cars that the chosen range leaves out because they have no value. */
  leftOut: number;
  /** Text typed for this facet that could not be read. */
  unread: readonly InvalidAmount[];
  /** A thumb was moved and let stand for 400 ms: sends the form around the fields. */
  onSlide: () => void;
  /** The site's word for its stock, in the plural. */
  vehicles: string;
  locale: string;
}

/**
 * The fields of a range, by two thumbs or two numbers: fields of the form around them. A thumb at its end and a blank
 * number mean no limit. A moved thumb searches after 400 ms (S1 §9); a number that is none is refused beside its field.
 */
export function RangeFields({
  name,
  search,
  ends,
  bars,
  leftOut,
  unread,
  onSlide,
  vehicles,
  locale,
}: RangeFieldsProps) {
  const range = search.ranges[name];
  const heading = facetLabels[name];
  const errorId = useId();
  const numbers = useRef<HTMLDivElement>(null);
  const { value, waits, onMove } = useMovedRange(numbers, { search, range, onSlide });
  // A moved thumb replaces the typed value.
  const refused = waits ? [] : unread;
  const isDay = name === "created_at_timestamp";
  // A year has no thousands; a field of a day has its own way to write one.
  const written = (amount: number | undefined) =>
    amount === undefined
      ? ""
      : isDay
        ? new Date(amount * 1000).toISOString().slice(0, 10)
        : name === "year"
          ? String(amount)
          : formatNumber(amount, locale, 3);
  const from = useSyncedValue<HTMLInputElement>(written(value.from));
  const to = useSyncedValue<HTMLInputElement>(written(value.to));
  const beyond = ends && range ? rangeWarnings(ends, range).join("; ") : "";
  useEffect(() => {
    if (beyond !== "") console.warn(`[search] ${heading}: ${beyond}`);
  }, [heading, beyond]);

  const stops = rangeStops(name, ends);
  // Most of the way is where the cars are; the ends and the steps are what they were.
  const places = bars && stops.length > 1 ? stockPlaces(stops, bars) : undefined;
  const highest = stops.at(-1);
  const show = (value: number) =>
    `${rangeValue(name, value, locale)}${value === highest && name === "price" ? "+" : ""}`;

  const number = (end: "min" | "max", label: string) => {
    const sent = refused.find((amount) => amount.end === end);
    const hint = end === "min" ? ends?.min : ends?.max;
    return (
      <label className={styles.end}>
        {`${label}${rangeUnit(name)}`}
        <input
          ref={end === "min" ? from : to}
          className={styles.input}
          type={isDay ? "date" : "text"}
          inputMode={isDay ? undefined : "numeric"}
          name={`${name}_${end}`}
          defaultValue={unread.find((amount) => amount.end === end)?.text ?? written(range?.[end])}
          placeholder={hint === undefined || isDay ? undefined : written(Math.round(hint))}
          aria-label={`${heading} ${label.toLowerCase()}`}
          maxLength={14}
          autoComplete="off"
          onFocus={isDay ? undefined : (event) => event.currentTarget.select()}
          {...(sent ? { "aria-invalid": true, "aria-describedby": errorId } : {})}
        />
      </label>
    );
  };
  return (
    <>
      {stops.length > 1 && (
        <RangeSlider
          names={{ from: `${heading}: lowest`, to: `${heading}: highest` }}
          stops={stops}
          places={places}
          pageStops={name === "price" ? Math.round(pageDollars / searchPriceScale.step) : undefined}
          value={value}
          format={show}
          onChange={onMove}
        />
      )}
      <div className={styles.numbers} ref={numbers}>
        {number("min", "From")}
        {number("max", "To")}
        <button className={styles.apply} type="submit" aria-label={`Apply ${heading.toLowerCase()}`}>
          Apply
        </button>
      </div>
      {leftOut > 0 && range !== undefined && <p className={styles.note}>{leftOutNote(leftOut, vehicles, locale)}</p>}
      {refused.length > 0 && (
        <p className={styles.error} id={errorId} role="alert">
          {refusedText(refused, isDay)} Enter {isDay ? "a day" : "digits"}, such as{" "}
          {rangeValue(name, Math.round(ends?.max ?? 30_000), locale)}.
        </p>
      )}
    </>
  );
}

/** "“abc” is not a number." */
function refusedText(refused: readonly InvalidAmount[], isDay: boolean): string {
  const what = isDay ? "day" : "number";
  const texts = refused.map(({ text }) => `“${text}”`).join(" and ");
  return `${texts} ${refused.length === 1 ? `is not a ${what}` : `are not ${what}s`}.`;
}
