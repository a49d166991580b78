import {
  amountRange,
  calculatedLoan,
  calculatorResult,
  clampToRange,
  clampedMessage,
  formatMoney,
  notANumber,
  presetMoneyButtons,
  settleAmount,
  noRepaymentReason,
} from "@forecourt/core";
import type {
  CalculatorAmount,
  CalculatorBasis,
  CalculatorInput,
  CalculatorRanges,
  CalculatorResult,
  MoneyFormat,
  ReadCalculation,
  SettledAmount,
  ShownLoan,
} from "@forecourt/core";
import { useEffect, useRef, useState } from "react";
import type { RefObject } from "react";
import type { CalculatorFieldProps } from "./calculator-field.tsx";
import { moneySign } from "./money-sign.ts";
import { readTyped } from "./read-typed.ts";

/** Inputs of a calculation; everything that is not the shopper's comes from the server. */
export interface CalculatorSetup {
  ranges: CalculatorRanges;
  /** Values from the address of the page, else the start values. */
  asked: ReadCalculation;
  /** Price of the car, in dollars; undefined where it has none. */
  priceDollars: number | undefined;
  basis: CalculatorBasis;
  /** From and to of the preset money buttons, in dollars. */
  presets: { min: number; max: number };
  /** The site shows comparison rates. */
  comparesRates: boolean;
  money: MoneyFormat;
  /** The shopper set something, for the first time. */
  onUsed?: (() => void) | undefined;
  /** Hears of the loan that the shopper sets, so that the rest of the page can speak of it (decisions.md row 91). */
  onLoan?: ((loan: ShownLoan) => void) | undefined;
}

/** A calculation that a shopper works on. */
export interface Calculator {
  /** Ref of the form around the fields; values typed before the code loaded are read from it. */
  formRef: RefObject<HTMLFormElement | null>;
  input: CalculatorInput;
  result: CalculatorResult;
  /** Amounts that were out of range and were brought into it. */
  clamped: readonly CalculatorAmount[];
  /** Prices that buttons offer, in dollars; none where fewer than two are within the range. */
  presets: readonly number[];
  /** Writes an amount of dollars. */
  dollars: (value: number) => string;
  /** Message below an amount that was brought into its range. */
  clampedText: (name: CalculatorAmount) => string;
  set: (change: Partial<CalculatorInput>, clamped?: readonly CalculatorAmount[]) => void;
  /** Props of a `CalculatorField` for an amount. */
  field: (name: CalculatorAmount, label: string) => CalculatorFieldProps;
}

/**
 * The finance calculator without its markup: amounts within their ranges, the result that follows them, what is wrong
 * with each.
 *
 * @example
 * const calculator = useCalculator(setup);
 * <form ref={calculator.formRef}><CalculatorField {...calculator.field("deposit", "Deposit")} /></form>
 */
export function useCalculator({
  ranges,
  asked,
  priceDollars,
  basis,
  presets,
  comparesRates,
  money,
  onUsed,
  onLoan,
}: CalculatorSetup): Calculator {
  const formRef = useRef<HTMLFormElement>(null);
  const used = useRef(false);
  const [{ input, clamped, unread }, setCalculation] = useState(asked);
  const dollars = (value: number) => formatMoney(value, money);
  const reason = noRepaymentReason(input, basis, dollars);

  // Values typed or moved before this code loaded.
  useEffect(() => {
    if (formRef.current) setCalculation((current) => readTyped(formRef.current, current, ranges));
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
  const clampedText = (name: CalculatorAmount) =>
    clampedMessage(amountRange(name, ranges), writing(name, dollars).write);
  const offered = presetMoneyButtons(presets).filter((value) => clampToRange(value, ranges.loan) === value);
  return {
    formRef,
    input,
    result: calculatorResult(input, basis),
    clamped,
    presets: offered.length > 1 ? offered : [],
    dollars,
    clampedText,
    set,
    field(name, label) {
      const { write, example, ...unit } = writing(name, dollars);
      const text = unread?.[name];
      const problem = clamped.includes(name) ? clampedText(name) : reason?.name === name ? reason.message : undefined;
      return {
        name,
        label,
        scale: amountRange(name, ranges),
        value: input[name],
        problem: text === undefined ? problem : notANumber(text, example),
        settle: (typed) => settleAmount(name, typed, ranges),
        write,
        ...unit,
        onChange: ({ value, isClamped }: SettledAmount) => set({ [name]: value }, isClamped ? [name] : []),
        onUnread: (typed) =>
          setCalculation((current) => ({ ...current, unread: { ...current.unread, [name]: typed } })),
      };
    },
  };
}

/** How an amount is written: its unit, and an example for those who wrote it otherwise. */
function writing(name: CalculatorAmount, dollars: (value: number) => string) {
  if (name === "rate") return { suffix: "%", example: "7.49", write: (value: number) => `${value}%` };
  if (name === "term")
    return { suffix: "years", example: "2.5", write: (value: number) => `${value} ${value === 1 ? "year" : "years"}` };
  return { prefix: moneySign(dollars), example: "1,500", write: dollars };
}
