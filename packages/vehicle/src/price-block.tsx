import { displayPrice, formatMoney, hasPreorderChip, priceTypeLabel, reducedBy, wasPrice } from "@forecourt/core";
import type { CarSummary } from "@forecourt/core/schemas";
import styles from "./vehicle-price.module.css";

/** How money is written. */
export interface MoneyFormat {
  locale: string;
  currency: string;
}

/** Price of a car with what it includes, the price before and how much it fell (S1 §2, §4). */
export function PriceBlock({ car, money, size }: { car: CarSummary; money: MoneyFormat; size: "card" | "page" }) {
  const price = displayPrice(car);
  const was = wasPrice(car);
  const reduced = reducedBy(car);
  const type = price.dollars === undefined ? undefined : price.kind === "subscription" ? price.unit : priceTypeLabel(car);
  return (
    <div className={styles.block} data-size={size}>
      <p className={price.dollars === undefined ? styles.words : styles.amount}>
        {price.dollars === undefined ? price.text : formatMoney(price.dollars, money)}
        {type && <span className={styles.type}>{` ${type}`}</span>}
      </p>
      {(was !== undefined || hasPreorderChip(car)) && (
        <p className={styles.notes}>
          {was !== undefined && (
            <span className={styles.was}>
              <span className={styles.hidden}>Was </span>
              <s>{formatMoney(was, money)}</s>
            </span>
          )}
          {reduced !== undefined && <span className={styles.reduced}>Reduced by {formatMoney(reduced, money)}</span>}
          {hasPreorderChip(car) && <span className={styles.preorder}>Preorder</span>}
        </p>
      )}
    </div>
  );
}
