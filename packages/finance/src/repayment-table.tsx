import { calculatorLoan, formatMoney, repaymentSchedule } from "@forecourt/core";
import type { CalculatorInput, MoneyFormat } from "@forecourt/core";
import styles from "./finance-schedule.module.css";

/** Props of {@link RepaymentTable}. */
export interface RepaymentTableProps {
  input: CalculatorInput;
  feeDollars: number;
  money: MoneyFormat;
}

/** Every repayment of the loan, to be read and printed (decisions.md row 63). */
export function RepaymentTable({ input, feeDollars, money }: RepaymentTableProps) {
  const rows = repaymentSchedule(calculatorLoan(input, feeDollars)) ?? [];
  const write = (dollars: number) => formatMoney(dollars, { ...money, cents: true });
  return (
    <div className={styles.schedule} data-part="repayment-table">
      {/* With a button inside, a keyboard can scroll it. */}
      <div className={styles.scroll}>
        <button type="button" className={styles.print} onClick={() => printSchedule()}>
          Print schedule
        </button>
        <table>
          <caption>
            {write(input.loan)} over {Number(input.term.toFixed(2))} {input.term === 1 ? "year" : "years"} in{" "}
            {input.frequency} repayments. An estimate, not an offer of finance.
          </caption>
          <thead>
            <tr>
              <th scope="col">No.</th>
              <th scope="col">Repayment</th>
              <th scope="col">Interest</th>
              <th scope="col">Principal</th>
              <th scope="col">Owing</th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.number}>
                <th scope="row">{row.number}</th>
                <td>{write(row.paymentDollars)}</td>
                <td>{write(row.interestDollars)}</td>
                <td>{write(row.principalDollars)}</td>
                <td>{write(row.balanceDollars)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </div>
  );
}

/** Prints the schedule alone; the style sheet knows the mark on the page. */
function printSchedule(): void {
  document.documentElement.dataset["printing"] = "schedule";
  addEventListener("afterprint", () => delete document.documentElement.dataset["printing"], { once: true });
  print();
}
