import { formatMoney } from "@forecourt/core";
import type { BudgetTerms } from "@forecourt/core";
import type { FinanceSettings } from "@forecourt/core/schemas";
import styles from "./finance-weekly.module.css";

/** The warning that goes with comparison rates, as text, once a page (rules 2.2, decisions.md row 75). Nothing on sites without estimates. */
export function ComparisonWarning({ id, settings, money, terms }: { id: string; settings: FinanceSettings; money: { locale: string; currency: string }; terms?: BudgetTerms | undefined }) {
  if (!settings.weeklyEstimate || settings.comparisonRatePercent === undefined) return null;
  const years = terms?.termYears ?? settings.termYears;
  return (
    <aside className={styles.warning} id={id} aria-label="About the repayment estimates">
      <p>
        Estimates assume the price shown, {downText(terms, money)}, {years} {years === 1 ? "year" : "years"} and weekly repayments
        {settings.establishmentFeeDollars > 0 && <>, with an establishment fee of {formatMoney(settings.establishmentFeeDollars, money)} added</>}. They are not an offer of
        finance. The comparison rate is based on a secured loan of {formatMoney(30_000, money)} over 5 years.
      </p>
      <p>WARNING: This comparison rate is true only for the examples given and may not include all fees and charges. Different terms, fees or other loan amounts might result in a different comparison rate.</p>
      {settings.creditLicence && <p>{settings.creditLicence}</p>}
    </aside>
  );
}

/** What the shopper puts down: "no deposit", "a deposit of $5,000 and a trade-in of $8,000". */
function downText({ depositDollars, tradeInDollars }: BudgetTerms = {}, money: { locale: string; currency: string }): string {
  const parts = [
    ...(depositDollars === undefined ? [] : [`a deposit of ${formatMoney(depositDollars, money)}`]),
    ...(tradeInDollars === undefined ? [] : [`a trade-in of ${formatMoney(tradeInDollars, money)}`]),
  ];
  return parts.length === 0 ? "no deposit" : parts.join(" and ");
}
