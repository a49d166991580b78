import { clampedMessage, quickQuoteTerm } from "@forecourt/core";
import { useState } from "react";
import styles from "./finance-enquiry.module.css";

const inYears = (years: number) => `${years} ${years === 1 ? "year" : "years"}`;

/** The slider of the term of a loan, in years. */
export function LoanTermField({
  termYears,
  isClamped,
  onChange,
}: {
  termYears: number;
  /** The address brought a term out of range: it is said until the term changes (decisions.md row 89). */
  isClamped: boolean;
  onChange: (termYears: number) => void;
}) {
  const [startYears] = useState(termYears);
  return (
    <div className={styles.range}>
      <span className={styles.label}>
        <label htmlFor="finance-term">Loan term</label>
        <span>{inYears(termYears)}</span>
      </span>
      <input
        // Moved before this code came, it stands elsewhere than it was rendered.
        ref={(slider) => {
          if (slider && Number(slider.value) !== termYears) onChange(Number(slider.value));
        }}
        id="finance-term"
        type="range"
        name="term"
        min={quickQuoteTerm.min}
        max={quickQuoteTerm.max}
        step={quickQuoteTerm.step}
        value={termYears}
        aria-valuetext={inYears(termYears)}
        onChange={(event) => onChange(Number(event.currentTarget.value))}
        aria-describedby="finance-term-message"
      />
      <p className={styles.message} id="finance-term-message" role="status">
        {isClamped && termYears === startYears && clampedMessage(quickQuoteTerm, inYears)}
      </p>
    </div>
  );
}
