import { calculatorResult } from "./calculator.ts";
import type { CalculatorBasis, CalculatorInput } from "./calculator.ts";
import { principalDollars } from "./repayment.ts";

/** Why a calculation leaves nothing to repay, and the field that says so. */
export interface RepaymentProblem {
  name: "deposit" | "tradeIn" | "residual";
  message: string;
}

/**
 * Why there is nothing to repay: the deposit, the trade-in, both together or the residual are as much as the price.
 * Undefined while something is left.
 *
 * @param options.write how money is written
 * @example
 * nothingToRepay({ loan: 17990, deposit: 20000, tradeIn: 0, residual: 0 }, { feeDollars: 0, write: (dollars) => `$${dollars}` })?.message
 * // "Must be less than the price of $17990: nothing is left to repay."
 */
export function nothingToRepay(
  { loan, deposit, tradeIn, residual }: Pick<CalculatorInput, "loan" | "deposit" | "tradeIn" | "residual">,
  { feeDollars, write }: { feeDollars: number; write: (dollars: number) => string },
): RepaymentProblem | undefined {
  const less = `less than the price of ${write(loan)}: nothing is left to repay.`;
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

/**
 * Why a calculation shows no repayment, beside the field that is the reason: there is {@link nothingToRepay} to repay,
 * or what is left is so little that no figure shows (S1 §5, decisions.md row 90). Undefined while one shows, and where
 * no field of the shopper's is the reason.
 *
 * @param write how money is written
 * @example
 * noRepaymentReason({ loan: 30000, term: 5, rate: 0, deposit: 0, tradeIn: 0, residual: 29000, frequency: "weekly" }, { start: calculatorStart(calculatorRanges(30000), undefined, { monthlyOnly: false }), feeDollars: 0, fees: [], needsComparisonRate: false }, String)?.name // "residual"
 */
export function noRepaymentReason(
  input: CalculatorInput,
  basis: CalculatorBasis,
  write: (dollars: number) => string,
): RepaymentProblem | undefined {
  if (calculatorResult(input, basis).payment !== null) return undefined;
  const nothing = nothingToRepay(input, { feeDollars: basis.feeDollars, write });
  if (nothing) return nothing;
  const name = (["residual", "tradeIn", "deposit"] as const).find(
    (each) => input[each] > 0 && calculatorResult({ ...input, [each]: 0 }, basis).payment !== null,
  );
  return (
    name && {
      name,
      message: "Leaves too little to repay for a figure. Enter less to see one.",
    }
  );
}
