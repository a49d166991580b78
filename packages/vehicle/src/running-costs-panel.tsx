import type { MoneyFormat, ShownLoan } from "@forecourt/core";
import { useEffect, useRef, useState } from "react";
import { formText } from "./form-text.ts";
import type { RunningCostsStart } from "./vehicle-facts.ts";
import styles from "./vehicle-panels.module.css";

/**
 * Running costs of a car (S1 §2, §9): fuel, or electricity with its tariff and range, road user charges, and five years with the repayments
 * of the loan that the page uses. The first figures come from the server; the calculation is fetched with the
 * first change.
 *
 * @param loan the loan once the shopper changed it; undefined before
 * @param warningId id of the comparison-rate warning, which stands on the page once (decisions.md row 75) and is a popover
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
  const [texts, setTexts] = useState(start.texts);
  const [wrong, setWrong] = useState<string>();
  const [typed, setTyped] = useState<{ price: string; distance: string }>();
  const form = useRef<HTMLFormElement>(null);
  const isFuel = start.kind === "fuel";

  // Values typed before this code loaded.
  useEffect(() => {
    const fields = [...(form.current?.querySelectorAll("input") ?? [])];
    if (form.current && fields.some(({ value, defaultValue }) => value !== defaultValue))
      setTyped(readTyped(form.current));
  }, []);

  useEffect(() => {
    if (!typed && !loan) return;
    let isLatest = true;
    // Code that the network fails is asked for again with the next change; until then the figures stand as they were.
    const code = import("./calculate-running-costs.ts").catch(() => undefined);
    void code.then((loaded) => {
      if (!isLatest || !loaded) return;
      const { texts: calculated, error } = loaded.calculateRunningCosts(
        start.loan && loan ? { ...start, loan } : start,
        typed ?? { price: String(start.dollarsPerUnit), distance: String(start.kmPerWeek) },
        money,
      );
      setWrong(error);
      if (calculated) setTexts(calculated);
    });
    return () => {
      isLatest = false;
    };
  }, [typed, loan, start, money]);

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
        onInput={({ currentTarget }) => setTyped(readTyped(currentTarget))}
      >
        <label className={styles.field}>
          <span className={styles.label}>{isFuel ? "Fuel price per litre" : "Electricity per kWh"}</span>
          <input
            className={styles.input}
            name="price"
            inputMode="decimal"
            size={8}
            defaultValue={`$${start.dollarsPerUnit.toFixed(2)}`}
            aria-invalid={wrong !== undefined || undefined}
            aria-describedby="costs-wrong"
          />
        </label>
        <label className={styles.field}>
          <span className={styles.label}>Distance a week</span>
          <input
            className={styles.input}
            name="distance"
            inputMode="decimal"
            size={8}
            defaultValue={`${start.kmPerWeek} kms`}
            aria-invalid={wrong !== undefined || undefined}
            aria-describedby="costs-wrong"
          />
        </label>
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

function Figure({ label, value, strong }: { label: string; value: string; strong?: boolean }) {
  return (
    <li className={styles.figure} data-strong={strong}>
      <span>{label}</span> {value}
    </li>
  );
}

function readTyped(form: HTMLFormElement) {
  return { price: formText(form, "price"), distance: formText(form, "distance") };
}
