import {
  amountRange,
  calculatedLoan,
  calculatorFrequencies,
  calculatorResult,
  clampToRange,
  clampedMessage,
  formatMoney,
  notANumber,
  presetMoneyButtons,
  settleAmount,
  sliderRange,
  whyNoFigure,
} from "@forecourt/core";
import type {
  CalculatorAmount,
  CalculatorBasis,
  CalculatorInput,
  CalculatorRanges,
  MoneyFormat,
  ReadCalculation,
  RepaymentFrequency,
  SettledAmount,
  ShownLoan,
} from "@forecourt/core";
import { lazyPart } from "@forecourt/ui-kit/lazy-part";
import { Suspense, useEffect, useRef, useState } from "react";
import type { ReactNode } from "react";
import { CalculatorField } from "./calculator-field.tsx";
import { CalculatorFigures } from "./calculator-figures.tsx";
import { readTyped } from "./read-typed.ts";
import styles from "./finance-panel.module.css";

/** What the calculator needs; everything that is not the shopper's comes from the server. */
export interface CalculatorFormProps {
  /** Path of the car's page, which a form without JavaScript asks. */
  action: string;
  ranges: CalculatorRanges;
  /** What the page was asked for, else the start. */
  asked: ReadCalculation;
  /** Price of the car, in dollars; undefined where it has none. */
  priceDollars: number | undefined;
  basis: CalculatorBasis;
  monthlyOnly: boolean;
  /** The site offers a residual. */
  hasResidual: boolean;
  /** One control for deposit and trade-in (decisions.md row 11). */
  isMerged: boolean;
  /** From and to of the preset money buttons, in dollars. */
  presets: { min: number; max: number };
  /** The site shows comparison rates. */
  comparesRates: boolean;
  money: MoneyFormat;
  warningId: string;
  /** What leads on from the result: the finance enquiry. */
  apply?: ReactNode;
  onUsed?: (() => void) | undefined;
  /** Hears of the loan that the shopper sets, so that the rest of the page can speak of it (decisions.md row 91). */
  onLoan?: ((loan: ShownLoan) => void) | undefined;
}

const frequencyNames: Readonly<Record<RepaymentFrequency, string>> = {
  weekly: "Weekly",
  fortnightly: "Fortnightly",
  monthly: "Monthly",
};

const RepaymentTable = lazyPart(async () => (await import("./repayment-table.tsx")).RepaymentTable);

/** The finance calculator (S2 §2, §5): numbers and sliders, a result that follows them, the schedule on request. A GET form without JavaScript. */
export function CalculatorForm({
  action,
  ranges,
  asked,
  priceDollars,
  basis,
  monthlyOnly,
  hasResidual,
  isMerged,
  presets,
  comparesRates,
  money,
  warningId,
  apply,
  onUsed,
  onLoan,
}: CalculatorFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const used = useRef(false);
  const [{ input, clamped, unread }, setCalculation] = useState(asked);
  const [wantsSchedule, setWantsSchedule] = useState(false);
  const result = calculatorResult(input, basis);
  const dollars = (value: number) => formatMoney(value, { ...money, cents: !Number.isInteger(value) });
  const reason = whyNoFigure(input, basis, dollars);

  // What was typed or moved while this code was not there yet.
  useEffect(() => {
    if (form.current) setCalculation((current) => readTyped(form.current, current, ranges));
  }, [ranges]);

  useEffect(() => {
    onLoan?.(
      calculatedLoan(input, calculatorResult(input, basis), {
        priceDollars,
        feeDollars: basis.feeDollars,
        comparesRates,
      }),
    );
  }, [input, basis, priceDollars, comparesRates, onLoan]);

  function set(change: Partial<CalculatorInput>, nowClamped: readonly CalculatorAmount[] = []) {
    setCalculation((current) => ({
      input: { ...current.input, ...change },
      clamped: [...current.clamped.filter((name) => !(name in change)), ...nowClamped],
      unread: Object.fromEntries(Object.entries(current.unread ?? {}).filter(([name]) => !(name in change))),
    }));
    if (!used.current) onUsed?.();
    used.current = true;
  }
  const amount = (name: CalculatorAmount, label: string) => {
    const { write, example, ...unit } = writing(name, dollars);
    const text = unread?.[name];
    const problem = clamped.includes(name)
      ? clampedMessage(amountRange(name, ranges), write)
      : reason?.name === name
        ? reason.message
        : undefined;
    return (
      <CalculatorField
        name={name}
        label={label}
        scale={sliderRange(name, ranges, input.loan)}
        value={input[name]}
        problem={text === undefined ? problem : notANumber(text, example)}
        settle={(typed) => settleAmount(name, typed, ranges)}
        write={write}
        {...unit}
        onChange={({ value, isClamped }: SettledAmount) => set({ [name]: value }, isClamped ? [name] : [])}
        onUnread={(typed) =>
          setCalculation((current) => ({ ...current, unread: { ...current.unread, [name]: typed } }))
        }
      />
    );
  };
  const loanPresets = presetMoneyButtons(presets).filter((value) => clampToRange(value, ranges.loan) === value);

  return (
    <form
      ref={form}
      className={styles.calculator}
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
          {amount("loan", "Price")}
          {loanPresets.length > 1 && (
            <div className={styles.presets} role="group" aria-label="Prices">
              {loanPresets.map((value) => (
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
                {clamped.includes("term") &&
                  clampedMessage(amountRange("term", ranges), writing("term", dollars).write)}
              </p>
            </label>
          ) : (
            amount("term", "Term")
          )}
          {amount("rate", "Interest rate")}
          {isMerged ? amount("deposit", "Deposit and trade-in") : amount("deposit", "Deposit")}
          {!isMerged && amount("tradeIn", "Trade-in")}
          {hasResidual && amount("residual", "Residual")}
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

/** How an amount is written: its unit, and an example for those who wrote it otherwise. */
function writing(name: CalculatorAmount, dollars: (value: number) => string) {
  if (name === "rate") return { suffix: "%", example: "7.49", write: (value: number) => `${value}%` };
  if (name === "term")
    return { suffix: "years", example: "2.5", write: (value: number) => `${value} ${value === 1 ? "year" : "years"}` };
  return { prefix: "$", example: "1,500", write: dollars };
}
