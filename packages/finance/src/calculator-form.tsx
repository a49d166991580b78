import { calculatorFrequencies } from "@forecourt/core";
import type { RepaymentFrequency } from "@forecourt/core";
import { lazyPart } from "@forecourt/ui-kit/lazy-part";
import { Suspense, useState } from "react";
import type { ReactNode } from "react";
import { CalculatorField } from "./calculator-field.tsx";
import { CalculatorFigures } from "./calculator-figures.tsx";
import styles from "./finance-panel.module.css";
import { useCalculator } from "./use-calculator.ts";
import type { CalculatorSetup } from "./use-calculator.ts";

/** Props of {@link CalculatorForm}; everything that is not the shopper's comes from the server. */
export interface CalculatorFormProps extends CalculatorSetup {
  /** Path of the car's page, which a form without JavaScript asks. */
  action: string;
  monthlyOnly: boolean;
  /** The site offers a residual. */
  hasResidual: boolean;
  /** One control for deposit and trade-in (decisions.md row 11). */
  isMerged: boolean;
  warningId: string;
  /** Link from the result to the finance enquiry. */
  apply?: ReactNode;
}

const frequencyNames: Readonly<Record<RepaymentFrequency, string>> = {
  weekly: "Weekly",
  fortnightly: "Fortnightly",
  monthly: "Monthly",
};

const RepaymentTable = lazyPart(async () => (await import("./repayment-table.tsx")).RepaymentTable);

/**
 * The finance calculator (S2 §2, §5): numbers and sliders, a result that follows them, the schedule on request. A GET
 * form without JavaScript.
 */
export function CalculatorForm({
  action,
  monthlyOnly,
  hasResidual,
  isMerged,
  warningId,
  apply,
  ...setup
}: CalculatorFormProps) {
  const { basis, comparesRates, money, ranges } = setup;
  const { formRef, input, result, clamped, presets, dollars, clampedText, set, field } = useCalculator(setup);
  const [wantsSchedule, setWantsSchedule] = useState(false);
  return (
    <form
      ref={formRef}
      className={styles.calculator}
      data-part="calculator"
      action={`${action}#finance-calculator`}
      aria-label="Finance calculator"
      noValidate
      onSubmit={(event) => event.preventDefault()}
    >
      <div className={styles.sides}>
        <div className={styles.answer}>
          <CalculatorFigures
            input={input}
            result={result}
            feeDollars={basis.feeDollars}
            comparesRates={comparesRates}
            money={money}
            warningId={warningId}
          />
          {apply}
        </div>
        <div className={styles.fields}>
          <CalculatorField {...field("loan", "Price")} />
          {presets.length > 0 && (
            <div className={styles.presets} role="group" aria-label="Prices">
              {presets.map((value) => (
                <button
                  key={value}
                  type="button"
                  aria-pressed={input.loan === value}
                  onClick={() => set({ loan: value })}
                >
                  {dollars(value)}
                </button>
              ))}
            </div>
          )}
          {ranges.termChoices ? (
            <label className={styles.field}>
              <span className={styles.label}>Term</span>
              <select
                name="term"
                className={styles.select}
                value={input.term}
                onChange={(event) => set({ term: Number(event.currentTarget.value) })}
              >
                {[...new Set([...ranges.termChoices, input.term])]
                  .toSorted((one, other) => one - other)
                  .map((years) => (
                    <option key={years} value={years}>
                      {years} {years === 1 ? "year" : "years"}
                    </option>
                  ))}
              </select>
              <p className={styles.message} role="status">
                {clamped.includes("term") && clampedText("term")}
              </p>
            </label>
          ) : (
            <CalculatorField {...field("term", "Term")} />
          )}
          <CalculatorField {...field("rate", "Interest rate")} />
          <CalculatorField {...field("deposit", isMerged ? "Deposit and trade-in" : "Deposit")} />
          {!isMerged && <CalculatorField {...field("tradeIn", "Trade-in")} />}
          {hasResidual && <CalculatorField {...field("residual", "Residual")} />}
          {!monthlyOnly && (
            <fieldset className={styles.frequency}>
              <legend className={styles.label}>Repayments</legend>
              {calculatorFrequencies({ monthlyOnly }).map((each) => (
                <label key={each}>
                  <input
                    type="radio"
                    name="frequency"
                    value={each}
                    checked={input.frequency === each}
                    onChange={() => set({ frequency: each })}
                  />
                  {frequencyNames[each]}
                </label>
              ))}
            </fieldset>
          )}
          <button type="submit" className={styles.plain}>
            Work it out
          </button>
        </div>
      </div>
      {result.payment !== null && (
        <details className={styles.schedule} onToggle={(event) => setWantsSchedule(event.currentTarget.open)}>
          <summary>Repayment schedule</summary>
          {wantsSchedule && (
            <Suspense fallback={<p>Loading…</p>}>
              <RepaymentTable input={input} feeDollars={basis.feeDollars} money={money} />
            </Suspense>
          )}
        </details>
      )}
    </form>
  );
}
