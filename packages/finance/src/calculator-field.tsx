import { clampedMessage, parseCalculatorNumber } from "@forecourt/core";
import type { CalculatorAmount, SettledAmount, ValueRange } from "@forecourt/core";
import { useState } from "react";
import styles from "./finance-panel.module.css";

/** What a field of the calculator needs. */
export interface CalculatorFieldProps {
  name: CalculatorAmount;
  label: string;
  range: ValueRange;
  value: number;
  prefix?: string;
  suffix?: string;
  /** Writes a value for people. */
  write: (value: number) => string;
  /** The value is the end of its range because what was asked for lies outside it. */
  isClamped: boolean;
  /** What becomes of a number that was typed. */
  settle: (typed: number) => SettledAmount;
  onChange: (settled: SettledAmount) => void;
}

const notANumber = (draft: string) => (draft.trim() === "" ? undefined : `“${draft.trim()}” is not a number.`);

/**
 * A number to type and a slider for the same value. What is typed out of range is clamped when the field is left, and the
 * field says so, politely (S1 §5, decisions.md rows 15 and 89).
 */
export function CalculatorField({
  name,
  label,
  range,
  value,
  prefix,
  suffix,
  write,
  isClamped,
  settle,
  onChange,
}: CalculatorFieldProps) {
  const [draft, setDraft] = useState<string>();
  const [message, setMessage] = useState<string>();
  const id = `calculator-${name}`;

  function finish() {
    if (draft === undefined) return;
    const typed = parseCalculatorNumber(draft);
    setDraft(undefined);
    setMessage(typed === undefined ? notANumber(draft) : undefined);
    if (typed !== undefined) onChange(settle(typed));
  }
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <span className={styles.box}>
        {prefix && <span aria-hidden>{prefix}</span>}
        <input
          id={id}
          name={name}
          className={styles.number}
          inputMode="decimal"
          autoComplete="off"
          aria-describedby={`${id}-message`}
          aria-label={suffix ? `${label}, ${suffix}` : undefined}
          readOnly={range.disabled}
          value={draft ?? (prefix ? value.toLocaleString("en") : value)}
          onChange={(event) => setDraft(event.currentTarget.value)}
          onBlur={finish}
          onKeyDown={(event) => event.key === "Enter" && finish()}
        />
        {suffix && <span aria-hidden>{suffix}</span>}
      </span>
      <input
        type="range"
        className={styles.slider}
        data-slider={name}
        aria-label={`${label} slider`}
        aria-valuetext={write(value)}
        min={range.min}
        max={range.max}
        step={range.step}
        disabled={range.disabled}
        value={value}
        onChange={(event) => {
          setMessage(undefined);
          setDraft(undefined);
          onChange({ value: Number(event.currentTarget.value), isClamped: false });
        }}
      />
      <p className={styles.message} id={`${id}-message`} role="status">
        {message ?? (isClamped ? clampedMessage(range, write) : undefined)}
      </p>
    </div>
  );
}
