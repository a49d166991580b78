import { cardTag, hasComingSoonChip, hasReservedChip } from "@forecourt/core";
import type { CarSummary, StockSettings } from "@forecourt/core/schemas";
import { CertifiedBadge } from "./certified-badge.tsx";
import styles from "./vehicle-tags.module.css";

/** Props of {@link CarTags}. */
export interface CarTagsProps {
  car: CarSummary;
  stock: StockSettings;
  now: Date;
  /** Class of an element around them, or of the only one. @default none is around them */
  className?: string | undefined;
}

/**
 * The tag of a car (S1 §4), a certified car's as a picture, and Reserved (decisions.md row 4) and Coming soon beside it
 * where the tag says something else.
 */
export function CarTags({ car, stock, now, className }: CarTagsProps) {
  const tag = cardTag(car, { now, settings: stock });
  const isReserved = hasReservedChip(car) && tag?.kind !== "reserved";
  const isComing = hasComingSoonChip(car) && tag?.kind !== "coming_soon";
  if (!tag && !isReserved && !isComing) return null;
  const shown = [
    ...(tag ? [tag] : []),
    ...(isReserved ? [{ kind: "reserved", text: "Reserved" }] : []),
    ...(isComing ? [{ kind: "coming_soon", text: "Coming soon" }] : []),
  ];
  // One alone needs nothing around it.
  const isAlone = className !== undefined && shown.length === 1 && tag?.kind !== "certified";
  const tags = shown.map(({ kind, text }) =>
    kind === "certified" ? (
      <CertifiedBadge key={kind} text={text} make={car.make} />
    ) : (
      <span key={kind} className={isAlone ? `${className} ${styles.tag}` : styles.tag} data-kind={kind}>
        {text}
      </span>
    ),
  );
  return className === undefined || isAlone ? tags : <div className={className}>{tags}</div>;
}
