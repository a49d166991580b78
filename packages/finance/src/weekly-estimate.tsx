import { formatMoney, salePrice, weeklyTeaser } from "@forecourt/core";
import type { BudgetTerms } from "@forecourt/core";
import type { CarSummary, FinanceSettings } from "@forecourt/core/schemas";
import styles from "./finance-weekly.module.css";

/** What the weekly line needs. */
export interface WeeklyEstimateProps {
  car: Pick<CarSummary, "price" | "offer_price" | "subscription_price" | "preorder">;
  settings: FinanceSettings;
  money: { locale: string; currency: string };
  /** Id of the warning that stands on the page once (decisions.md row 75). */
  warningId: string;
  /** The shopper's own deposit, trade-in and term. @default the site's term, nothing down */
  terms?: BudgetTerms | undefined;
}

/**
 * The weekly line under a price: figure, rate and comparison rate in the same block and of the same size
 * (decisions.md row 75). Nothing shows when the site shows no estimates or the payment is 25 or less.
 */
export function WeeklyEstimate({ car, settings, money, warningId, terms = {} }: WeeklyEstimateProps) {
  const { weeklyEstimate, interestRatePercent, comparisonRatePercent, termYears, establishmentFeeDollars } = settings;
  if (!weeklyEstimate || interestRatePercent === undefined) return null;
  const { weeklyDollars: _budget, ...own } = terms;
  const weekly = weeklyTeaser({ priceDollars: salePrice(car), ratePercentPerYear: interestRatePercent, termYears, feeDollars: establishmentFeeDollars, ...own });
  if (weekly === undefined) return null;
  return (
    <p className={styles.line}>
      <span className={styles.part}>{`Est. ${formatMoney(weekly, { ...money, cents: true })} a week,`}</span> <span className={styles.part}>{`${interestRatePercent.toFixed(2)}% p.a.`}</span>
      {comparisonRatePercent !== undefined && (
        <>
          , <span className={styles.part}>{`comparison rate ${comparisonRatePercent.toFixed(2)}% p.a.`}</span>{" "}
          <a className={styles.terms} href={`#${warningId}`} aria-label="T&Cs of this estimate">
            T&amp;Cs
          </a>
        </>
      )}
    </p>
  );
}
