import { cardTag, hasComingSoonChip, hasReservedChip } from "@forecourt/core";
import type { CarSummary, StockSettings } from "@forecourt/core/schemas";
import { CertifiedBadge } from "./certified-badge.tsx";
import styles from "./vehicle-tags.module.css";

/** The tag of a car (S1 §4), a certified car's as a picture, and Reserved (decisions.md row 4) and Coming Soon beside it where the tag says something else. */
export function CarTags({ car, stock, now }: { car: CarSummary; stock: StockSettings; now: Date }) {
  const tag = cardTag(car, { now, settings: stock });
  return (
    <>
      {tag?.kind === "certified" && <CertifiedBadge text={tag.text} make={car.make} />}
      {tag && tag.kind !== "certified" && (
        <span className={styles.tag} data-kind={tag.kind}>
          {tag.text}
        </span>
      )}
      {hasReservedChip(car) && tag?.kind !== "reserved" && (
        <span className={styles.tag} data-kind="reserved">
          Reserved
        </span>
      )}
      {hasComingSoonChip(car) && tag?.kind !== "coming_soon" && (
        <span className={styles.tag} data-kind="coming_soon">
          Coming Soon
        </span>
      )}
    </>
  );
}
