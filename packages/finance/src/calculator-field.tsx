import { formatNumber, parseCalculatorNumber } from "@forecourt/core";
import type { CalculatorAmount, SettledAmount, ValueRange } from "@forecourt/core";
import { useState } from "react";
import styles from "./finance-panel.module.css";

/** Props of {@link CalculatorField}. */
export interface CalculatorFieldProps {
  name: CalculatorAmount;
  label: string;
  /** Range of the slider. */
  scale: ValueRange;
  value: number;
  prefix?: string;
  suffix?: string;
  /** Writes a value for people. */
  write: (value: number) => string;
  /** Error of the value or of the typed text, shown below the field. */
  problem: string | undefined;
  /** Settles a typed number: rounded and brought into its range. */
  settle: (typed: number) => SettledAmount;
  onChange: (settled: SettledAmount) => void;
  /** Called when the typed text is no number; the value stays as it was. */
  onUnread: (text: string) => void;
}

/**
 * A number to type and a slider for the same value. What is typed out of range is clamped when the field is left, and
 * the field says so, politely (S1 §5, decisions.md rows 15 and 89).
 */
export function CalculatorField({
  name,
  label,
  scale,
  value,
  prefix,
  suffix,
  write,
  problem,
  settle,
  onChange,
  onUnread,
}: CalculatorFieldProps) {
  const [draft, setDraft] = useState<string>();
  const id = `calculator-${name}`;

  function finish() {
    if (draft === undefined) return;
    const typed = parseCalculatorNumber(name, draft);
    setDraft(undefined);
    if (typed !== undefined) onChange(settle(typed));
    else if (draft.trim() !== "") onUnread(draft.trim());
  }
  return (
    <div className={styles.field} data-part="calculator-field">
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <span className={styles.box} data-prefix={prefix} data-suffix={suffix}>
        <input
          id={id}
          name={name}
          className={styles.number}
          inputMode="decimal"
          autoComplete="off"
          aria-describedby={`${id}-message`}
          aria-label={suffix ? `${label}, ${suffix}` : undefined}
          readOnly={scale.disabled}
          value={draft ?? (prefix ? formatNumber(value, "en", 3) : value)}
          onChange={(event) => setDraft(event.currentTarget.value)}
          onBlur={finish}
          onKeyDown={(event) => event.key === "Enter" && finish()}
        />
      </span>
      <input
        type="range"
        className={styles.slider}
        data-slider={name}
        aria-label={`${label} slider`}
        aria-valuetext={write(value)}
        min={scale.min}
        max={scale.max}
        step={scale.step}
        disabled={scale.disabled}
        value={value}
        onChange={(event) => {
          setDraft(undefined);
          onChange({ value: Number(event.currentTarget.value), isClamped: false });
        }}
      />
      <p className={styles.message} id={`${id}-message`} role="status">
        {problem}
      </p>
    </div>
  );
}
