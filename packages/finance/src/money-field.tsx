import { clampToRange, clampedMessage, formatNumber, notANumber, parseAmount, rangeMessage } from "@forecourt/core";
import type { ValueRange } from "@forecourt/core";
import { TextField } from "@forecourt/ui-kit/text-field";
import { useRef, useState } from "react";
import { moneySign } from "./money-sign.ts";
import styles from "./finance-enquiry.module.css";

/** Props of {@link MoneyField}. */
export interface MoneyFieldProps {
  name: string;
  label: string;
  /** @default false */
  optional?: boolean;
  range: Pick<ValueRange, "min" | "max">;
  /** Dollars; 0 shows as an empty field where the sum is optional. */
  value: number;
  /** The value came out of range and was clamped: the field says so from the start. @default false */
  isClamped?: boolean;
  /** Error of the value in combination with others. */
  problem?: string | undefined;
  /** Writes an amount for people. */
  write: (dollars: number) => string;
  onChange: (dollars: number) => void;
}

/** Characters that no sum of money has. */
const foreign = /[^\d.,\s$'km+-]/gi;

/**
 * Whole dollars to type. What is out of range is clamped when the field is left, and the field says so; what is no
 * amount is refused beside it (S2 §5, decisions.md row 15).
 */
export function MoneyField({
  name,
  label,
  optional = false,
  range,
  value,
  isClamped = false,
  problem,
  write,
  onChange,
}: MoneyFieldProps) {
  const [draft, setDraft] = useState<string>();
  const typing = useRef<string>(undefined);
  const [message, setMessage] = useState<string | undefined>(isClamped ? clampedMessage(range, write) : undefined);
  const id = `finance-${name}`;

  // Kept in a ref too: after hydration, the change and the blur may arrive before React renders again.
  function keep(text: string | undefined): void {
    typing.current = text;
    setDraft(text);
  }
  function leave(): void {
    const { current: left } = typing;
    if (left === undefined) return;
    const isCleared = optional && left.trim() === "";
    const typed = isCleared ? 0 : parseAmount(left);
    keep(undefined);
    if (typed !== undefined) {
      setMessage(rangeMessage(typed, range, write));
      onChange(clampToRange(typed, range));
    } else setMessage(left.trim() === "" ? undefined : notANumber(left, "32,500"));
  }
  return (
    <div>
      <TextField
        id={id}
        name={name}
        label={label}
        optional={optional}
        prefix={moneySign(write)}
        inputMode="decimal"
        autoComplete="off"
        value={draft ?? (optional && value === 0 ? "" : formatNumber(value, "en", 2))}
        onChange={(event) => keep(event.currentTarget.value.replace(foreign, ""))}
        onBlur={leave}
        onKeyDown={(event) => event.key === "Enter" && leave()}
        aria-describedby={`${id}-message`}
      />
      <p className={styles.message} id={`${id}-message`} role="status">
        {message ?? problem}
      </p>
    </div>
  );
}
