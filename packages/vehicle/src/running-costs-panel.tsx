import type { MoneyFormat, ShownLoan } from "@forecourt/core";
import { useRunningCosts } from "./use-running-costs.ts";
import type { RunningCostsStart } from "./vehicle-facts.ts";
import styles from "./vehicle-panels.module.css";

/**
 * Running costs of a car (S1 §2, §9): fuel, or electricity with its tariff and range, road user charges, and five years
 * with the repayments of the loan that the page uses.
 *
 * @param loan the loan once the shopper changed it; undefined before
 * @param warningId id of the comparison-rate warning, which stands on the page once (decisions.md row 75) and is a
 *   popover
 */
export function RunningCostsPanel({
  start,
  loan,
  money,
  warningId,
}: {
  start: RunningCostsStart;
  loan?: ShownLoan | undefined;
  money: MoneyFormat;
  warningId: string;
}) {
  const isFuel = start.kind === "fuel";
  const { texts, wrong, form, onInput } = useRunningCosts(start, loan, money);
  return (
    <section className={styles.panel} id="running-costs" data-part="running-costs" aria-labelledby="costs-heading">
      <h2 className={styles.heading} id="costs-heading">
        {isFuel ? "Fuel and running costs" : "Electricity and running costs"}
      </h2>
      <form
        ref={form}
        className={styles.form}
        data-scripted
        data-event="calculatorUsed"
        onSubmit={(event) => event.preventDefault()}
        onInput={onInput}
      >
        <CostField
          label={isFuel ? "Fuel price per litre" : "Electricity per kWh"}
          name="price"
          start={`$${start.dollarsPerUnit.toFixed(2)}`}
          isWrong={wrong !== undefined}
        />
        <CostField
          label="Distance a week"
          name="distance"
          start={`${start.kmPerWeek} kms`}
          isWrong={wrong !== undefined}
        />
      </form>
      <p className={styles.answer} id="costs-wrong" role="status" data-error>
        {wrong}
      </p>
      <ul className={styles.figures}>
        <Figure label={`${isFuel ? "Fuel" : "Electricity"} a week`} value={texts.week} />
        <Figure label={`${isFuel ? "Fuel" : "Electricity"} a year`} value={texts.year} />
        {texts.charges && <Figure label="Road user charges a year" value={texts.charges} />}
        {start.range && <Figure label="Range on a full battery" value={start.range} />}
        {texts.finance && <Figure label="Repayments in five years" value={texts.finance} />}
        {start.showsYears && (
          <Figure
            label={texts.finance ? "Five years, repayments included" : "Five years of driving"}
            value={texts.total}
            strong
          />
        )}
      </ul>
      <p className={styles.basis}>
        {start.basis} An estimate: your own driving and prices will differ; servicing, insurance and registration come
        on top.
        {texts.financeBasis && (
          <>
            {` ${texts.financeBasis} `}
            <button
              className={styles.terms}
              type="button"
              popoverTarget={warningId}
              aria-label="T&Cs of these repayments"
            >
              T&amp;Cs
            </button>
          </>
        )}
      </p>
    </section>
  );
}

function CostField({ label, name, start, isWrong }: { label: string; name: string; start: string; isWrong: boolean }) {
  return (
    <label className={styles.field}>
      <span className={styles.label}>{label}</span>
      <input
        className={styles.input}
        name={name}
        inputMode="decimal"
        size={8}
        defaultValue={start}
        aria-invalid={isWrong || undefined}
        aria-describedby="costs-wrong"
      />
    </label>
  );
}

function Figure({ label, value, strong }: { label: string; value: string; strong?: boolean }) {
  return (
    <li className={styles.figure} data-strong={strong}>
      <span>{label}</span> {value}
    </li>
  );
}
