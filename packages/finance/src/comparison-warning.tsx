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
  /** The page shows figures that are not the site's own: a lender's, or the calculator's. @default false */
  always?: boolean;
  /** The page shows comparison rates; New Zealand asks for none. @default true */
  comparesRates?: boolean;
}

/**
 * What the estimates of a page assume, and the warning that goes with comparison rates, as text, once a page (rules 2.2, decisions.md
 * row 75). Nothing on pages without estimates.
 */
export function ComparisonWarning({ id, settings, money, terms, lender, always = false, comparesRates = true }: ComparisonWarningProps) {
  const hasOwn = settings.weeklyEstimate && (settings.comparisonRatePercent !== undefined || !comparesRates);
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
        {lender !== undefined && <>An estimate by {lender} is on the {lendersTerms(terms)} that its disclaimer on the page of the car names. </>}
        {hasOwn && lender === undefined ? "They" : "Estimates"} are not an offer of finance.
        {comparesRates && ` The comparison rate is based on a secured loan of ${formatMoney(30_000, money)} over 5 years.`}
      </p>
      {comparesRates && <p data-comparison-warning="">{settings.comparisonRateWarning}</p>}
      {settings.creditLicence && <p>{settings.creditLicence}</p>}
      {settings.termsTo && (
        <p>
          <a href={settings.termsTo}>Finance terms and conditions</a>
        </p>
      )}
    </aside>
  );
}

/** What a lender's estimate still has of the lender: the final payment always, deposit and term until the shopper names their own. */
function lendersTerms({ depositDollars, termYears }: BudgetTerms = {}): string {
  const parts = [...(depositDollars === undefined ? ["deposit"] : []), ...(termYears === undefined ? ["term"] : [])];
  return parts.length === 0 ? "final payment" : `${parts.join(", ")} and final payment`;
}

/** What the shopper puts down: "no deposit", "a deposit of $5,000 and a trade-in of $8,000". */
function downText({ depositDollars, tradeInDollars }: BudgetTerms = {}, money: { locale: string; currency: string }): string {
  const parts = [
    ...(depositDollars === undefined ? [] : [`a deposit of ${formatMoney(depositDollars, money)}`]),
    ...(tradeInDollars === undefined ? [] : [`a trade-in of ${formatMoney(tradeInDollars, money)}`]),
  ];
  return parts.length === 0 ? "no deposit" : parts.join(" and ");
}
