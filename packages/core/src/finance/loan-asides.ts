import type { CalculatorAmount } from "./calculator-amount.ts";
import type { CalculatorInput } from "./calculator.ts";
import type { CalculatorRanges } from "./calculator-ranges.ts";
import { principalDollars } from "./repayment.ts";
import type { ValueRange } from "./value-range.ts";

/** Amounts of a calculation that lessen what is repaid. */
const asides: readonly CalculatorAmount[] = ["deposit", "tradeIn", "residual"];

/**
 * The scale of an amount's slider: its range, but for deposit, trade-in and residual never more than the loan, which starts as
 * the price of the car. The field beside it takes the whole range (S2 §5).
 *
 * @example
 * sliderRange("deposit", calculatorRanges(17990), 17990).max // 17990
 */
export function sliderRange(name: CalculatorAmount, ranges: CalculatorRanges, loanDollars: number): ValueRange {
  const range = ranges[name === "rate" ? "interest" : name];
  return asides.includes(name) ? { ...range, max: Math.min(range.max, loanDollars) } : range;
}

/** Why a calculation leaves nothing to repay, and the field that says so. */
export interface NothingLeft {
  name: "deposit" | "tradeIn" | "residual";
  message: string;
}

/**
 * Why there is nothing to repay: the deposit, the trade-in, both together or the residual are as much as the loan. Undefined
 * while something is left.
 *
 * @param options.write how money is written
 * @param options.of what the fields call what is lent on: "loan" or "price"
 * @example
 * nothingLeft({ loan: 17990, deposit: 20000, tradeIn: 0, residual: 0 }, { feeDollars: 0, write: (dollars) => `$${dollars}` })?.message
 * // "Must be less than the loan of $17990: nothing is left to repay."
 */
export function nothingLeft(
  { loan, deposit, tradeIn, residual }: Pick<CalculatorInput, "loan" | "deposit" | "tradeIn" | "residual">,
  { feeDollars, write, of = "loan" }: { feeDollars: number; write: (dollars: number) => string; of?: "loan" | "price" },
): NothingLeft | undefined {
  const less = `less than the ${of} of ${write(loan)}: nothing is left to repay.`;
  if (deposit > 0 && deposit >= loan) return { name: "deposit", message: `Must be ${less}` };
  if (tradeIn > 0 && tradeIn >= loan) return { name: "tradeIn", message: `Must be ${less}` };
  if (deposit + tradeIn > 0 && deposit + tradeIn >= loan)
    return { name: "tradeIn", message: `With the deposit, must be ${less}` };
  const financed = principalDollars({
    priceDollars: loan,
    depositDollars: deposit,
    tradeInDollars: tradeIn,
    feeDollars,
  });
  return residual > 0 && residual >= financed
    ? { name: "residual", message: `Must be less than the ${write(financed)} that is financed.` }
    : undefined;
}
