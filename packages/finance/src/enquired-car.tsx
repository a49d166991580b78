import type { ReactNode } from "react";
import styles from "./finance-enquiry.module.css";

/** Props of {@link EnquiredCar}. */
export interface EnquiredCarProps {
  name: string;
  href: string;
  price: string;
  /** The weekly line, or the price type. */
  detail: ReactNode;
  picture: ReactNode;
}

/** The car that the enquiry is about, always in sight (S2 §2 "side card"). */
export function EnquiredCar({ name, href, price, detail, picture }: EnquiredCarProps) {
  return (
    <aside className={styles.card} aria-label="Your car">
      {picture}
      <p className={styles.carName}>
        <a href={href}>{name}</a>
      </p>
      <p className={styles.carPrice}>{price}</p>
      <div className={styles.soft}>{detail}</div>
    </aside>
  );
}
