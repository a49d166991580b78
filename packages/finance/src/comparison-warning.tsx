import { formatMoney } from "@forecourt/core";
import type { BudgetTerms } from "@forecourt/core";
import type { FinanceSettings } from "@forecourt/core/schemas";
import styles from "./finance-weekly.module.css";

/** What the warning needs. */
export interface ComparisonWarningProps {
  id: string;
  settings: FinanceSettings;
  money: { locale: string; currency: string };
  /** The shopper's own terms, which the estimates of the page assume. */
  terms?: BudgetTerms | undefined;
  /** Name of the lender whose own figures show on cards, on its own terms. @default none */
  lender?: string | undefined;
  /** The page shows a comparison rate that is not the site's own: a lender's, or the calculator's. @default false */
  always?: boolean;
}

/** The warning that goes with comparison rates, as text, once a page (rules 2.2, decisions.md row 75). Nothing on pages without estimates. */
export function ComparisonWarning({ id, settings, money, terms, lender, always = false }: ComparisonWarningProps) {
  const hasOwn = settings.weeklyEstimate && settings.comparisonRatePercent !== undefined;
  if (!hasOwn && !always) return null;
  const years = terms?.termYears ?? settings.termYears;
  return (
    <aside className={styles.warning} id={id} aria-label="About the repayment estimates">
      <p>
        {hasOwn && (
          <>
            Estimates assume the price shown, {downText(terms, money)}, {years} {years === 1 ? "year" : "years"} and weekly repayments
            {settings.establishmentFeeDollars > 0 && <>, with an establishment fee of {formatMoney(settings.establishmentFeeDollars, money)} added</>}.{" "}
          </>
        )}
        {lender !== undefined && <>An estimate by {lender} is on the deposit, term and final payment that its disclaimer on the page of the car names. </>}
        {hasOwn ? "They" : "Estimates"} are not an offer of finance. The comparison rate is based on a secured loan of {formatMoney(30_000, money)} over 5 years.
      </p>
      <p data-comparison-warning="">{settings.comparisonRateWarning}</p>
      {settings.creditLicence && <p>{settings.creditLicence}</p>}
      {settings.termsTo && (
        <p>
          <a href={settings.termsTo}>Finance terms and conditions</a>
        </p>
      )}
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
