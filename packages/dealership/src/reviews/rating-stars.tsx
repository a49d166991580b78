import type { CSSProperties } from "react";
import styles from "./dealership-reviews.module.css";

/** A rating as five stars, which say in words what they show. */
export function RatingStars({ rating, size = 18 }: { rating: number; /** px. @default 18 */ size?: number }) {
  const share = Math.max(0, Math.min(1, rating / 5));
  return (
    <span
      className={styles.stars}
      role="img"
      aria-label={`${Number(rating.toFixed(1))} out of 5 stars`}
      style={{ "--stars-share": `${Math.round(share * 1000) / 10}%`, "--stars-size": `${size}px` } as CSSProperties}
    />
  );
}
