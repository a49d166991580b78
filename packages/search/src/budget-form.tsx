import { budgetParameters, budgetTermYears } from "@forecourt/core";
import type { SearchQuery } from "@forecourt/core";
import { IconChevronDown } from "@forecourt/ui-kit/icon";
import { HiddenFields } from "./hidden-fields.tsx";
import facet from "./search-facet.module.css";
import styles from "./search-terms.module.css";
import { useSyncedValue } from "./use-synced-value.ts";

/** What a budget search is made with. `rates` stands beside the form: rate and comparison rate of the estimates. */
export interface BudgetFormProps {
  basePath: string;
  search: SearchQuery;
  /** Rate and comparison rate that the estimates use, as text of equal prominence (decisions.md row 75). */
  rates: string;
}

/** Weekly budget, deposit, trade-in and term as filters (issue 5 point 6). Never worded as an approval. */
export function BudgetForm({ basePath, search, rates }: BudgetFormProps) {
  const { budget = {} } = search;
  const weekly = useSyncedValue<HTMLInputElement>(String(budget.weeklyDollars ?? ""));
  const deposit = useSyncedValue<HTMLInputElement>(String(budget.depositDollars ?? ""));
  const tradeIn = useSyncedValue<HTMLInputElement>(String(budget.tradeInDollars ?? ""));
  const term = useSyncedValue<HTMLSelectElement>(String(budget.termYears ?? ""));
  const money = { className: styles.input, type: "text", inputMode: "numeric", maxLength: 11, placeholder: "$" } as const;
  return (
    <details className={facet.group} open={search.budget !== undefined}>
      <summary className={facet.summary}>
        Weekly budget
        <IconChevronDown size={18} />
      </summary>
      <form className={styles.form} action={basePath} method="get" data-search-form data-shows-results>
        <HiddenFields search={search} without={budgetParameters} />
        <label className={styles.field}>
          Most a week
          <input ref={weekly} {...money} name="weekly" defaultValue={budget.weeklyDollars ?? ""} />
        </label>
        <label className={styles.field}>
          Term
          <select ref={term} className={styles.input} name="term" defaultValue={budget.termYears ?? ""}>
            <option value="">Usual</option>
            {budgetTermYears.map((years) => (
              <option key={years} value={years}>{`${years} ${years === 1 ? "year" : "years"}`}</option>
            ))}
          </select>
        </label>
        <label className={styles.field}>
          Deposit
          <input ref={deposit} {...money} name="deposit" defaultValue={budget.depositDollars ?? ""} />
        </label>
        <label className={styles.field}>
          Trade-in
          <input ref={tradeIn} {...money} name="tradeIn" defaultValue={budget.tradeInDollars ?? ""} />
        </label>
        <p className={styles.note}>{`${rates} Estimate only, not an offer of credit. Cars without a price are left out.`}</p>
        <button className={styles.apply} type="submit">
          Show cars in budget
        </button>
      </form>
    </details>
  );
}
