import type { PaymentMark } from "@forecourt/api";
import styles from "./storefront-banners.module.css";

/** Ways to pay whose mark there is. Maestro has none: it is no longer issued. */
const marks: Readonly<Record<string, PaymentMark | undefined>> = {
  "Apple Pay": "apple-pay",
  "Google Pay": "google-pay",
  Mastercard: "mastercard",
  Visa: "visa",
};

/** Ways to pay, by their marks, or by name where there is none (S1 §9, S2 §2 "We accept payment"). */
export function PaymentStrip({ names }: { names: readonly string[] }) {
  return (
    <section className={styles.payments}>
      <h2>We accept payment</h2>
      <ul>
        {names.map((name) => (
          <li key={name}>
            {marks[name] === undefined ? (
              name
            ) : (
              <img src={`/api/payment-marks/${marks[name]}.svg`} alt={name} width={40} height={40} loading="lazy" />
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
