import { displayPrice, formatMoney, hasPreorderChip, priceTypeLabel, reducedBy, wasPrice } from "@forecourt/core";
import type { MoneyFormat } from "@forecourt/core";
import type { CarSummary } from "@forecourt/core/schemas";
import styles from "./vehicle-price.module.css";

/** What a price stands with. */
export interface PriceBlockProps {
  car: CarSummary;
  money: MoneyFormat;
  size: "card" | "page";
  /** When and by how much the price last fell, in place of the plain difference. */
  reducedNote?: string | undefined;
  /** How far it is below the market (S1 §4). */
  belowMarket?: string | undefined;
  /** Sentence on what it includes (legal-display.md). */
  note?: string | undefined;
}

/** Price of a car with what it includes, the price before and how much it fell (S1 §2, §4). */
export function PriceBlock({ car, money, size, reducedNote, belowMarket, note }: PriceBlockProps) {
  const price = displayPrice(car);
  const was = wasPrice(car);
  const reduced = reducedBy(car);
  const type =
    price.dollars === undefined ? undefined : price.kind === "subscription" ? price.unit : priceTypeLabel(car);
  const hasNotes = was !== undefined || reducedNote !== undefined || hasPreorderChip(car);
  const amount = (
    <p className={price.dollars === undefined ? styles.words : styles.amount} data-size={size}>
      {price.dollars === undefined ? price.text : formatMoney(price.dollars, money)}
      {type && (
        <>
          {" "}
          <span className={styles.type}>{type}</span>
        </>
      )}
    </p>
  );
  // A page of cards has dozens of prices with nothing beside them.
  if (size === "card" && !hasNotes && !belowMarket && !note) return amount;
  return (
    <div className={styles.block} data-size={size}>
      {amount}
      {hasNotes && (
        <p className={styles.notes}>
          {was !== undefined && (
            <>
              {"Was "}
              <s>{formatMoney(was, money)}</s>{" "}
            </>
          )}
          {(reducedNote ?? reduced) !== undefined && (
            <span className={styles.reduced}>{reducedNote ?? `Reduced by ${formatMoney(reduced ?? 0, money)}`}</span>
          )}
          {hasPreorderChip(car) && <span className={styles.preorder}>Preorder</span>}
        </p>
      )}
      {belowMarket && <p className={styles.market}>{belowMarket}</p>}
      {note && <p className={styles.note}>{note}</p>}
    </div>
  );
}
