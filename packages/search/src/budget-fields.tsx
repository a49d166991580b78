import { budgetTermYears, capitalized, formatNumber } from "@forecourt/core";
import type { SearchQuery, InvalidBudgetTerm } from "@forecourt/core";
import { useId } from "react";
import facet from "./search-facet.module.css";
import styles from "./search-terms.module.css";
import { useSyncedValue } from "./use-synced-value.ts";

/** Props of {@link BudgetFields}. */
export interface BudgetFieldsProps {
  search: SearchQuery;
  /** Rate and comparison rate that the estimates use, as text of equal prominence (decisions.md row 75). */
  rates: string;
  /** Terms to choose from, in years. @default 1 to 7 */
  years?: readonly number[] | undefined;
  /** Id of the comparison-rate warning, which the page shows once (decisions.md row 75). */
  warningId: string;
  /** Typed values that cannot be used. @default none */
  unread?: readonly InvalidBudgetTerm[] | undefined;
  /** The site's word for its stock, in the plural. */
  vehicles: string;
  locale: string;
  /**
   * Facets of one group stand open one at a time, and a chosen budget does not open its own. @default it stands by
   * itself
   */
  group?: string | undefined;
}

const none: readonly InvalidBudgetTerm[] = [];
const labels = { weekly: "Weekly repayment up to", term: "Term", deposit: "Deposit", tradeIn: "Trade-in" } as const;

/**
 * Weekly budget, deposit, trade-in and term as filters (issue 5 point 6), fields of the form around them. Never worded
 * as an approval.
 */
export function BudgetFields({
  search,
  rates,
  years = budgetTermYears,
  warningId,
  unread = none,
  vehicles,
  locale,
  group,
}: BudgetFieldsProps) {
  const { budget = {} } = search;
  const weekly = useSyncedValue<HTMLInputElement>(String(budget.weeklyDollars ?? ""));
  const deposit = useSyncedValue<HTMLInputElement>(String(budget.depositDollars ?? ""));
  const tradeIn = useSyncedValue<HTMLInputElement>(String(budget.tradeInDollars ?? ""));
  const term = useSyncedValue<HTMLSelectElement>(String(budget.termYears ?? ""));
  const errorId = useId();
  const money = (name: "weekly" | "deposit" | "tradeIn", value: number | undefined) =>
    ({
      className: styles.input,
      type: "text",
      inputMode: "numeric",
      maxLength: 11,
      placeholder: "$",
      name,
      defaultValue: unread.find((each) => each.name === name)?.text ?? value ?? "",
      ...(unread.some((each) => each.name === name)
        ? { "aria-invalid": true, "aria-describedby": `${errorId}-${name}` }
        : {}),
    }) as const;
  return (
    <details
      className={facet.group}
      data-part="facet"
      data-facet="budget"
      name={group}
      data-dropdown={group && ""}
      open={(group === undefined && search.budget !== undefined) || unread.length > 0}
    >
      <summary className={facet.summary}>
        Weekly budget
        {group !== undefined &&
          budget.weeklyDollars !== undefined &&
          `: $${formatNumber(budget.weeklyDollars, locale, 3)}`}
      </summary>
      <div className={styles.form}>
        <label className={styles.field}>
          {labels.weekly}
          <input ref={weekly} {...money("weekly", budget.weeklyDollars)} />
        </label>
        <label className={styles.field}>
          {labels.term}
          <select ref={term} className={styles.input} name="term" defaultValue={budget.termYears ?? ""}>
            <option value="">Standard term</option>
            {years.map((each) => (
              <option key={each} value={each}>{`${each} ${each === 1 ? "year" : "years"}`}</option>
            ))}
          </select>
        </label>
        <label className={styles.field}>
          {labels.deposit}
          <input ref={deposit} {...money("deposit", budget.depositDollars)} />
        </label>
        <label className={styles.field}>
          {labels.tradeIn}
          <input ref={tradeIn} {...money("tradeIn", budget.tradeInDollars)} />
        </label>
        {unread.map(({ name, text, max }) => (
          <p key={name} className={styles.problem} id={`${errorId}-${name}`} role="alert">
            {labels[name]}: “{text}” is not{" "}
            {name === "term"
              ? `a term. Choose 1 to ${max} years.`
              : `an amount. Enter whole dollars from $1 to $${formatNumber(max, locale)}.`}
          </p>
        ))}
        <p className={styles.note}>
          {rates}{" "}
          <button
            className={styles.terms}
            type="button"
            popoverTarget={warningId}
            aria-label="T&Cs of the weekly budget"
          >
            T&amp;Cs
          </button>{" "}
          Estimate only, not an offer of credit. {capitalized(vehicles)} without an estimate are left out.
        </p>
        <button className={styles.apply} type="submit">
          Set budget
        </button>
      </div>
    </details>
  );
}
