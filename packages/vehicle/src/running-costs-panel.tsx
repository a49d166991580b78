import { useState } from "react";
import type { FormEvent } from "react";
import { formText } from "./form-text.ts";
import type { MoneyFormat } from "./price-block.tsx";
import type { RunningCostsStart } from "./vehicle-facts.ts";
import styles from "./vehicle-panels.module.css";

/**
 * What driving costs (S1 §2, §9): fuel, or electricity with its tariff and range, road user charges, and five years with the
 * repayments. The first figures come from the server; the reckoning is fetched with the first change.
 */
export function RunningCostsPanel({ start, money }: { start: RunningCostsStart; money: MoneyFormat }) {
  const [texts, setTexts] = useState(start.texts);
  const [wrong, setWrong] = useState<string>();
  const isFuel = start.kind === "fuel";

  const reckon = (event: FormEvent<HTMLFormElement>) => {
    const typed = { price: formText(event.currentTarget, "price"), distance: formText(event.currentTarget, "distance") };
    void import("./reckon-costs.ts").then(({ reckonCosts }) => {
      const { texts: reckoned, error } = reckonCosts(start, typed, money);
      setWrong(error);
      if (reckoned) setTexts(reckoned);
    });
  };

  return (
    <section className={styles.panel} id="running-costs" aria-labelledby="costs-heading">
      <h2 className={styles.heading} id="costs-heading">
        {isFuel ? "Fuel and running costs" : "Electricity and running costs"}
      </h2>
      <form className={styles.form} data-scripted data-event="calculatorUsed" onSubmit={(event) => event.preventDefault()} onInput={reckon}>
        <label className={styles.field}>
          <span className={styles.label}>{isFuel ? "Fuel price per litre" : "Electricity per kWh"}</span>
          <input className={styles.input} name="price" inputMode="decimal" size={8} defaultValue={`$${start.dollarsPerUnit.toFixed(2)}`} aria-invalid={wrong !== undefined || undefined} aria-describedby="costs-wrong" />
        </label>
        <label className={styles.field}>
          <span className={styles.label}>Distance a week</span>
          <input className={styles.input} name="distance" inputMode="decimal" size={8} defaultValue={`${start.kmPerWeek} kms`} aria-invalid={wrong !== undefined || undefined} aria-describedby="costs-wrong" />
        </label>
      </form>
      <p className={styles.answer} id="costs-wrong" role="status" data-error>
        {wrong}
      </p>
      <dl className={styles.figures}>
        <Figure label={`${isFuel ? "Fuel" : "Electricity"} a week`} value={texts.week} />
        <Figure label={`${isFuel ? "Fuel" : "Electricity"} a year`} value={texts.year} />
        {texts.charges && <Figure label="Road user charges a year" value={texts.charges} />}
        {start.range && <Figure label="Range on a full battery" value={start.range} />}
        {texts.finance && <Figure label="Repayments in five years" value={texts.finance} />}
        {start.showsYears && <Figure label={texts.finance ? "Five years, repayments included" : "Five years of driving"} value={texts.total} strong />}
      </dl>
      <p className={styles.basis}>
        {start.basis} An estimate: your own driving and prices will differ; servicing, insurance and registration come on top.
        {start.financeBasis && ` ${start.financeBasis}`}
      </p>
    </section>
  );
}

function Figure({ label, value, strong }: { label: string; value: string; strong?: boolean }) {
  return (
    <div className={styles.figure} data-strong={strong}>
      <dt>{label}</dt>
      <dd>{value}</dd>
    </div>
  );
}
