import { WeeklyEstimate } from "@forecourt/finance/weekly";
import { CarPicture } from "@forecourt/vehicle/card";
import { comparisonWarningId } from "../comparison-warning-id.ts";
import { siteFrequency } from "../site-frequency.ts";
import { useSite } from "../use-site.ts";
import type { FinanceExampleData } from "./finance-page-data.ts";
import styles from "./storefront-finance.module.css";

/** What a car of the stock costs a week, on a page of finance whose form is not open yet. */
export function FinanceExample({ name, path, price, picture, figure }: FinanceExampleData) {
  const { site, money } = useSite();
  return (
    <div className={styles.example}>
      <CarPicture source={picture} alt="" widths={[160, 320, 480]} sizes="160px" priority />
      <p>
        <a href={path}>{name}</a>
      </p>
      <p>
        <strong>{price}</strong>
      </p>
      <WeeklyEstimate figure={figure} money={money} warningId={comparisonWarningId} frequency={siteFrequency(site)} />
    </div>
  );
}
