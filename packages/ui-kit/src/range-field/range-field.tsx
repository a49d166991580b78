import { Fieldset } from "@forecourt/ui-kit/fieldset";
import type { FieldsetProps } from "@forecourt/ui-kit/fieldset";
import { TextField } from "@forecourt/ui-kit/text-field";
import { useEffect, useRef, useState } from "react";
import type { ReactNode } from "react";
import { evenStops } from "./range-scale.ts";
import { RangeSlider } from "./range-slider.tsx";
import { typedEnd } from "./range-value.ts";
import type { RangeValue } from "./range-value.ts";
import styles from "./ui-range-field.module.css";

/** Props of {@link RangeField}. */
export interface RangeFieldProps extends Omit<
  FieldsetProps,
  "legend" | "onChange" | "defaultValue" | "children" | "prefix"
> {
  /** What the range is of: "Price". */
  label: string;
  /** Names of the number inputs in a plain form. */
  fromName?: string | undefined;
  toName?: string | undefined;
  min: number;
  max: number;
  /** Distance between two places of a thumb. @default a hundredth of the range, at least 1 */
  step?: number | undefined;
  /** Places of the thumbs where they are not even, rising from `min` to `max`; goes before `step`. */
  stops?: readonly number[] | undefined;
  /** The range as it stands; leave it out and the field keeps it itself. */
  value?: RangeValue | undefined;
  defaultValue?: RangeValue | undefined;
  /** At each move. */
  onChange?: ((value: RangeValue) => void) | undefined;
  /** When a thumb is let go or a number was typed, and the range is another than before: search now. */
  onCommit?: ((value: RangeValue) => void) | undefined;
  /** Writes a number for people. @default grouped digits */
  format?: ((value: number) => string) | undefined;
  /** A unit before the numbers: "$". */
  prefix?: ReactNode;
  /** A unit after the numbers: "km". */
  suffix?: ReactNode;
  /** Leave the label to the place. @default false */
  hideLabel?: boolean | undefined;
}

/**
 * A range by two numbers or two thumbs. A thumb at its end of the scale means no limit. The numbers are plain inputs
 * and work in a form without JavaScript (the slider then stays away).
 *
 * @example
 * <RangeField label="Price" prefix="$" min={0} max={100000} step={1000} fromName="price_min" toName="price_max" onCommit={search} />
 */
export function RangeField({
  label,
  hideLabel,
  fromName,
  toName,
  min,
  max,
  step = Math.max(1, Math.round((max - min) / 100)),
  stops = evenStops(min, max, step),
  value: controlled,
  defaultValue = {},
  onChange,
  onCommit,
  format = (number) => number.toLocaleString("en"),
  prefix,
  suffix,
  disabled,
  ...rest
}: RangeFieldProps) {
  const [own, setOwn] = useState(defaultValue);
  const [draft, setDraft] = useState<{ end: "from" | "to"; text: string }>();
  const value = controlled ?? own;
  // Kept in a ref too: after hydration, the change and the blur may arrive before React renders again.
  const typing = useRef<typeof draft>(undefined);
  const latest = useRef(value);
  const committed = useRef(value);

  useEffect(() => {
    latest.current = value;
    if (controlled === undefined) return;
    committed.current = controlled;
  }, [controlled, value]);

  function change(next: RangeValue) {
    latest.current = next;
    setOwn(next);
    onChange?.(next);
  }
  function commit() {
    const { from, to } = latest.current;
    if (from === committed.current.from && to === committed.current.to) return;
    committed.current = latest.current;
    onCommit?.(latest.current);
  }
  function type(text: typeof draft) {
    typing.current = text;
    setDraft(text);
  }
  function finishTyping() {
    const { current: typed } = typing;
    if (!typed) return;
    type(undefined);
    change(typedEnd(typed.end, typed.text, latest.current, min, max));
    commit();
  }

  const numberInput = (end: "from" | "to") => (
    <TextField
      label={end === "from" ? "From" : "To"}
      name={end === "from" ? fromName : toName}
      inputMode="numeric"
      autoComplete="off"
      prefix={prefix}
      suffix={suffix}
      disabled={disabled}
      placeholder={format(end === "from" ? min : max)}
      value={draft?.end === end ? draft.text : (value[end] ?? "")}
      onChange={(event) => type({ end, text: event.currentTarget.value })}
      onBlur={finishTyping}
      onKeyDown={(event) => event.key === "Enter" && finishTyping()}
    />
  );
  return (
    <Fieldset legend={label} hideLegend={hideLabel} disabled={disabled} {...rest}>
      <RangeSlider
        names={{ from: `${label}: from`, to: `${label}: to` }}
        stops={stops}
        value={value}
        format={format}
        disabled={disabled}
        onChange={change}
        onCommit={commit}
      />
      <div className={styles.numbers}>
        {numberInput("from")}
        {numberInput("to")}
      </div>
    </Fieldset>
  );
}
